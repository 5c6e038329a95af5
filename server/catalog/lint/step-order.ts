import type { Food } from '#domain/food/food.ts';
import type { LineProblem } from '../bind-ingredients.ts';
import type { LintedRecipe, Rule } from './linted-recipe.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { namesOf, qualifiers, wordsOf } from './words.ts';

const heatsOven = /\boven to\b|\b(?:heat|preheat|turn) (?:on )?the oven\b/i;
/** A use of the oven; "roast the spices in a pan" is not one. */
const usesOven =
  /\b(?:bake\b(?!d)|(?:in|into|to) the (?:hot )?oven|oven for|roast\b(?! (?:in|on) (?:a|the) (?:dry |heavy )?(?:pan|skillet)))/i;

/** The oven is preheated before it is used, and never preheated without being used. */
function ovenProblems(all: readonly Sentence[]): LineProblem[] {
  // any pot or pan
  const sentences = all.map((it) => ({ ...it, text: it.text.replaceAll(/Dutch oven/gi, 'pot') }));
  const heated = sentences.findIndex(({ text }) => heatsOven.test(text));
  const used = sentences.findIndex(
    ({ text }, n) => n !== heated && usesOven.test(text.replace(heatsOven, '')),
  );
  const first = sentences[used];
  if (heated === -1 && first === undefined) return [];
  if (heated === -1)
    return [
      { line: first?.line ?? 1, text: 'the oven is used and no step heats it; say to which temperature' },
    ];
  const again = sentences[heated];
  if (first === undefined) {
    const isOneSentence = usesOven.test((again?.text ?? '').replace(heatsOven, ''));
    return isOneSentence ? [] : [{ line: again?.line ?? 1, text: 'a step heats the oven and none uses it' }];
  }
  return used < heated
    ? [{ line: first.line, text: 'the oven is used before a step heats it; heat it earlier' }]
    : [];
}

/** Words for intermediate results: a step may name the sauce before the soy sauce is added. */
const made = new Set(
  wordsOf(
    'dough batter filling sauce dressing mixture paste syrup stock broth cream rice noodle oil juice water salt butter',
  ),
);

/** The last word of a food's name, which is its kind. */
const headOf = ({ name }: Food): string => wordsOf(name.replace(/\(.*\)/, '')).at(-1) ?? '';

/** A food is named only from the step on that adds it; an earlier mention would surprise the cook. */
function earlyNames({ foods, mentions }: LintedRecipe, sentences: readonly Sentence[]): LineProblem[] {
  const known = new Set<string>(made);
  return sentences.flatMap(({ line, text, adds }) => {
    for (const word of adds.flatMap(namesOf).flatMap(wordsOf)) known.add(word);
    for (const { food, shownAs, note } of mentions)
      if (adds.includes(food)) for (const word of wordsOf(`${shownAs} ${note ?? ''}`)) known.add(word);
    const words = new Set(wordsOf(text));
    return foods
      .filter((food) => words.has(headOf(food)) && !known.has(headOf(food)) && !qualifiers.has(headOf(food)))
      .map(({ name }) => ({
        line,
        text: `"${name.toLowerCase()}" is named before the step that brings it; bring it here`,
      }));
  });
}

const serves = /^(?:Serve|Ladle into bowls|Divide (?:it )?(?:between|among|into) \w+ (?:bowls|plates))\b/;
const cooks =
  /^(?:Meanwhile,? )?(?:fry|boil|simmer|bake|roast|broil|grill|cook|heat|melt|sear|brown|steam|poach|knead|chill|soak)\b/i;

/** No step cooks after the dish is served. */
function cookingAfterServing(sentences: readonly Sentence[]): LineProblem[] {
  const served = sentences.find(({ text }) => serves.test(text));
  const after = sentences.find(
    ({ step, text }) => served !== undefined && step > served.step && cooks.test(text),
  );
  return after === undefined
    ? []
    : [{ line: after.line, text: 'a step cooks after the dish was served; move it up' }];
}

/** The steps are in the order of the work. */
export const orderRule: Rule = (recipe) => {
  const sentences = sentencesOf(recipe);
  return [...ovenProblems(sentences), ...earlyNames(recipe, sentences), ...cookingAfterServing(sentences)];
};
