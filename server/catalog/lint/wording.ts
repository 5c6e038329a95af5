import type { SynonymGroup } from '#domain/food/synonyms.ts';
import { hasTerm } from '#domain/food/terms.ts';
import { titleKey } from '#domain/recipe/title-key.ts';
import type { LineProblem } from '../bind-ingredients.ts';
import type { Rule } from './linted-recipe.ts';

/** British cooking terms and spellings; names of foods are in content/synonyms.csv. */
const american: readonly (readonly [british: RegExp, american: string])[] = [
  [/\bcolour\w*/i, 'color'],
  [/\bflavour\w*/i, 'flavor'],
  [/\bsavour\w*/i, 'savory'],
  [/\bfibres?\b/i, 'fiber'],
  [/\bcentres?\b/i, 'center'],
  [/\blitres?\b/i, 'liter'],
  [/\bmoulds?\b/i, 'mold'],
  [/\bgrey\b/i, 'gray'],
  [/\bskilful\b/i, 'skillful'],
  [/\bcaramelis\w*/i, 'caramelize'],
  [/\blengthways\b/i, 'lengthwise'],
  [/\bwhilst\b/i, 'while'],
  [/\baluminium\b/i, 'aluminum'],
  [/\b(?:under|heat) the grill\b|\bgrill (?:to|on) high\b/i, 'broiler'],
  [/\bhobs?\b/i, 'stove'],
  [/\b(?:baking|loaf|roasting|cake|pie|metal) tins?\b/i, 'pan'],
  [/\b(?:baking|roasting|oven) trays?\b/i, 'baking sheet'],
  [/\b(?:baking|greaseproof) paper\b/i, 'parchment paper'],
  [/\bkitchen (?:paper|roll|towel)\b/i, 'paper towels'],
  [/\bcling ?film\b/i, 'plastic wrap'],
  [/\btea towels?\b/i, 'dish towel'],
  [/\bjugs?\b/i, 'pitcher'],
  [/\bfrying pans?\b/i, 'skillet'],
  [/\btinned\b/i, 'canned'],
  [/\bto the boil\b/i, 'to a boil'],
  [/\bstoned\b/i, 'pitted'],
  [/\bpips\b/i, 'seeds'],
  [/\brashers?\b/i, 'slice'],
  [/\bbiscuits?\b/i, 'cookie'],
  [/\bminced meat\b|\bmince\b(?! the\b)/i, 'ground meat'],
];

function britishIn(line: number, text: string, synonyms: readonly SynonymGroup[]): LineProblem[] {
  const key = titleKey(text);
  const foods = synonyms.flatMap(({ us, same }) =>
    same.filter((term) => hasTerm(key, term) && !hasTerm(us, term)).map((term) => [term, us] as const),
  );
  const words = american.flatMap(([pattern, suggestion]) => {
    const found = pattern.exec(text);
    return found ? [[found[0], suggestion] as const] : [];
  });
  return [...foods, ...words].map(([found, suggestion]) => ({
    line,
    text: `"${found}" is ${suggestion} here`,
  }));
}

const maxima = { title: 60, description: 160, step: 420, steps: 8 } as const;
const minSteps = 3;

/** Titles, descriptions and steps are complete, of a readable length, and in American English. */
export const wordingRule: Rule = ({ recipe, steps, synonyms, lineOf }) => {
  const { title, summary } = recipe;
  const problems: LineProblem[] = [
    ...britishIn(lineOf('title'), title, synonyms),
    ...britishIn(lineOf('description'), summary, synonyms),
    ...steps.flatMap(({ line, text }) => britishIn(line, text, synonyms)),
  ];
  const fail = (line: number, text: string) => problems.push({ line, text });
  if (title.length > maxima.title) fail(lineOf('title'), `the title has more than ${maxima.title} letters`);
  if (!/^\p{Lu}.*[^.!]$/u.test(title)) {
    fail(lineOf('title'), 'the title begins with a capital and ends without a full stop');
  }
  if (!/^\p{Lu}.*[.!]$/u.test(summary)) {
    fail(lineOf('description'), 'the description is whole sentences: a capital, a full stop');
  }
  if (summary.length > maxima.description) {
    fail(lineOf('description'), `the description has more than ${maxima.description} letters`);
  }
  if (steps.length < minSteps || steps.length > maxima.steps) {
    fail(
      steps[0]?.line ?? 1,
      `${steps.length} steps; tell it in ${minSteps} to ${maxima.steps} paragraphs parted by blank lines`,
    );
  }
  for (const { line, text } of steps) {
    if (!/^\p{Lu}.{10,}\.$/u.test(text)) fail(line, 'a step is whole sentences: a capital, a full stop');
    if (text.length > maxima.step) fail(line, `a step of ${text.length} letters; part it in two`);
    if (/ [,.;]|,,|\.\.|[,.;]\p{L}/u.test(text))
      fail(line, 'a stray space or stop stands in the step, or a space is missing');
  }
  return problems;
};
