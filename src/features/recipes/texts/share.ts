export const copyOffer = {
  hint: 'Copy the link instead.',
  link: 'the link',
};

export const guestReviewForm = {
  title: 'Your review',
  stars: 'How did it turn out?',
  comment: 'Comment',
  commentExample: 'What you changed, how it tasted',
  signInHint: 'Sign in to submit it. We’ll keep what you wrote, and you can add a picture then.',
  submit: 'Submit',
};

export const shareControls = {
  share: 'Share',
  save: 'Sign in to save',
  favorite: 'Sign in to add to favorites',
};

export const shareScreen = {
  reviewsUnloaded: 'The reviews aren’t here yet',
  reviewsUnloadedHint: 'Try again once you’re online.',
  title: 'Recipe',
};

export const sharedRecipePage = {
  questionBefore: 'Does it suit you? ',
  questionLink: 'Answer three questions',
  questionAfter: ', no account needed.',
  tabs: 'About the recipe',
};

export const signUpBanner = {
  label: 'Sign up',
  title: 'Enjoy this recipe?',
  text: 'Join to save it, check every recipe against your limits, and plan a week around it.',
  signUp: 'Sign up now',
  seeIfItFits: 'See if it suits you first',
  member: 'Already a member? ',
  signIn: 'Sign in',
};
