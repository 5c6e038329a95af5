export const billingScreen = {
  title: 'Billing',
  failedTitle: 'We couldn’t load your billing',
  emptyTitle: 'Nothing to pay',
  emptyText: 'Once you choose a plan, your card, your next payment, and your receipts will show up here.',
  seePlans: 'See plans',
  notCurrent: 'We couldn’t reach the payment provider, so your card and some receipts are missing.',
  retry: 'Try again',
  nextPayment: (sum: string, date: string) => `Next payment: ${sum} on ${date}`,
  payNow: 'Pay now',
  datesAndRenewal: 'Dates and auto renew',
  card: 'Card',
  noCard: 'No card is on file.',
  cardNote: (brand: string, lastDigits: string, month: string, year: number) =>
    `${brand} ending in ${lastDigits}, expires ${month}/${year}`,
  visa: 'Visa',
  changeCard: 'Change card',
  open: 'To be paid',
  paid: 'Paid',
  void: 'Void',
  refunded: 'Refunded',
  disputed: 'Disputed',
  receipts: 'Receipts',
  receiptsEmpty: 'You haven’t been charged yet.',
  returned: (sum: string) => `, ${sum} returned`,
  withTax: (sum: string) => `, with ${sum} tax`,
  invoice: 'Invoice',
  receipt: 'Receipt',
  pdf: 'PDF',
  documentOf: (name: string, date: string) => `${name} of ${date}`,
  withdrawalLabel: 'Withdrawal',
  withdrawalTitle: 'Right of withdrawal',
  withdrawalNote: (date: string) =>
    `Until ${date} you can withdraw from this contract without giving a reason.`,
  fullReturn: (sum: string) => `You get back all you paid for it: ${sum}.`,
  partialReturn: (sum: string) =>
    `If you withdraw now, you get back ${sum}: what you paid, less the share for the time you used, as you asked us to start right away.`,
  nothingPaid: 'There’s no payment to return.',
  withdraw: 'Withdraw from contract here',
};

export const currentPlan = {
  trialLeft: (days: number) => `${days === 1 ? '1 day' : `${days} days`} left in your trial`,
};

export const discountNote = {
  code: 'Discount code',
  removeLabel: (code: string) => `Remove discount code ${code}`,
  remove: 'Remove',
};

export const dnaAnalysisScreen = {
  female: 'Female',
  male: 'Male',
  otherGender: 'Other',
  title: 'DNA Analysis',
  formLabel: 'DNA analysis',
  notConnectedTitle: 'No lab is connected here yet',
  notConnectedText:
    'You can’t order an analysis here until this site works with a lab. Genes are only part of the story: whether a food agrees with you shows in what you eat and how you feel.',
  toDiary: 'Start with your diary',
  name: 'Patient name',
  birthDate: 'Birth date',
  gender: 'Gender',
  genderPlaceholder: 'Choose',
  purchase: 'Purchase DNA Analysis $147.00',
  purchaseNote: 'You can’t order the analysis yet. We don’t send or store anything you enter here.',
};

export const freeCard = {
  title: 'Free',
  benefit: 'Every recipe judged by what you can’t eat.',
};

export const membershipBenefitsScreen = {
  title: 'Membership benefits',
  heading: 'All set. Where to first?',
  intro: 'Your recipes are sorted by what agrees with you.',
  partnersNote: 'Our partners’ offers come with a membership.',
  recipesTitle: 'Take Me to My Recipes',
  recipesText: 'Dishes that fit your limits, each with its reasons.',
  shopTitle: 'Shop & Save',
  shopText: 'Partner products for less, with free shipping on orders over $59.',
  communityTitle: 'Community',
  communityText: 'Members who cook around the same issues.',
};

export const orderSummary = {
  periodWithCode: (period: string, code: string) => `a ${period} with ${code}`,
  renewal: (period: string) =>
    `Secure checkout opens next. Renews each ${period} until you cancel, any time under Account, Billing.`,
  fullReturn: (days: number) => `Withdraw within ${days} days, and you get everything back.`,
  beginNow: 'Start my membership right away',
  partialReturn: (days: number) =>
    `You’ve had all your money back once in the last 12 months. If you withdraw within ${days} days this time, you pay for the time you used.`,
  today: 'Today',
  thenEach: (period: string) => `Then each ${period}`,
  from: (day: string) => `From ${day}`,
};

export const paymentOptionsScreen = {
  title: 'Payment Options',
  notFoundText: 'It may no longer be available.',
  seePlans: 'See plans',
  failedTitle: 'We couldn’t load this plan',
  yearly: 'a year',
  monthly: 'a month',
  checkout: 'Checkout',
  isHeld: 'You have this plan.',
  seeHeld: 'See your plan',
  trial: (days: number) => `${days === 1 ? '1 day' : `${days} days`} free for new members`,
};

export const planCard = {
  payNow: 'Pay now or change card',
  billed: (cycle: string) => `Billed ${cycle}`,
  trialThenBilled: (days: number, cycle: string) =>
    `${days} ${days === 1 ? 'day' : 'days'} free, then billed ${cycle}`,
};

export const planPrice = {
  monthly: 'a month',
  yearly: (sum: string) => `${sum} a year`,
  saving: (percent: number) => `Save ${percent}%`,
  insteadOf: 'instead of',
};

export const plansScreen = {
  title: 'Membership Subscription Plan',
  stayFree: 'Stay on Free for now',
  firstPlansTitle: 'Choose your membership',
  membership: 'Membership',
  failedTitle: 'We couldn’t load the plans',
  heading: 'Cook with a plan that knows you',
  trialNote: 'Try all of it first. Cancel before the trial ends, and you pay nothing.',
  cancelNote: 'Cancel any time, and keep access until the end of what you paid for.',
  plansLabel: 'Plans',
  subscriptions: 'Your subscriptions',
};

export const sampleCardScreen = {
  title: 'Add New Card',
  formLabel: 'Sample card',
  sampleNote:
    'This is only a sample: we don’t send or store anything you enter. You pay on the secure checkout page.',
  name: 'Name on card',
  sampleName: 'Jane Sample',
  number: 'Card number',
  expiry: 'Expires',
  securityCode: 'CVC',
  submit: 'Add card',
  toOwnCard: 'See or change your own card',
};

export const subscriptionsScreen = {
  title: 'Subscriptions',
  emptyTitle: 'No subscriptions',
  emptyText: 'Your subscriptions and their dates will show up here.',
  seePlans: 'See plans',
  toBilling: 'Card and receipts',
  billed: 'Billed',
  yearly: 'yearly',
  monthly: 'monthly',
  cancel: 'Cancel Subscription',
  payNow: 'Pay now or change card',
  renews: 'Renews',
  ends: 'Ends',
  since: 'Since',
  trialUntil: 'Trial until',
  paidUntil: 'Paid until',
  accessUntil: 'Access until',
  autoRenew: 'Auto renew',
};

export const thankYouScreen = {
  title: 'Thank you',
  confirmingTitle: 'Your payment is being confirmed',
  confirmingText: 'This takes a few seconds. You can stay right here.',
  lateTitle: 'This takes a little longer',
  lateText:
    'We haven’t heard about your payment yet. If you paid, nothing’s lost: your membership starts by itself once we do. You don’t need to pay again.',
  leave: "Let's Go!",
  retry: 'Check again',
  benefitsLabel: 'What’s yours now',
  confirmedTitle: 'Your membership is active',
  planIsYours: (plan: string) => `${plan} is yours.`,
  everythingOpen: 'Everything in it is open now.',
  saving: (percent: number) => `By paying yearly, you save ${percent}% over twelve monthly payments.`,
};
