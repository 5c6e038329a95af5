/** Words in searches that leave out what follows, as `titleKey` writes them; the longest first. */
export const negations: readonly string[] = [
  'do not eat',
  'do not like',
  'can not have',
  'can not eat',
  'allergic to',
  'allergy to',
  'intolerant to',
  'intolerant of',
  'intolerance to',
  'sensitive to',
  'cannot have',
  'cannot eat',
  'cant have',
  'cant eat',
  'dont eat',
  'dont like',
  'hold the',
  'free from',
  'free of',
  'without any',
  'without',
  'excluding',
  'exclude',
  'avoiding',
  'avoid',
  'neither',
  'except',
  'minus',
  'never',
  'nor',
  'non',
  'not',
  'no',
];

/** Words after what is left out: `dairy free`, `peanut allergy`, `lactose intolerant`. */
export const negatingEnds: ReadonlySet<string> = new Set([
  'free',
  'allergy',
  'allergies',
  'allergic',
  'intolerance',
  'intolerant',
  'sensitivity',
  'sensitive',
]);

/** What follows "no" in the names of dishes, and is no food. */
export const namedWithNo: ReadonlySet<string> = new Set(
  'boil churn drain fail fry fuss knead mess name peel stir time wait wash'.split(' '),
);

/** Signs before a word, after a number, and for "and", which `titleKey` would remove, as words. */
export const spelledOut = (query: string): string =>
  query
    .replace(/\b(\d{2,4})\s?\+/g, 'over $1')
    .replace(/(^|\s)[-−–](?=\p{L})/gu, '$1without ')
    .replace(/(?<=[\p{L}\s])[&+](?=[\p{L}\s])/gu, ' and ');
