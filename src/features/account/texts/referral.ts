export const referralList = {
  referrerRewarded: 'You get a free month for everyone who joins with your code and pays.',
  referredRewarded: 'Everyone who joins with your code and pays gets a free month.',
  bothRewarded: 'You both get a free month: you, and everyone who joins with your code and pays.',
  joined: 'Joined',
  counted: 'Counted',
  rewarded: 'Free month',
  retry: 'Try again',
  broughtTitle: 'Your referrals',
  empty: 'Nobody has joined with your code yet. Share your link to get started.',
  cameByTitle: 'How you joined',
  cameByReferral: 'You joined through a referral',
};

export const referralSheet = {
  title: 'Did a friend invite you?',
  intro: 'Enter their referral code so they get credit. You can do this once.',
  code: 'Referral code',
  save: 'Save',
};
