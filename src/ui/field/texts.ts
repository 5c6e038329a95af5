export const passwordField = {
  hide: 'Hide password',
  show: 'Show password',
};

export const searchField = {
  clear: 'Clear search',
  nothingFound: 'Nothing found',
  found: (count: string, hasMore: boolean) =>
    `${hasMore ? 'More than ' : ''}${count} ${count === '1' ? 'result' : 'results'}`,
};

export const servingsStepper = {
  label: 'Servings',
  fewer: 'Fewer',
  servings: (servings: number) => `${servings} ${servings === 1 ? 'serving' : 'servings'}`,
  more: 'More',
};

export const starChoice = {
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
};

export const unitsSwitch = {
  us: 'US',
  metric: 'Metric',
  label: 'Units',
};
