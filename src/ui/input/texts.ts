export const calorieRange = {
  range: (from: number, to: number) => `${from} to ${to}`,
  upTo: (to: number) => `Up to ${to}`,
  orMore: (from: number) => `${from} or more`,
  any: 'Any',
  label: 'Calories per serving',
  least: 'Minimum calories',
  most: 'Maximum calories',
  noLimit: 'No upper limit',
};

export const levelSlider = {
  low: 'Low recipes only',
  medium: 'Low and medium recipes',
  high: 'Low, medium, and high recipes',
  about: (name: string) => `About ${name}`,
  limit: (name: string) => `Limit ${name}`,
  off: 'Off: any level is fine',
  level: (name: string) => `${name} level`,
};

export const passwordField = {
  hide: 'Hide password',
  show: 'Show password',
};

export const segmentedChoice = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  appearance: 'Appearance',
  monthly: 'Monthly',
  yearly: 'Yearly',
  saving: (percent: number) => `Save ${percent}%`,
  billing: 'Billing',
};
