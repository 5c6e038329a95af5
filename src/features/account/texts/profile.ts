export const birthDateField = {
  title: 'Date of birth',
  month: 'Month',
  day: 'Day',
  year: 'Year',
};

export const bodyFields = {
  weight: 'Weight',
  pounds: 'LBS',
  poundsSaid: 'in pounds',
  feetOption: (feet: string) => `${feet} ft`,
  inchesOption: (inches: string) => `${inches} in`,
  height: 'Height',
  feet: 'Feet',
  inches: 'Inches',
};

export const firstProfileScreen = {
  title: 'Create Your Profile',
  logout: 'Logout',
  intro: 'We only need your name. You can change all of this later.',
  skip: 'See my recipes first',
  formLabel: 'Your profile',
  name: 'Name',
  submit: 'Continue',
};

export const photoEditor = {
  title: 'Picture',
  add: 'Add a picture',
  change: 'Change picture',
  remove: 'Remove picture',
  fileLabel: 'Picture file',
  sending: 'Sending your picture',
  removing: 'Removing your picture',
  formats: 'JPEG, PNG, WebP, GIF, or SVG, up to 5 MB',
};

export const profileForm = {
  male: 'Male',
  female: 'Female',
  otherGender: 'Other',
  formLabel: 'Profile',
  aboutTitle: 'About you',
  name: 'Name',
  gender: 'Gender',
  bio: 'Bio',
  bioPlaceholder: 'What you like to cook, and who you cook for',
  signInTitle: 'Signing in',
  email: 'Email',
  emailConfirmed: 'You’ve confirmed this address.',
  emailOpen:
    'You haven’t confirmed this address yet. Confirm it, and you can always get back into your account.',
  confirmEmail: 'Confirm your email',
  newPassword: 'New password',
  newPasswordHint:
    'At least 8 characters. Leave it blank to keep your password. A new one signs you out on your other devices.',
  save: 'Save',
};

export const profileScreen = {
  title: 'Profile',
  safetyNotes: 'My safety notes',
  safetyNotesNote: 'What we watch out for in your plans and recipes',
  security: 'Security',
  securityNote: 'Where you’re signed in, and two-step sign-in',
  changes: 'Your changes',
  changesNote: 'What’s waiting, sent, or couldn’t be saved',
  ownData: 'Your data',
  ownDataNote: 'Download it, or delete your account',
};

export const profileDraft = {
  weightNotNumber: 'Enter your weight as a number, like 150 or 150.5.',
};
