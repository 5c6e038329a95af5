export const contentPageScreen = {
  failedTitle: 'We couldn’t load the page',
  loading: 'Loading the page',
  changedOn: 'Last changed on',
  notFoundText: 'It may have been taken out, or the address is not quite right.',
  backToHome: 'Back to home',
};
