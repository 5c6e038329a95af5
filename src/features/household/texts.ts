export const dependentForm = {
  child: 'Child',
  guest: 'Guest',
  formLabel: 'Profile',
  kind: 'Child or guest',
  name: 'Name',
  age: 'Age in years',
  ageHint:
    '1 or older. It goes up by itself, a year after you enter it. Babies eat differently: please ask your pediatrician. Without an age, a child gets what’s safe for the youngest.',
  allergens: 'Allergens',
  emergency:
    'Swelling, a hoarse voice, or trouble breathing after food is an emergency, and so is a child who vomits again and again and turns pale or limp. Use the epinephrine pen, if there’s one, and call the emergency number, such as 112 or 911.',
  diets: 'Diets',
  low: 'Needs food low in',
  excluded: 'Foods they don’t eat',
  excludedHint:
    'Separate them with commas: olives, tree nuts. Each one covers all its forms and what’s made with it, so onion includes onion powder.',
  calories: 'Calories for a day (optional)',
  caloriesHint: 'Leave this blank, and we’ll go by what people this age need.',
  guidance:
    'Everybody in your household sees this. For a guest, please ask them first. This is information, not medical advice.',
  save: 'Save',
};

export const dependentScreen = {
  newTitle: 'Add a person',
  title: 'Edit profile',
  failedTitle: 'We couldn’t load this profile',
  notFoundTitle: 'There’s no such profile',
  notFoundText: 'It was removed, or someone else in your household manages it.',
  toHousehold: 'To my household',
  loading: 'Loading the profile',
};

export const householdScreen = {
  title: 'My household',
  failedTitle: 'We couldn’t load your household',
  loading: 'Loading your household',
  emptyTitle: 'Cook once, for everybody at your table',
  emptyText: (adults: number) =>
    `Bring together up to ${adults} adults, your children, and guests. Every dish then shows who it fits.`,
  start: 'Start a household',
  startNote:
    'The people you invite will see your name, and what you choose here. Your health answers are never shared. You can change this at any time.',
  haveInvite: 'I have an invite',
  plansTitle: 'Your meal plans',
  planForAll: 'Plan meals for everybody',
  planForAllNote:
    'Your plan and shopping list then cover everyone who eats with you, each with their own portion. We plan separate dishes only where nothing fits all of you.',
  sharePlan: 'Share one plan and one shopping list',
  sharePlanNote:
    'You’ll share with everyone here who switches this on. You’ll see each other’s changes right away, and who made them, including any recipes and foods of your own on the plan.',
  alone: 'You’re alone at this table so far. Invite somebody, or add a child or a guest.',
  unchecked: (names: string, isOne: boolean) =>
    `We can’t check dishes for ${names}, who ${isOne ? 'doesn’t' : 'don’t'} share what they eat.`,
  sharesOthersPlan: (keeper: string) =>
    `You share ${keeper}’s plan. It starts from ${keeper}’s servings, and you get yours. If you switch this off, you keep a copy.`,
  sharesAlone: 'Nobody else shares it yet. Ask the others to switch this on, too.',
  sharesOwnPlan: (others: string) =>
    `You share your plan with ${others}. It starts from your servings, and they get theirs.`,
  sharingTitle: 'What the others see of you',
  sharingNote:
    'Your name, and what’s switched on here. Your health answers and your medicines are never shared.',
  notSharingNote: 'The others can’t check a dish for you while this is off.',
  leave: 'Leave household',
};

export const inviteCard = {
  title: 'Invite somebody',
  intro: (days: number) => `Each invite is for one adult with an account, and it’s good for ${days} days.`,
  openLabel: 'Open invites',
  open: (from: string, ends: string) => `From ${from}, good until ${ends}`,
  revokeLabel: (from: string, ends: string) => `Take back the invite from ${from} that is open until ${ends}`,
  revoke: 'Take back',
  create: 'Create an invite',
  createAnother: 'Create another invite',
  linkNote: 'Send this link or read the code out loud. We won’t show it again.',
  sendLink: 'Send the link',
  copiedCode: 'the code',
};

export const joinHouseholdScreen = {
  title: 'Join a household',
  loading: 'Opening the invite',
  codeTitle: 'Open an invite',
  code: 'Invite code',
  codeHint: '12 letters and digits, or the whole link',
  open: 'Open the invite',
  inviteLabel: 'The invite',
  inviteTitle: (from: string) => `${from} invites you to the table`,
  peopleSoFar: (people: number) => (people === 1 ? 'You’d be two.' : `${people} people eat there so far.`),
  sharingNote:
    'They’ll see your name, and what you choose here. Your health answers are never shared, and you can change this at any time.',
  join: 'Join',
  decline: 'Decline',
};

export const peopleCard = {
  years: (age: number) => `${age} ${age === 1 ? 'year' : 'years'}`,
  owner: 'Owner',
  adult: 'Adult',
  child: 'Child',
  guest: 'Guest',
  notSharing: 'Doesn’t share what they eat, so we can’t check dishes for them',
  youEatEverything: 'You eat everything',
  eatsEverything: 'Eats everything',
  title: 'At your table',
  listLabel: 'People',
  you: (name: string) => `${name} (you)`,
  energy: (energy: string) => `, ${energy} kcal a day`,
  editLabel: (name: string) => `Edit ${name}`,
  edit: 'Edit',
  removeLabel: (name: string) => `Remove ${name}`,
  remove: 'Remove',
  fullNote: (dependents: number) =>
    `There’s room for ${dependents} children and guests. Remove one to add another.`,
  agesNote: 'Ages go up by themselves.',
  add: 'Add a child or a guest',
};

export const sharingChoice = {
  food: 'What I can’t eat',
  foodNote: 'Allergens, diets, limits, and foods, without the reasons',
  foodLabel: 'Share what I can’t eat',
  energy: 'My calories for a day',
  energyNote: 'So each of you gets the right portion',
  energyLabel: 'Share my calories for a day',
};

export const dependentDraft = {
  notWhole: 'Enter a whole number, or leave this empty.',
};
