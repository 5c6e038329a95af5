export const passwordField = {
  hide: 'Hide password',
  show: 'Show password',
};

export const searchField = {
  clear: 'Clear search',
};

export const servingsStepper = {
  label: 'Servings',
  fewer: 'Fewer',
  serving: 'serving',
  servings: 'servings',
  more: 'More',
};

export const starChoice = {
  star: '1 star',
  stars: (count: number) => `${count} stars`,
};

export const unitsSwitch = {
  us: 'US',
  metric: 'Metric',
  label: 'Units',
};
