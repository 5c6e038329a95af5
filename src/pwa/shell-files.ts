/** Of the built files, as their paths below dist/: what every visit begins with. Whatever else there is waits for a member. */
export const shellFile =
  /^(?!assets\/)|^assets\/(?:main|preload|vendor|base|rolldown-runtime|screens|SplashScreen|LoginScreen)-/;
