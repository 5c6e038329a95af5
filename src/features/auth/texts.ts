export const codeForm = {
  code: '6-digit code',
};

export const credentialsForm = {
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  password: 'Password',
  submit: 'Continue',
};

export const forgotPasswordLink = {
  label: 'Forgot Password',
};

export const forgotPasswordScreen = {
  title: 'Forgot Password',
  heading: 'Let’s get you back in.',
  intro: 'Enter your email address, and we’ll send you a code to set a new password.',
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  submit: 'Send Mail',
};

export const landingPoints = {
  explainedTitle: 'Every verdict explained',
  explainedText:
    'Oxalate, histamine, sulfur, salicylate, and FODMAP levels of each recipe, with the ingredients that decide them.',
  limitsTitle: 'Your limits, everywhere',
  limitsText:
    'Tell us once what you avoid. Search, lists, and recipes follow it and warn you when something is over your limit.',
  unknownTitle: 'Unknown is never low',
  unknownText: 'If an ingredient has never been tested, we say so. We never guess about your food.',
  oxalateSign: 'Ox',
};

export const landingScreen = {
  title: 'Food that agrees with you',
};

export const landingView = {
  title: 'Food that agrees with you.',
  intro: 'Recipes and meal plans that explain themselves, ingredient by ingredient.',
  continueWithEmail: 'Continue with email',
  login: 'Login',
  register: 'Create an Account',
  newHere: 'New here?',
  lookAround: 'Look around first',
  about: 'About us',
  terms: 'Terms',
  privacy: 'Privacy',
  guidance: 'General guidance, not medical advice.',
};

export const loginOrCreateScreen = {
  title: 'Sign in or create an account',
};

export const loginOrCreateView = {
  title: 'Food that agrees with you.',
  intro: 'Recipes and meal plans that explain themselves, ingredient by ingredient.',
  passwordPlaceholder: 'Enter password (min 8 characters)',
  ageNote: (age: number) =>
    `New here? The same button creates your account, if you’re ${age} or a parent or guardian agrees.`,
};

export const loginScreen = {
  title: 'Login',
};

export const loginView = {
  title: 'Login',
  heading: 'Good to see you again.',
  intro: 'Sign in to find out what you can eat today.',
  passwordPlaceholder: 'Enter password',
  noAccount: 'No account yet?',
  register: 'Create one',
  loggedOut: 'You’re logged out. See you soon.',
};

export const newPasswordForm = {
  newPassword: 'New password',
  newPasswordPlaceholder: 'Enter password (min 8 characters)',
  newPasswordHint: 'At least 8 characters.',
  confirmation: 'Confirm new password',
  confirmationPlaceholder: 'Enter it again',
  submit: 'Set new password',
};

export const registerScreen = {
  title: 'Create an Account',
  formTitle: 'Register',
  intro: 'An email address and a password are all it takes.',
  passwordPlaceholder: 'Enter password (min 8 characters)',
  passwordHint: 'At least 8 characters.',
  ageNote: (age: number) => `You’re ${age} or older, or a parent or guardian agrees.`,
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
};

export const resetPasswordScreen = {
  title: 'Reset password',
  newPasswordHeading: 'Choose a new password.',
  newPasswordIntro: (email: string) =>
    `This changes the password for ${email} and signs out your other devices.`,
  codeHeading: 'Check your email.',
  codeIntro: (email: string) =>
    `If there’s an account for ${email}, we’ve sent it a code. It expires in 10 minutes.`,
  submitCode: 'Continue',
  nothingThere: 'Didn’t get it? Check your spam folder, or',
  resend: 'ask for a new code',
};

export const restoreAccountScreen = {
  title: 'Restore your account',
  restoredHeading: 'Your account is yours again.',
  heading: 'Wasn’t you?',
  restoredIntro: 'We’ve signed out every device. Set a new password now: we’ll email you a code for it.',
  intro:
    'We’ll undo everything that changed since then and sign out every device. Then you set a new password.',
  setPassword: 'Set a new password',
  restore: 'Take it back',
};

export const secondStepScreen = {
  title: 'Two-step sign-in',
  heading: 'Confirm it’s you.',
  passkeyIntro: 'Use your passkey: your finger, your face, your PIN, or your security key.',
  authenticatorIntro: 'Enter the code from your authenticator app.',
  recoveryCodeIntro: 'Enter one of the recovery codes you saved when you turned on two-step sign-in.',
  choosePasskey: 'Use a passkey',
  chooseAuthenticator: 'Use your authenticator app',
  chooseRecoveryCode: 'Use a recovery code',
  noStepPossible:
    'Your passkey doesn’t work in this browser, and you have no recovery codes left. Sign in on the device that has the passkey.',
  supportNote: 'Can’t use any of these? Ask our support team to turn off two-step sign-in for you.',
  signIn: 'Sign in',
  recoveryCode: 'Recovery code',
  recoveryCodePlaceholder: 'xxxx-xxxx-xxxx-xxxx',
  usePasskey: 'Use your passkey',
};

export const signInFooter = {
  forgotPassword: 'Forgot Password',
  terms: 'Terms',
  privacy: 'Privacy',
  or: 'or',
};

export const socialButtons = {
  google: 'Google',
  facebook: 'Facebook',
  continueWith: (provider: string) => `Continue with ${provider}`,
};

export const socialReturnScreen = {
  title: 'Signing you in',
  waiting: 'Signing you in…',
};

export const verificationScreen = {
  title: 'Verify your email',
  codeSent: 'We sent a 6-digit code to',
  codeWillBeSent: 'We’ll send a 6-digit code to',
  validity: 'It expires in 10 minutes.',
  submit: 'Confirm',
  resend: 'Resend code',
  waitToResend: 'You can ask for another code in',
  nothingThere:
    'Didn’t get it? Check your spam folder. Wrong address? Log out and register with the right one.',
  nothingThereFromProfile: 'Didn’t get it? Check your spam folder. Wrong address? Change it in your profile.',
  toProfile: 'Back to your profile',
  logout: 'Logout',
};

export const countdown = {
  lessThanMinute: 'less than a minute',
  minutes: (minutes: number) => `${minutes} minutes`,
};
