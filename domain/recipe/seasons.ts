/** The seasons of the northern hemisphere, from the beginning of the year's growth. */
export const seasons = ['Spring', 'Summer', 'Fall', 'Winter'] as const;
export type Season = (typeof seasons)[number];

/**
 * When fresh produce is in season in the United States: the seasonal produce guide of SNAP-Ed, United States Department
 * of Agriculture (https://snaped.fns.usda.gov/resources/nutrition-education-materials/seasonal-produce-guide).
 * What it names for all four seasons, and what is sold all year from stores, isn't here.
 */
const inSeason: Readonly<Record<string, string>> = {
  apricot: 'Spring Summer',
  artichoke: 'Spring',
  arugula: 'Spring Fall',
  asparagus: 'Spring',
  beet: 'Summer Fall Winter',
  blackberry: 'Summer',
  blueberry: 'Summer',
  broccoli: 'Spring Fall',
  'brussels-sprouts': 'Fall Winter',
  cantaloupe: 'Summer',
  cauliflower: 'Fall',
  celeriac: 'Fall Winter',
  cherry: 'Summer',
  'cherry-tomatoes': 'Summer',
  'collard-greens': 'Spring Fall Winter',
  corn: 'Summer',
  cranberries: 'Fall',
  cucumber: 'Summer',
  eggplant: 'Summer',
  'fava-beans': 'Spring',
  fig: 'Summer Fall',
  grapefruit: 'Winter',
  grapes: 'Fall',
  'green-beans': 'Summer Fall',
  'green-peas': 'Spring Fall',
  'honeydew-melon': 'Summer',
  leek: 'Winter Spring',
  'new-potatoes': 'Spring Summer',
  okra: 'Summer',
  orange: 'Winter',
  parsnip: 'Fall Winter',
  peach: 'Summer',
  pear: 'Fall Winter',
  'peeled-pear': 'Fall Winter',
  plum: 'Summer',
  'pomegranate-seeds': 'Fall Winter',
  pumpkin: 'Fall Winter',
  'butternut-squash': 'Fall Winter',
  'acorn-squash': 'Fall Winter',
  'red-kuri-squash': 'Fall Winter',
  'spaghetti-squash': 'Fall Winter',
  radish: 'Spring Fall',
  raspberry: 'Summer Fall',
  'red-bell-pepper': 'Summer Fall',
  'green-bell-pepper': 'Summer Fall',
  'yellow-bell-pepper': 'Summer Fall',
  rhubarb: 'Spring',
  rutabaga: 'Fall Winter',
  spinach: 'Spring Fall',
  strawberry: 'Spring Summer',
  'sugar-snap-peas': 'Spring',
  'sweet-potato': 'Fall Winter',
  'swiss-chard': 'Spring Fall Winter',
  tomatillo: 'Summer',
  tomato: 'Summer',
  turnip: 'Spring Fall Winter',
  watermelon: 'Summer',
  'yellow-squash': 'Summer',
  zucchini: 'Summer',
};

/** The seasons in which all of a dish's seasonal produce is in season; none of a dish without any. */
export function seasonsOf(foodIds: readonly string[]): readonly Season[] {
  const times = [...new Set(foodIds)].flatMap((id) => inSeason[id] ?? []);
  return times.length === 0 ? [] : seasons.filter((season) => times.every((time) => time.includes(season)));
}
