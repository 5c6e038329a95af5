export const contentPageScreen = {
  failedTitle: 'We couldn’t load the page',
  loading: 'Loading the page',
  changedOn: 'Last changed on',
  notFoundText: 'It may have been removed, or the address isn’t quite right.',
  backToHome: 'Back to home',
};
