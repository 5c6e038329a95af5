/** Words before a purpose or a measure, and what that is about: another line names it. */
const purposes = new Set(['for', 'to', 'about']);
/** Words before an instruction or a condition, which may name food: "until golden in butter". */
const instructions = new Set(
  'until if as into at see depending according when while so in-case where per'.split(' '),
);
/** Words before what is not in it. */
const denials = new Set(['not', 'without', 'instead']);
/** The same in a note. In a name they are part of it: "no-chicken broth". */
const notedDenials = new Set(['no', 'never', 'avoid', "don't", 'don’t', 'dont', "doesn't", 'doesn’t']);
/** "Don't forget the butter", "not only butter", "no-boil noodles", "no added salt". */
const noDenial = new Set(
  (
    'forget skip omit leave only just limited boil cook bake knead churn stir drain peel soak need added salt sugar ' +
    'bone bones skin worries problem'
  ).split(' '),
);
/** "Do not use butter", "never with butter". */
const ofDenial = new Set(
  'use using used add include contain contains buy choose sub substitute replace swap with by be any the a'.split(
    ' ',
  ),
);
/** "Please do not use butter". */
const auxiliaries = new Set(['do', 'does', 'please']);
/** Words before an alternative. */
const choices = new Set(['or', 'alternatively']);
const swaps = new Set(
  'sub substitute substituted replace replaced swap swapped exchange exchanged trade traded switch switched'.split(
    ' ',
  ),
);
/** "Swap it out for soy sauce". */
const ofSwap = new Set('out in it this them for with by to up'.split(' '));
/** Words before the author's own choice: a food or a brand. */
const habits = new Set(['use', 'used', 'using', 'try']);
/** Words before what is eaten with it. */
const additions = new Set(['plus', 'with', 'dissolved', 'soaked', 'steeped']);
/** The same in a clause: "to make it richer add butter". */
const added = new Set(['add', 'adding']);
/** "Mixed with water", but "mixed nuts". */
const joined = new Set(['mixed', 'combined']);
const joining = new Set(['with', 'in', 'into', 'together', 'until', 'well', 'to']);
/** Words that end a clause: what follows is named beside it. */
const conjunctions = new Set(['and', 'but', 'then', 'also', 'or', '/']);
/** "For the pan and the fish": a part of the dish. */
const ofDish = new Set(['the', 'your', 'my']);
/** What food is cut into has the name of its shape: "noodles", "crumbs". */
const shaped =
  /^(?:cut|sliced?|chopp?e?d?|diced?|torn|tear|broken|split|divided?|separated|carved|shaved|spirali[sz]ed|julienned|formed|shaped|ground|pounded|processed|pulsed|blitzed|whizzed|crushed|made|turned)$/;
const verbs = /ed$|^(?:cut|torn|tear|broken|split|ground|made|beaten|slice|chop|dice)$/;
const within = new Set(['in', 'inside']);
const upon = new Set(['on', 'over', 'onto', 'atop', 'alongside', 'beside']);
const served = /^(?:serv(?:e|ed|ing)|eat(?:en|ing)?|enjoy|spread(?:ing)?|dip(?:ping)?)$/;

/** The parts of a text. */
export interface Said {
  readonly said: string[];
  /** Words of alternatives. */
  readonly choice: string[];
  /** Words of the author's own choice. */
  readonly used: string[];
  /** Words of accompaniments. */
  readonly added: string[];
  /** Words of what it is made from or taken from. */
  readonly origin: string[];
  /** Words after the "and" of a purpose: "to serve and peanuts". */
  readonly more: string[];
  /** Words of instructions and conditions. */
  readonly aside: string[];
  /** Words of what it is free from. */
  readonly denied: string[];
}
type Part = keyof Said;

export const saidOnly = (said: string[]): Said => ({
  said,
  choice: [],
  used: [],
  added: [],
  origin: [],
  more: [],
  aside: [],
  denied: [],
});

/** Where the next words belong; `part` null: to what a purpose is about. */
interface Turn {
  readonly part: Part | null;
  readonly clause: 'purpose' | 'instruction' | 'denial' | 'negation' | 'swap' | 'none';
  /** Number of words that are read. */
  readonly count: number;
  /** It is about a part of the dish: "for the pan". */
  readonly isOfDish?: boolean;
  /** The words may end a name that begins before "and": "tossed in bread and butter pickles". */
  readonly isAside?: boolean;
}

const turn = (part: Part | null, clause: Turn['clause'] = 'none', count = 1): Turn => ({
  part,
  clause,
  count,
});

/** Phrases that begin a part, by their first word. */
const phrases: readonly (readonly [string, Turn])[] = [
  ['such as', turn('used', 'none', 2)],
  ['for example', turn('used', 'none', 2)],
  ['for instance', turn('used', 'none', 2)],
  ['as well as', turn('added', 'none', 3)],
  ...['opt for', 'go for', 'reach for', 'change to', 'changed to'].map((begin): readonly [string, Turn] => [
    begin,
    turn('choice', 'swap', 2),
  ]),
  ['stands in for', turn('choice', 'swap', 3)],
  ['in addition to', turn('added', 'none', 3)],
  ['not to mention', turn('added', 'none', 3)],
  ['limited to', turn('added', 'none', 2)],
  ['rather than', turn('denied', 'denial', 2)],
  ['free of', turn('denied', 'denial', 2)],
  ['free from', turn('denied', 'denial', 2)],
  // butter the size of an egg is not an egg
  ['size of', turn(null, 'purpose', 2)],
  ...['similar', 'close', 'equal', 'equivalent', 'comparable', 'akin'].map(
    (word): readonly [string, Turn] => [`${word} to`, turn('aside', 'instruction', 2)],
  ),
];

interface Reading {
  readonly words: readonly string[];
  readonly isNote: boolean;
  readonly now: Turn;
  /** No word of the part was read yet. */
  readonly isBare: boolean;
  readonly first: Firsts;
  /** The last word for what is done with it: "stirred". */
  readonly verb: string;
}

/** Where the first word of a kind is, so that a long line is searched once. */
interface Firsts {
  readonly served: number;
  readonly see: number;
}

function firstsOf(words: readonly string[]): Firsts {
  const first = (pattern: RegExp) => {
    const at = words.findIndex((word) => pattern.test(word.toLowerCase()));
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  return { served: first(served), see: first(/^see$/) };
}

const isDenied = ({ clause }: Turn) => clause === 'denial' || clause === 'negation';

/** Where the words after a word that ends a clause belong; null: it ends none. */
function afterConjunction({ words, now, isBare }: Reading, at: number, one: string): Turn | null {
  if (!conjunctions.has(one) || now.clause === 'none' || now.clause === 'swap') return null;
  const isOr = one === 'or' || one === '/';
  // "no butter or cheese", but "not too ripe or peaches"
  if (isOr) return now.clause === 'denial' ? { ...now, count: 1 } : turn('choice');
  if (isDenied(now)) return one === 'and' ? turn('aside', 'instruction') : turn('added');
  if (now.clause === 'instruction') return { ...turn('added'), isAside: true };
  // "half and half"
  if (now.part === 'more') return isBare ? now : null;
  if (ofDish.has(words[at + 1]?.toLowerCase() ?? '')) return turn('aside', 'instruction');
  return now.isOfDish ? { ...turn('added'), isAside: true } : turn('more', 'purpose');
}

/** Where the words after a denial belong; null: the word denies nothing. */
function afterDenial({ words, isNote }: Reading, at: number, one: string): Turn | null {
  const isNoted = isNote && notedDenials.has(one);
  if (!denials.has(one) && !isNoted) return null;
  const next = words[at + 1]?.toLowerCase() ?? '';
  if (noDenial.has(next)) return null;
  // "with or without nuts"
  if (one === 'without' && /^(?:or|\/)$/i.test(words[at - 1] ?? '')) return turn('added');
  return turn('denied', one === 'not' ? 'negation' : 'denial');
}

/** Where the words after a word of place belong: "for frying in butter", "to serve on toast"; null: nothing changes. */
function afterPlace({ now, first }: Reading, at: number, one: string): Turn | null {
  if (now.part !== null || now.clause !== 'purpose') return null;
  const isServed = upon.has(one) && first.served < at;
  return within.has(one) || isServed ? turn('aside', 'instruction') : null;
}

function afterClauseWord({ words, now, isBare, first, verb }: Reading, at: number, one: string): Turn | null {
  if (one === 'into') return shaped.test(verb) ? turn(null, 'purpose') : turn('aside', 'instruction');
  if (purposes.has(one)) {
    // "swap half of it for soy sauce", "see the notes for prawns"
    const isOther = (now.clause === 'swap' && !isBare) || first.see < at;
    const isOfDish = ofDish.has(words[at + 1]?.toLowerCase() ?? '');
    return isOther ? turn('aside', 'instruction') : { ...turn(null, 'purpose'), isOfDish };
  }
  return instructions.has(one) ? turn('aside', 'instruction') : null;
}

/** Where the words from this one on belong, if not where those before it do. */
function turnAt(reading: Reading, at: number, one: string): Turn | null {
  const { words, now, isBare } = reading;
  const next = words[at + 1]?.toLowerCase() ?? '';
  // "or a substitute" ends with a noun
  const isLast = at > 0 && at === words.length - 1;
  const text = words
    .slice(at, at + 3)
    .join(' ')
    .toLowerCase();
  const phrase = phrases.find(([begin]) => text === begin || text.startsWith(`${begin} `))?.[1];
  if (phrase !== undefined && (at > 0 || reading.isNote)) return phrase;
  if (auxiliaries.has(one) && next === 'not') return now;
  if (isBare && isDenied(now) && ofDenial.has(one)) return { ...now, count: 1 };
  if (isBare && now.clause === 'swap' && ofSwap.has(one)) return { ...now, count: 1 };
  const ended = afterConjunction(reading, at, one);
  if (ended !== null) return ended;
  if (choices.has(one) && !isLast) return turn('choice');
  if (swaps.has(one) && !isLast) return turn('choice', 'swap');
  if (habits.has(one) && !isLast) return turn('used');
  const isAdded = additions.has(one) || (now.clause !== 'none' && added.has(one));
  if (isAdded || (joined.has(one) && (isLast || joining.has(next)))) return turn('added');
  if (isBare && now.part === 'added' && one === 'into') return now;
  if (one === 'from') return turn('origin');
  return afterDenial(reading, at, one) ?? afterPlace(reading, at, one) ?? afterClauseWord(reading, at, one);
}

/** The words without clauses of purpose, and separately those that name something else edible. */
export function withoutClauses(words: readonly string[], isNote = false): Said {
  const all = saidOnly([]);
  let now: Turn = turn('said');
  let isBare = true;
  let verb = '';
  const first = firstsOf(words);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const one = word.toLowerCase();
    // "vegan or not"
    const isNeither = one === 'not' && /^or$/i.test(words[at - 1] ?? '');
    const next: Turn | null = isNeither ? null : turnAt({ words, isNote, now, isBare, first, verb }, at, one);
    if (verbs.test(one)) verb = one;
    if (next === null) {
      if (now.part !== null) all[now.part].push(word);
      if (now.isAside) all.aside.push(word);
      isBare = false;
      continue;
    }
    const bucket = next.part === null ? [] : all[next.part];
    // names of two clauses are not one name
    if (bucket.length > 0 && next.part === 'choice' && (choices.has(one) || swaps.has(one)))
      bucket.push('or');
    else if (bucket.length > 0 && next.part !== now.part && next.part !== 'said') bucket.push('and');
    if (next.isAside) all.aside.push(word);
    isBare = next.part !== now.part || next.clause !== now.clause || isBare;
    now = next;
    at += next.count - 1;
  }
  return all;
}

const eitherFresh = /^(?:fresh or frozen|frozen or fresh)$/;

/** "Fresh or frozen blueberries" are one food, as are those of a note. */
export function withoutEither(main: readonly string[]): readonly string[] {
  const at = main.findIndex((_, n) =>
    eitherFresh.test(
      main
        .slice(n, n + 3)
        .join(' ')
        .toLowerCase(),
    ),
  );
  return at < 0 ? main : [...main.slice(0, at), 'fresh', ...main.slice(at + 3)];
}
