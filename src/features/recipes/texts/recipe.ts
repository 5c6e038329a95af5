export const cookedLast = {
  last: (day: string) => `Last cooked on ${day}`,
  times: (times: number) => `, ${times} times so far`,
  history: 'Everything you’ve cooked',
};

export const detailsTab = {
  startCooking: 'Start cooking',
  edit: 'Edit this recipe',
};

export const directionsSection = {
  title: 'Directions',
  amountsFor: (servings: number) =>
    `Amounts in the steps are for ${servings === 1 ? '1 serving' : `${servings} servings`}; the list above has yours.`,
};

export const ingredientsSection = {
  title: 'Ingredients',
  portion: (portion: string) => `Each portion is ${portion} of a serving.`,
  wholeServings: 'Back to whole servings',
};

export const lowPortion = {
  smallerPortion: (name: string) => `The amounts above are for a smaller portion, which is low in ${name}.`,
  offer: (part: string) => `If you eat ${part} of a serving, it’s low.`,
  makeLowIn: (name: string, part: string) => `Make it low in ${name}: ${part} of a serving`,
  makeLow: 'Make it low',
};

export const makeItFit = {
  openVersion: 'Open my version',
  makeItFit: 'Make it fit',
};

export const makeItFitSheet = {
  title: 'Make it fit',
  notNow: 'Not now',
  save: 'Save my version',
  failed: 'We couldn’t look for changes',
  findOther: 'Find a recipe that fits',
  changes: 'Changes',
  before: 'Before',
  after: 'After',
  serving: (change: string) => `Per serving: ${change}`,
  leaveOut: 'Leave out ',
  insteadOf: (removed: string) => ` instead of ${removed}`,
};

export const noteSection = {
  unloaded: 'Your note isn’t here yet',
  unloadedHint: 'Try again once you’re online.',
  title: 'My note',
};

export const nutritionTab = {
  title: 'Nutrients',
  figures: (without: string) => `Figures ${without}`,
  serving: (grams: string) =>
    `One serving weighs about ${grams} g cooked, without what’s lost in cooking. Percentages are of what an adult needs in a day`,
  onCalories: ', on 2,000 calories',
};

export const reasonList = {
  title: 'Amounts and sources',
  axis: (name: string) => `for ${name}`,
  byIngredient: (name: string) => `${name} by ingredient`,
  sources: (name: string) => `Sources for ${name}`,
  source: (number: number) => `, source ${number}`,
};

export const recipeNote = {
  loading: 'Loading your note…',
  failed: 'Your note isn’t here yet',
  label: 'Only you can see this',
  sharedLabel: 'Your household can see this',
  share: 'Share with your household',
  from: (name: string) => `${name}’s note`,
  placeholder: 'What you changed, what you’d do next time…',
  tryAgain: 'Try again',
  undo: 'Undo',
  characters: 'Characters: ',
  saving: 'Saving…',
  notSaved: 'Not saved yet',
  savedOnDevice: 'Saved on this device. We’ll send it once you’re online.',
  saved: 'Saved',
  deleted: 'Note deleted',
};

export const recipeOpening = {
  figures: (without: string) => `Figures ${without}`,
};

export const recipePage = {
  reviewsUnloaded: 'The reviews aren’t here yet',
  reviewsUnloadedHint: 'Try again once you’re online.',
  invitationLink: 'Tell us what you can’t eat',
  invitationAfter: ', and we’ll check every recipe for you.',
  tabs: 'About the recipe',
};

export const recipeScreen = {
  title: 'Recipe',
  back: 'Back',
  share: 'Share',
  schedule: 'Add to meal planner',
  collections: 'Collections',
};

export const replacementCard = {
  useFor: (ingredient: string) => `Use ${ingredient}`,
  use: 'Use',
  raises: (axes: string) => `Higher in ${axes}, which you don’t limit.`,
  serving: (change: string) => `Per serving: ${change}`,
};

export const reviewCard = {
  own: (when: string) => `Your review, ${when}`,
  picture: (name: string) => `Picture by ${name}`,
  reply: 'Kindfare answered',
  enlarge: (label: string) => `${label}: show large`,
};

export const reviewForm = {
  editTitle: 'Change your review',
  title: 'Your review',
  replaces: 'You’ve already reviewed this recipe. A new review replaces it.',
  stars: 'How did it turn out?',
  comment: 'Comment',
  commentExample: 'What you changed, how it tasted',
  cancel: 'Cancel',
  save: 'Save',
  submit: 'Submit',
};

export const reviewList = {
  failed: 'We couldn’t load the reviews',
  empty: 'Cook it, and tell us how it turned out.',
  list: 'Reviews',
  moreFailed: 'We couldn’t load more reviews',
  more: 'Show more reviews',
};

export const reviewPictureField = {
  label: 'Picture',
  preview: 'As it will be sent',
  changePicture: 'Change picture',
  add: 'Add a picture',
  change: 'Change',
  removePicture: 'Remove picture',
  remove: 'Remove',
  preparing: 'Preparing your picture',
  sending: 'Sending your review with its picture',
  hint: 'PNG, JPEG, SVG, or GIF, up to 5 MB',
  file: 'Picture file',
};

export const reviewsTab = {
  editReview: 'Edit your review',
  edit: 'Edit',
  removeReview: 'Remove your review',
  remove: 'Remove',
};

export const scheduleSheet = {
  title: 'Add to meal planner',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  day: 'Day',
  done: 'Done',
};

export const swapSheet = {
  title: (name: string) => `Swap ${name}`,
  failed: 'We couldn’t load the swaps',
  intro: 'They do the same job, suit you on their own, and don’t make anything else worse.',
  stillUnfit: (foods: string) => ` The dish still won’t fit you because of the ${foods}.`,
  insteadOf: (food: string) => `Instead of ${food}`,
  nothingToSwap: 'Nothing to swap',
  suitsYou: 'This ingredient suits you.',
  noSwap: 'No swap we’d recommend',
  noSwapHint: (without: string) =>
    `Nothing that does the same job suits you without making something else worse. Without it: ${without || 'it would fit you'}.`,
};

export const swappableLine = {
  insteadOf: (food: string) => `Instead of ${food}`,
  swapFood: (food: string) => `Swap ${food}`,
  swap: 'Swap',
  undoSwap: (food: string) => `Undo: put ${food} back`,
  undo: 'Undo',
};

export const tableCard = {
  title: 'Your table',
  showLess: 'Show less',
  seeEach: 'See each of you',
  makeItFit: 'Make it fit everybody',
  seeHow: 'See how it’s done',
  failed: 'We couldn’t work it out',
  unloadedHint: 'Try again once you’re online.',
  nobody: 'Nobody else eats with you anymore, so there’s nothing to change.',
  looking: 'Looking for what fits everybody',
  people: 'Each of you',
  you: 'You',
  onceChanged: (servings: string) => `${servings} once it’s changed.`,
  changes: 'Changes for everybody',
  portions: 'Portions of their own',
  portionsHint: (servings: string) =>
    `Portions go by the calories each of you needs. Cook ${servings} for all of you.`,
  showAmounts: (servings: string) => `Show amounts for ${servings}`,
};

export const unreadRecipe = {
  notFound: 'We can’t find that recipe',
  notFoundHint: 'It may have been removed, or the address isn’t quite right.',
  browse: 'Browse recipes',
  failed: 'We couldn’t load the recipe',
};

export const verdictCard = {
  label: 'Verdict',
  seeWhy: 'See why',
  reasons: 'Reasons',
  reasonSource: (source: string) => ` Source: ${source}`,
  source: (source: string) => `Source: ${source}.`,
};

export const figuresOf = {
  without: (foods: string) => `without ${foods}`,
};

export const figureReport = {
  link: 'Report a wrong figure',
  about: (axis: string) => ` for ${axis}`,
  title: (axis: string) => `What looks wrong about ${axis}?`,
  hint: 'We’ll see your note, this recipe, and the figure it shows you, but not your limit. Please don’t write about your health.',
  label: 'What you noticed',
  placeholder: 'For example, my dietitian’s table has a higher value',
  send: 'Send',
};

export const formatReason = {
  confidences: { measured: 'measured', calculated: 'calculated', estimated: 'estimated' },
  nearZero: 'less than 0.01',
  untested: 'no tested value',
  oxalate: (amount: string, unit: string) => `${amount} ${unit} oxalate`,
  rating: (mark: string, highest: number) => `rated ${mark} of ${highest}`,
  amount: (grams: string, figure: string) => `${grams} g, ${figure}`,
  unknown: 'Unknown',
};

export const nutritionChange = {
  same: 'about the same nutrients',
};

export const reasonsText = {
  contains: (names: string) => `contains ${names}`,
  unfitFor: (names: string) => `not with ${names}`,
  excluded: 'you leave it out',
  notFor: (names: string) => `not ${names}`,
  over: (names: string) => `over for ${names}`,
  untested: (names: string) => `not tested for ${names}`,
};

export const recipeTabs = {
  details: 'Recipe Details',
  nutrition: 'Nutritional Info',
  reviews: 'Reviews',
};

export const swapText = {
  swap: (replacement: string, original: string) => `${replacement} for ${original}`,
  read: (swaps: string) => `The steps are as written. Read ${swaps}.`,
};

export const verdictOf = {
  swap: (ingredient: string, replacement: string, isKnown: boolean, level: string) =>
    `Swap the ${ingredient} for ${replacement} and the dish ${isKnown ? 'drops to' : 'becomes'} ${level}.`,
};
