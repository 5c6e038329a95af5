import { nameWords } from '#domain/own-recipe/words/line-words.ts';

/**
 * Foods that a situation or a medicine leaves out and that have no allergen, animal origin, or burden by which they
 * would be found: sprouts in pregnancy, star fruit with weak kidneys, sugar with fructose intolerance.
 */
export const safetyRuleFoodIds: ReadonlySet<string> = new Set(
  (
    'bean-sprouts alfalfa-sprouts star-fruit grapefruit tonic-water kombu matcha fava-beans cranberries cranberry-juice ' +
    'canned-beets beet-greens popcorn poppy-seeds sugar brown-sugar powdered-sugar coconut-sugar jaggery ' +
    'chestnuts coconut-aminos white-vinegar rice-vinegar'
  ).split(' '),
);

/** What they leave out that isn't in the food table. */
const leftOutNames = [
  'liver pate foie sashimi sushi gravlax ceviche carpaccio bresaola liverwurst haggis tripe sweetbreads mutton',
  'licorice liquorice salmiak bladderwrack shark marlin tilefish bissara habas aspartame E951 E962',
  'fructose sucrose sorbitol isomalt lactitol maltitol inulin losalt nosalt lollipop',
  'seaweed pomelo tangelo jerky skipjack mahi-mahi bluefish amberjack kombucha mucuna',
].flatMap((words) => words.split(' '));
const leftOutPhrases = [
  'salt substitute',
  'potassium chloride',
  'potassium salt',
  'low-sodium salt',
  'lite salt',
  'lo-salt',
  'energy drink',
  'diet soda',
  'ful medames',
  'foul mudammas',
  'faba protein',
  'faba bean protein',
  'bone broth',
  'demi-glace',
  'collagen powder',
  'collagen peptides',
  'goat meat',
  'trail mix',
  'hard candy',
  'chewing gum',
  'jelly cube',
  'aspartame-acesulfame salt',
  'invert sugar',
  'ugli fruit',
];

const normalized = (name: string) => nameWords(name.split(' ')).join(' ');
const names = [...leftOutPhrases, ...leftOutNames].map(normalized);

/** Which of these names stand in the words of a clause, normalized. */
export function safetyRuleNamesIn(words: readonly string[]): readonly string[] {
  const text = ` ${words.join(' ')} `;
  return names.filter((name) => text.includes(` ${name} `));
}
