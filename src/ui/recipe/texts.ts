export const directionSteps = {
  label: 'Directions',
};

export const favoriteButton = {
  remove: (title: string) => `Remove ${title} from favorites`,
  add: (title: string) => `Add ${title} to favorites`,
};

export const ingredientList = {
  label: 'Ingredients',
};

export const nutrientOverview = {
  grams: (amount: string) => `${amount} g`,
};

export const nutrientTable = {
  caption: 'Nutrients per serving',
  nutrient: 'Nutrient',
  perServing: 'Per serving',
  dailyNeeds: 'Daily needs',
  noValue: 'no value',
};

export const printButton = {
  print: 'Print',
};

export const recipeMeta = {
  new: 'New',
  rated: 'Rated',
  outOf: 'out of 5',
  serves: 'Serves',
};

export const stars = {
  rating: (rating: number) => `${rating} out of 5 stars`,
};

export const formatMinutes = {
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes}`,
};

export const recipeFacts = {
  publishedBy: (author: string) => `Published by ${author}`,
};
