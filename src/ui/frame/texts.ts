export const bottomNavigation = {
  health: 'Health',
  collections: 'Collections',
  planner: 'Planner',
  account: 'Account',
  label: 'Main',
};

export const header = {
  home: 'Kindfare, home',
  menu: 'Menu',
  unread: (count: string) => `Notifications, ${count} unread`,
  notifications: 'Notifications',
};

export const stepBar = {
  back: 'Back',
  progress: 'Progress',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
};

export const tabs = {
  mealType: 'Meal type',
};

export const topBar = {
  back: 'Back',
};
