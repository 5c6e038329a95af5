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

/** The member's profile picture. */
export const demoPhoto = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">
  <path fill="#e0e9d8" d="M0 0h256v256H0z"/>
  <path fill="#3b2a22" d="M66 118c0-46 27-74 62-74s62 28 62 74c0 34 6 66 14 88H52c8-22 14-54 14-88z"/>
  <path fill="#c98f6b" d="M110 150h36v40h-36z"/>
  <path fill="#356a4a" d="M40 256c2-44 32-70 70-74 4 12 32 12 36 0 38 4 68 30 70 74z"/>
  <ellipse cx="128" cy="116" rx="40" ry="48" fill="#dba781"/>
  <path fill="#3b2a22" d="M86 112c2-34 24-50 46-48 22 0 38 18 40 44-22-4-42-14-50-28-8 16-22 28-36 32z"/>
  <path fill="none" stroke="#7c3f2c" stroke-width="4" stroke-linecap="round" d="M114 138c8 8 20 8 28 0"/>
  <circle cx="113" cy="116" r="4" fill="#2b1f1a"/><circle cx="143" cy="116" r="4" fill="#2b1f1a"/>
</svg>`;

/** Codes of the member and of the one who brought her; with both, no question covers the dashboard. */
export const demoCodes = { own: 'MAYA-26', referrer: 'INES-26' } as const;

export const demoOwnRecipes = [
  {
    title: 'Maya’s Sunday chicken and rice',
    summary: 'Six portions for the freezer, mild and quick to warm up.',
    servings: 6,
    ready_in_minutes: 55,
    meal_types: ['Main course'],
    ingredients: [
      '800 g chicken breast, diced',
      '400 g long-grain rice',
      '400 g carrots, sliced',
      '300 g zucchini, sliced',
      '2 tbsp olive oil',
      '1 tsp salt',
    ],
    steps: [
      'Brown the chicken in the oil over medium heat for 8 minutes.',
      'Add the carrots, rice, salt and 900 ml of water. Cover and simmer for 15 minutes.',
      'Fold in the zucchini and cook for 5 minutes. Cool quickly and freeze in portions.',
    ],
  },
  {
    title: 'Rice porridge with apple',
    summary: 'Breakfast on slow mornings.',
    servings: 1,
    ready_in_minutes: 25,
    meal_types: ['Breakfast'],
    ingredients: ['60 g white rice', '350 ml water', '1 apple, diced', '1 tsp maple syrup'],
    steps: ['Simmer the rice in the water for 20 minutes.', 'Top with the apple and the maple syrup.'],
  },
] as const;

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
      [4, 'Halved it for two, and it worked.'],
      [5, 'Packed cold for work, still good.'],
      [4, 'A good one for the freezer.'],
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
      [5, 'My son asked for seconds.'],
      [4, 'Took ten minutes longer on my old stove.'],
      [5, 'Never thought this would suit me.'],
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
