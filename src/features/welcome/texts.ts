export const slideDeck = {
  label: 'What Kindfare does',
  position: (place: number, slides: number, title: string) => `${place} of ${slides}: ${title}`,
};

export const slideDots = {
  slideLabel: (place: number, slides: number) => `Slide ${place} of ${slides}`,
};

export const slidesScreen = {
  defaultTitle: 'Food that agrees with you.',
  defaultText: 'Recipes and meal plans that explain themselves, ingredient by ingredient.',
  title: 'What Kindfare does',
  skip: 'Skip',
  start: 'Get Started',
  next: 'Next',
};

export const splashScreen = {
  title: 'Welcome',
  brand: 'Kindfare',
  claim: 'Food that agrees with you.',
};

export const welcomeScreen = {
  title: 'Welcome',
  heading: 'Eat well with the body you have.',
  text: 'Kindfare checks every ingredient of a recipe and tells you before you cook whether it’s right for you.',
  showHow: 'Show me how',
  skip: 'Skip the tour',
};
