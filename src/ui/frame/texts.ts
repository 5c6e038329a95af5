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
  unread: (count: number) => `Notifications, ${count} unread`,
  notifications: 'Notifications',
};

export const stepBar = {
  back: 'Back',
  progress: 'Progress',
  step: (step: number, count: number) => `Step ${step} of ${count}`,
};

export const tabs = {
  mealType: 'Meal type',
};

export const topBar = {
  back: 'Back',
};
