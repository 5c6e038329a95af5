export const referralList = {
  referrerRewarded: 'You get a free month for everyone who joins by your code and pays.',
  referredRewarded: 'Everyone who joins by your code and pays gets a free month.',
  bothRewarded: 'You both get a free month: you, and everyone who joins by your code and pays.',
  joined: 'Joined',
  counted: 'Counted',
  rewarded: 'Free month',
  retry: 'Try again',
  broughtTitle: 'Members you brought',
  empty: 'Nobody has joined by your code yet. Share your link to begin.',
  cameByTitle: 'How you joined',
  cameByReferral: 'You joined through a referral',
};

export const referralSheet = {
  title: 'Did somebody recommend Kindfare?',
  intro: 'Enter their referral code so they get credit. You can do this once.',
  code: 'Referral code',
  save: 'Save',
};
