/** The members of a demo and their data. */
export const demoAccount = { email: 'demo@example.com', password: 'demo-password' } as const;

export const demoProfile = {
  name: 'Maya Lindqvist',
  date_of_birth: '1988-04-12',
  gender: 'female',
  height: 66,
  weight: 141,
  bio: 'Histamine and I have an arrangement: I cook on Sundays and freeze the rest.',
} as const;

export const demoPreferences = {
  recipe_low_histamine_enabled: true,
  recipes_excluded_ingredients: ['Peanuts'],
} as const;

/** The sandbox purchase of the member. */
export const demoMembership = { plan: 'plus', duration: 'yearly', daysAgo: 5 } as const;

/** The member's custom food, and the target of the planned week. */
export const demoPlan = {
  targetCalories: 1900,
  food: {
    title: 'Rice cakes with sunflower butter',
    calories: 180,
    protein: 4,
    fat: 9,
    carbs: 21,
    diets: ['Vegan'],
    intolerances: [],
  },
} as const;

/** Other members, with their reviews of the first, second … favorite of the member. */
export const demoOthers = [
  {
    email: 'ines@example.com',
    name: 'Ines Romero',
    reviews: [
      [5, 'On the table in half an hour, and nobody asked what was left out.'],
      [4, 'Mild and filling. I doubled the herbs.'],
      [5, 'The first dish in months that I could share with my sister, who reacts to everything.'],
    ],
  },
  {
    email: 'tomas@example.com',
    name: 'Tomas Berg',
    reviews: [
      [4, 'Good on the day, better the day after. It freezes well in single portions.'],
      [5, 'I finally understand which ingredient it was. Left it out, slept well.'],
    ],
  },
  {
    email: 'aiko@example.com',
    name: 'Aiko Tan',
    reviews: [
      [5, 'Simple enough for a Tuesday.'],
      [3, 'A bit plain for us. Lemon at the end helped.'],
      [4, 'The amounts were right to the gram.'],
    ],
  },
] as const;

/** The member's review of the first favorite. */
export const demoReview = [5, 'My standard since spring. It agrees with me every single time.'] as const;

/** Collections by the search that finds their recipes. */
export const demoCollections = [
  { name: 'Sunday cooking', query: 'soup' },
  { name: 'Quick on weekdays', query: 'salad' },
  { name: 'For guests', query: 'roast' },
] as const;
