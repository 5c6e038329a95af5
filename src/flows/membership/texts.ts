export const billing = {
  withdrawalDetail: (sum: string) =>
    `Your membership ends now, ${sum} goes back to you, and we’ll email you a confirmation.`,
  unpaidDetail: 'Your membership ends now, you won’t be charged, and we’ll email you a confirmation.',
};
