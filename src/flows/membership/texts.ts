export const billing = {
  cancelDetail: 'Your membership ends now, what you paid for it is returned, and we mail you a confirmation.',
};
