/** The table tops behind the app on wide screens: what lies on each, and its colors. */
import type { DishSpec } from '#art/dish-spec.ts';
import { citrusHalf, cloth, frond, sprig } from './foliage.ts';

interface Laid {
  readonly dish: DishSpec;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface TableTop {
  readonly name: string;
  readonly wood: string;
  /** Joints of the boards and the grain between them. */
  readonly joint: string;
  readonly grain: string;
  /** Drawn under the dishes, on a canvas of 1600 x 1000 whose middle third stays free. */
  readonly under: readonly string[];
  readonly dishes: readonly Laid[];
}

const dish = (spec: Partial<DishSpec> & Pick<DishSpec, 'seed' | 'vessel' | 'base' | 'layout'>): DishSpec => ({
  tint: null,
  ingredients: [],
  garnish: [],
  beside: [],
  mood: 'linen',
  ...spec,
});

const soup = dish({
  seed: 'table soup',
  vessel: 'bowl',
  base: 'soup',
  layout: 'float',
  mood: 'slate',
  ingredients: [
    { piece: 'cream-swirl', share: 1 },
    { piece: 'pumpkin-seed', share: 2 },
  ],
  garnish: ['parsley'],
});
const salad = dish({
  seed: 'table salad',
  vessel: 'salad-bowl',
  base: 'greens',
  layout: 'toss',
  ingredients: [
    { piece: 'tomato', share: 3 },
    { piece: 'cucumber', share: 3 },
    { piece: 'olive', share: 1.5 },
    { piece: 'red-onion', share: 2 },
  ],
});
const rainbow = dish({
  seed: 'table bowl',
  vessel: 'bowl',
  base: 'quinoa',
  layout: 'sectors',
  mood: 'butter',
  ingredients: [
    { piece: 'tofu', share: 3 },
    { piece: 'avocado', share: 2.4 },
    { piece: 'carrot-ribbon', share: 2 },
    { piece: 'edamame', share: 2 },
    { piece: 'red-cabbage', share: 2 },
  ],
  garnish: ['black-sesame'],
});
const pasta = dish({
  seed: 'table pasta',
  vessel: 'deep-plate',
  base: 'spaghetti',
  layout: 'heap',
  ingredients: [{ piece: 'cherry-tomato', share: 5 }],
  garnish: ['basil', 'pepper'],
});
const shakshuka = dish({
  seed: 'table shakshuka',
  vessel: 'skillet',
  base: 'sauce',
  layout: 'toss',
  ingredients: [
    { piece: 'fried-egg', share: 6 },
    { piece: 'yellow-pepper', share: 1.6 },
  ],
  garnish: ['parsley', 'pepper'],
});
const hummus = dish({
  seed: 'table hummus',
  vessel: 'deep-plate',
  base: 'hummus',
  layout: 'crescent',
  mood: 'oak',
  ingredients: [
    { piece: 'chickpea', share: 3 },
    { piece: 'cucumber', share: 2 },
    { piece: 'radish', share: 2 },
  ],
  garnish: ['oil-drops', 'paprika'],
});
const breads = dish({
  seed: 'table breads',
  vessel: 'round-board',
  base: 'flatbreads',
  layout: 'heap',
  garnish: ['coriander'],
});
const tabbouleh = dish({
  seed: 'table tabbouleh',
  vessel: 'bowl',
  base: 'couscous',
  layout: 'toss',
  mood: 'clay',
  ingredients: [
    { piece: 'cherry-tomato', share: 2 },
    { piece: 'cucumber', share: 2 },
    { piece: 'parsley', share: 2 },
    { piece: 'feta', share: 1 },
  ],
});
const pancakes = dish({
  seed: 'table pancakes',
  vessel: 'flat-plate',
  base: 'pancakes',
  layout: 'heap',
  ingredients: [
    { piece: 'banana', share: 4 },
    { piece: 'blueberry', share: 2 },
  ],
  garnish: ['mint'],
});
const porridge = dish({
  seed: 'table porridge',
  vessel: 'bowl',
  base: 'porridge',
  layout: 'crescent',
  mood: 'blush',
  ingredients: [
    { piece: 'blueberry', share: 3 },
    { piece: 'raspberry', share: 3 },
    { piece: 'almond', share: 2 },
  ],
  garnish: ['mint'],
});
const tea = dish({
  seed: 'table tea',
  vessel: 'cup',
  base: 'tea',
  layout: 'float',
  mood: 'butter',
  ingredients: [{ piece: 'lemon', share: 1 }],
});
const toast = dish({
  seed: 'table toast',
  vessel: 'round-board',
  base: 'toast',
  layout: 'toss',
  tint: '#b7cb66',
  ingredients: [
    { piece: 'avocado', share: 3 },
    { piece: 'cherry-tomato', share: 1 },
  ],
  garnish: ['red-pepper-flakes'],
});
const salmon = dish({
  seed: 'table salmon',
  vessel: 'flat-plate',
  base: 'none',
  layout: 'plated',
  mood: 'sage',
  ingredients: [
    { piece: 'salmon', share: 4 },
    { piece: 'asparagus', share: 3 },
    { piece: 'new-potato', share: 3 },
  ],
  garnish: ['dill', 'lemon'],
});
const risotto = dish({
  seed: 'table risotto',
  vessel: 'deep-plate',
  base: 'risotto',
  layout: 'heap',
  mood: 'plum',
  ingredients: [
    { piece: 'mushroom', share: 5 },
    { piece: 'pea', share: 1.2 },
  ],
  garnish: ['parsley', 'pepper'],
});
const noodles = dish({
  seed: 'table noodles',
  vessel: 'bowl',
  base: 'noodles',
  layout: 'heap',
  mood: 'mist',
  ingredients: [
    { piece: 'prawn', share: 4 },
    { piece: 'bok-choy', share: 3 },
    { piece: 'carrot', share: 1.4 },
  ],
  garnish: ['coriander'],
});
const stirFry = dish({
  seed: 'table stir-fry',
  vessel: 'bowl',
  base: 'rice',
  layout: 'heap',
  mood: 'slate',
  ingredients: [
    { piece: 'chicken', share: 4 },
    { piece: 'broccoli', share: 3 },
    { piece: 'red-pepper', share: 2 },
  ],
  garnish: ['sesame'],
});

/** Where the four dishes stand; the column of the app hides what lies between them. */
const four = ([a, b, c, d]: readonly [DishSpec, DishSpec, DishSpec, DishSpec]): readonly Laid[] => [
  { dish: a, x: 205, y: 205, scale: 1.08 },
  { dish: b, x: 1405, y: 180, scale: 1.02 },
  { dish: c, x: 215, y: 790, scale: 1.05 },
  { dish: d, x: 1402, y: 778, scale: 1.1 },
];

export const tableTops: readonly TableTop[] = [
  {
    name: 'herb-table',
    wood: '#1d4630',
    joint: '#17392a',
    grain: '#2a5a3f',
    under: [
      cloth('#e9dec8', '#d9a06a', 'translate(196 800)rotate(-9)'),
      frond('#5b8f63', 'translate(520 420)rotate(38)scale(1.15)'),
      frond('#5b8f63', 'translate(1150 960)rotate(-14)scale(1.3)'),
      frond('#4a7f5c', 'translate(1540 520)rotate(-58)'),
      frond('#4a7f5c', 'translate(30 480)rotate(72)scale(.9)'),
      citrusHalf('#ebc25b', '#f2d377', 'translate(1150 250)'),
      citrusHalf('#ebc25b', '#f2d377', 'translate(1228 336)rotate(20)'),
      citrusHalf('#ebc25b', '#f2d377', 'translate(418 168)rotate(12)'),
    ],
    dishes: four([salad, rainbow, soup, pasta]),
  },
  {
    name: 'terracotta-table',
    wood: '#8f4529',
    joint: '#7a3820',
    grain: '#a3593a',
    under: [
      cloth('#f1e2c6', '#8f9c70', 'translate(1392 792)rotate(8)'),
      sprig('#7d9460', 'translate(470 440)rotate(62)scale(1.2)'),
      sprig('#8fa36c', 'translate(1170 470)rotate(-28)scale(1.2)'),
      sprig('#7d9460', 'translate(60 500)rotate(-14)scale(1.1)'),
      citrusHalf('#f0b64a', '#f7cf74', 'translate(430 690)rotate(8)'),
      citrusHalf('#f0b64a', '#f7cf74', 'translate(1180 110)rotate(24)'),
    ],
    dishes: four([shakshuka, hummus, tabbouleh, breads]),
  },
  {
    name: 'linen-table',
    wood: '#e3d3b4',
    joint: '#d3c09b',
    grain: '#ecdfc6',
    under: [
      cloth('#f8efdd', '#c98672', 'translate(1390 210)rotate(-11)'),
      frond('#a3b58a', 'translate(500 330)rotate(30)scale(1.1)'),
      frond('#93a97c', 'translate(1130 700)rotate(-36)scale(1.2)'),
      frond('#a3b58a', 'translate(20 560)rotate(76)'),
      citrusHalf('#ef9a52', '#f6b573', 'translate(424 640)rotate(10)'),
      citrusHalf('#ef9a52', '#f6b573', 'translate(1180 420)rotate(30)'),
    ],
    dishes: four([pancakes, tea, toast, porridge]),
  },
  {
    name: 'slate-table',
    wood: '#36474c',
    joint: '#2c3b40',
    grain: '#43565b',
    under: [
      cloth('#d9d2c0', '#c9805c', 'translate(205 216)rotate(10)'),
      sprig('#86a08a', 'translate(480 460)rotate(50)scale(1.2)'),
      sprig('#9bb29a', 'translate(1150 560)rotate(-40)scale(1.2)'),
      sprig('#86a08a', 'translate(1550 480)rotate(96)scale(1.1)'),
      citrusHalf('#a9c64a', '#c9dc80', 'translate(420 560)rotate(10)'),
      citrusHalf('#ebc25b', '#f2d377', 'translate(1160 190)rotate(24)'),
    ],
    dishes: four([salmon, noodles, risotto, stirFry]),
  },
];
