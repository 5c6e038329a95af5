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
  servings: (count: number) => `${count} ${count === 1 ? 'serving' : 'servings'}`,
  more: 'More',
};

export const starChoice = {
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
};

export const unitsSwitch = {
  us: 'US',
  metric: 'Metric',
  label: 'Units',
};
