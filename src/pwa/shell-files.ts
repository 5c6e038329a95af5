/** Built files that are precached for every visitor, as paths below dist/. All others are cached for members only. */
export const shellFile =
  /^(?!assets\/)|^assets\/(?:main|preload|vendor|base|rolldown-runtime|screens|SplashScreen|LoginScreen)-/;
