export const fineTuneRows = {
  fineTune: (intolerance: string) => `Fine-tune ingredients: ${intolerance}`,
};

export const healthIntroductionScreen = {
  dietTitle: 'Diet Type',
  dietText: 'How you eat on most days.',
  proteinsTitle: 'Protein Sources',
  proteinsText: 'Fish, eggs, beans: what you like to eat.',
  allergiesTitle: 'Allergies',
  allergiesText: 'What you’re allergic to.',
  intolerancesTitle: 'Food Intolerances',
  intolerancesText: 'Oxalate, histamine, sulfur, FODMAP, salicylate.',
  excludedTitle: 'Excluded Ingredients',
  excludedText: 'What you just don’t like.',
  title: 'Health and wellness',
  heading: 'Tell us what agrees with you.',
  intro: 'Five short questions, about two minutes. Then we check every recipe against your answers.',
  guidance: 'You can change every answer later. General guidance, not medical advice.',
  start: 'Get Started!',
};

export const healthQuizScreen = {
  dietTitle: 'Do you follow a diet?',
  dietText: 'If you pick a diet, we only show recipes that fit it. You can change this later.',
  proteinsTitle: 'Which proteins do you eat?',
  proteinsText: 'Choose the ones you like, or leave this blank for all.',
  allergiesTitle: 'What are you allergic to?',
  allergiesText:
    'We leave out recipes that contain these. With a severe allergy, always read the label, too.',
  intolerancesTitle: 'What should we keep low?',
  intolerancesText: 'Choose the ones that bother you. Not sure? Skip this; you can add them later.',
  excludedTitle: 'Anything else to leave out?',
  excludedText: 'Ingredients you just don’t like.',
  title: 'Health quiz',
  finish: 'Finish',
  next: 'Next',
};

export const intoleranceManager = {
  title: (intolerance: string) => `Low ${intolerance}`,
  done: 'Done',
  failedTitle: 'We couldn’t load the ingredients',
  intro: 'We hide recipes with ingredients you uncheck.',
  search: 'Search ingredients',
  ingredients: 'Ingredients',
  reset: 'Reset to default ingredients',
  resetText: 'This clears your own choices for this intolerance.',
  confirmReset: 'Reset',
  cancelReset: 'Keep mine',
};

export const preferencesPreviewScreen = {
  noDiet: 'No particular diet',
  noProteins: 'No preference',
  none: 'None',
  title: 'Review & Confirm',
  intro: 'We’ll check every recipe against these answers. We don’t save anything until you submit.',
  changeLabel: (step: string) => `Change ${step}`,
  change: 'Change',
  guidance:
    'General information, not medical advice. Ask your doctor or dietitian before you leave out whole groups of food.',
  submit: 'Submit',
};

export const preferencesScreen = {
  title: 'Dietary Preferences',
  failedTitle: 'We couldn’t load your preferences',
  allergens: 'Allergens',
  allergensNote: 'We leave out recipes that contain these.',
  diet: 'Diet',
  dietNote: 'We only show recipes that fit all of these.',
  intolerances: 'Food intolerances',
  intolerancesNote: 'We keep recipes low in these.',
  proteins: 'Proteins',
  proteinsNote: 'What you like to eat.',
  liked: 'Liked ingredients',
  likedNote: 'What you enjoy eating.',
  likedEmpty: 'Add what you enjoy eating.',
  excluded: 'Excluded ingredients',
  excludedNote: 'We hide recipes that contain these in any form.',
  excludedEmpty: 'Add what you don’t want on your plate.',
  submit: 'Continue',
  submitNote: 'Saves and continues',
  guidance: 'General information, not medical advice.',
  exclude: 'Exclude ingredients',
};

export const allergiesStep = {
  allergens: 'Allergens',
};

export const dietStep = {
  question: 'Do you follow a diet?',
  yes: 'Yes',
  yesNote: 'Only show recipes that fit it',
  no: 'No',
  noNote: 'I eat a bit of everything',
  whichDiet: 'Which one?',
  diets: 'Diets',
};

export const excludedStep = {
  title: 'Excluded ingredients',
  note: 'We hide recipes that contain these in any form.',
  emptyNote: 'Add what you don’t want on your plate.',
  pickerTitle: 'Exclude ingredients',
};

export const intolerancesStep = {
  intolerances: 'Food intolerances',
};

export const proteinsStep = {
  proteinSources: 'Protein sources',
};
