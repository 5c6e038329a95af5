/** The shared colors. Foods are rich, papers are quiet, shadows are umber. */
export const UMBER = '#3b1c0a';

/** Tints for liquids, creams and sauces. */
export const TINTS = {
  pumpkin: '#e8963a',
  tomato: '#cf4a2c',
  curry: '#d98f2e',
  green: '#7f9c48',
  pea: '#a9be62',
  beet: '#b23a63',
  cream: '#f4e7cd',
  coconut: '#faf4e6',
  milk: '#f7efdf',
  gravy: '#9a6236',
  stew: '#8f4a2a',
  broth: '#dfae5a',
  miso: '#c98f4e',
  berry: '#b9608f',
  mango: '#f2b544',
  lentil: '#cc7a35',
  mushroom: '#b99a78',
  chocolate: '#5f3a28',
  hummus: '#e3c898',
  pesto: '#7f9a3f',
  red: '#bf3b2b',
  plum: '#7a3c5c',
  golden: '#d9a04e',
  oat: '#ead7b3',
  chilli: '#86311b',
  peanut: '#c98a4b',
} as const;

export interface Mood {
  readonly paper: string;
  readonly cloth: string;
  readonly stripe: string;
  readonly glaze: readonly [string, ...string[]];
}

const GLAZE = {
  ivory: '#f6efe2',
  oat: '#e4d5bc',
  sage: '#a9b89a',
  sea: '#88a5aa',
  indigo: '#4d6077',
  terra: '#c4805c',
  blush: '#e3b7a2',
  char: '#4b4744',
  sand: '#d6bc95',
  plum: '#7d5b6b',
  butter: '#efd391',
} as const;

export const MOODS = {
  linen: {
    paper: '#efe5d4',
    cloth: '#d8c4a5',
    stripe: '#a98a63',
    glaze: [GLAZE.sea, GLAZE.ivory, GLAZE.indigo],
  },
  sage: {
    paper: '#d3d8bf',
    cloth: '#f0e9d8',
    stripe: '#8c9c70',
    glaze: [GLAZE.ivory, GLAZE.oat, GLAZE.terra],
  },
  clay: {
    paper: '#e3bb9d',
    cloth: '#f3e4d0',
    stripe: '#b9704c',
    glaze: [GLAZE.ivory, GLAZE.sea, GLAZE.char],
  },
  butter: {
    paper: '#f1d999',
    cloth: '#fbf2da',
    stripe: '#d3a24a',
    glaze: [GLAZE.ivory, GLAZE.sea, GLAZE.sage],
  },
  blush: {
    paper: '#eccabb',
    cloth: '#fbeee2',
    stripe: '#c98672',
    glaze: [GLAZE.ivory, GLAZE.sage, GLAZE.plum],
  },
  mist: {
    paper: '#c6d3d1',
    cloth: '#eee8da',
    stripe: '#7f9a9c',
    glaze: [GLAZE.ivory, GLAZE.oat, GLAZE.blush],
  },
  slate: {
    paper: '#5f7278',
    cloth: '#d9d2c0',
    stripe: '#94a3a0',
    glaze: [GLAZE.ivory, GLAZE.oat, GLAZE.butter],
  },
  forest: {
    paper: '#56654f',
    cloth: '#d9cfae',
    stripe: '#98a178',
    glaze: [GLAZE.ivory, GLAZE.oat, GLAZE.sand],
  },
  plum: {
    paper: '#735260',
    cloth: '#e2cdbf',
    stripe: '#b48a8c',
    glaze: [GLAZE.ivory, GLAZE.blush, GLAZE.oat],
  },
  oak: {
    paper: '#c79f70',
    cloth: '#efe2c8',
    stripe: '#9c7547',
    glaze: [GLAZE.ivory, GLAZE.indigo, GLAZE.sage],
  },
} as const satisfies Record<string, Mood>;
export type MoodName = keyof typeof MOODS;
