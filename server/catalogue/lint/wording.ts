import type { LineProblem } from '../bind-ingredients.ts';
import type { Rule } from './linted-recipe.ts';

/** The catalogue speaks British English, as its food table does; American words are aliases there. */
const british: Readonly<Record<string, string>> = {
  zucchini: 'courgette',
  eggplant: 'aubergine',
  cilantro: 'coriander',
  arugula: 'rocket',
  scallion: 'spring onion',
  rutabaga: 'swede',
  shrimp: 'prawn',
  'fava bean': 'broad bean',
  'garbanzo bean': 'chickpea',
  'snow pea': 'sugar snap pea',
  'romaine heart': 'romaine lettuce',
  'all-purpose flour': 'plain flour',
  'whole wheat flour': 'wholemeal flour',
  'powdered sugar': 'icing sugar',
  'superfine sugar': 'caster sugar',
  'heavy cream': 'double cream',
  'canola oil': 'rapeseed oil',
  'ground (?:beef|lamb|pork|turkey|chicken)': 'mince',
  'chili|chile': 'chilli',
  deviled: 'devilled',
  cookie: 'biscuit',
  molasses: 'treacle',
  broil: 'grill',
  skillful: 'skilful',
  flavor: 'flavour',
  color: 'colour',
  savory: 'savoury',
  fiber: 'fibre',
  caramelize: 'caramelise',
  yoghurt: 'yogurt',
};

function americanIn(line: number, text: string): LineProblem[] {
  return Object.entries(british).flatMap(([word, mend]) => {
    const found = new RegExp(`\\b(?:${word})(?:s|es|ed|ing)?\\b`, 'i').exec(text);
    return found ? [{ line, text: `"${found[0]}" is American; here it is ${mend}` }] : [];
  });
}

const most = { title: 60, description: 160, step: 420, steps: 8 } as const;
const leastSteps = 3;

/** Titles, descriptions and steps are whole, of a readable length, and in one English. */
export const wordingRule: Rule = ({ recipe, steps, lineOf }) => {
  const { title, summary } = recipe;
  const problems: LineProblem[] = [
    ...americanIn(lineOf('title'), title),
    ...americanIn(lineOf('description'), summary),
    ...steps.flatMap(({ line, text }) => americanIn(line, text)),
  ];
  const fail = (line: number, text: string) => problems.push({ line, text });
  if (title.length > most.title) fail(lineOf('title'), `the title has more than ${most.title} letters`);
  if (!/^\p{Lu}.*[^.!]$/u.test(title)) {
    fail(lineOf('title'), 'the title begins with a capital and ends without a full stop');
  }
  if (!/^\p{Lu}.*[.!]$/u.test(summary)) {
    fail(lineOf('description'), 'the description is whole sentences: a capital, a full stop');
  }
  if (summary.length > most.description) {
    fail(lineOf('description'), `the description has more than ${most.description} letters`);
  }
  if (steps.length < leastSteps || steps.length > most.steps) {
    fail(
      steps[0]?.line ?? 1,
      `${steps.length} steps; tell it in ${leastSteps} to ${most.steps} paragraphs parted by blank lines`,
    );
  }
  for (const { line, text } of steps) {
    if (!/^\p{Lu}.{10,}\.$/u.test(text)) fail(line, 'a step is whole sentences: a capital, a full stop');
    if (text.length > most.step) fail(line, `a step of ${text.length} letters; part it in two`);
    if (/ [,.;]|,,|\.\./.test(text)) fail(line, 'a stray space or stop stands in the step');
  }
  return problems;
};
