import type { Food } from '#domain/food/food.ts';
import type { LineProblem } from '../bind-ingredients.ts';
import type { FoodMention, LintedRecipe, Rule, Step } from './linted-recipe.ts';
import { distinctiveWords, namesOf, wordsOf } from './words.ts';

/** An ingredient is called by a word of its food's name, so that the list and the step use the same name. */
export const namesRule: Rule = ({ mentions }) =>
  mentions.flatMap(({ food, shownAs, line }) => {
    const words = wordsOf(shownAs);
    if (words.some((word) => distinctiveWords(food).has(word))) return [];
    return [{ line, text: `"${shownAs}" shows no word of ${food.name}; write one after the |` }];
  });

const partly =
  /\b(half|third|thirds|quarter|quarters|most|some|little) of the (?:[\w-]+ ){0,2}?([\p{L}-]+(?: [\p{L}-]+)?)/gu;
const restly = /\b(remaining|rest|remainder|other half|other third|another third|more|as you go)\b/;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.;])\s+/);

const namesFood = (food: Food, text: string): boolean => {
  const distinctive = distinctiveWords(food);
  return wordsOf(text).some((word) => distinctive.has(word));
};

/** The food in "half of the ...": the first one named there. */
function partOf(words: string, foods: readonly Food[]): Food | undefined {
  return foods.find((food) => namesFood(food, words));
}

/** Food used in part is used up: "half of the oil" requires "the remaining oil" in a later sentence. */
export const remaindersRule: Rule = ({ steps, foods }) => {
  const all = steps.flatMap((step) => sentencesOf(step.text).map((text) => ({ line: step.line, text })));
  const problems: LineProblem[] = [];
  for (const [n, { line, text }] of all.entries()) {
    for (const found of text.matchAll(partly)) {
      const food = partOf(found[2] ?? '', foods);
      const saysRest = restly.test(text.slice(found.index + found[0].length));
      const rest = all.slice(n + 1).map((it) => it.text);
      const used = saysRest || (food && rest.some((it) => restly.test(it) && namesFood(food, it)));
      if (food && !used)
        problems.push({
          line,
          text: `"${found[0]}" leaves some ${food.name.toLowerCase()} that no step uses; say where the rest goes`,
        });
    }
    if (/\bremaining\b/.test(text)) {
      const before = [...all.slice(0, n).map((it) => it.text), text].join(' ');
      const parts = [...before.matchAll(partly)].flatMap((it) => partOf(it[2] ?? '', foods) ?? []);
      if (!parts.some((food) => namesFood(food, text)))
        problems.push({
          line,
          text: `"remaining" speaks of nothing that was used in part before; write "half of the" where it was`,
        });
    }
  }
  return problems;
};

/** Basics of every kitchen that are never listed, and words that are foods only in other contexts. */
const free = new Set(wordsOf('water ice salt boiling cold hot wrap'));

interface Phrase {
  readonly words: readonly string[];
  readonly foods: readonly Food[];
}

/** All names of the table as words, the longest first. */
function phrasesOf(table: ReadonlyMap<string, Food>): Phrase[] {
  const byKey = new Map<string, { words: string[]; foods: Food[] }>();
  for (const food of table.values()) {
    for (const name of namesOf(food)) {
      const words = wordsOf(name);
      const key = words.join(' ');
      const phrase = byKey.get(key) ?? { words, foods: [] };
      phrase.foods.push(food);
      byKey.set(key, phrase);
    }
  }
  return [...byKey.values()].toSorted((a, b) => b.words.length - a.words.length);
}

const phrases = new WeakMap<ReadonlyMap<string, Food>, Map<string, Phrase[]>>();

/** Phrases by their first word, computed once per table. */
function phrasesByWord(table: ReadonlyMap<string, Food>): Map<string, Phrase[]> {
  const known = phrases.get(table) ?? Map.groupBy(phrasesOf(table), (it) => it.words[0] ?? '');
  phrases.set(table, known);
  return known;
}

function unlistedIn(step: Step, { foods, mentions, table }: LintedRecipe): string[] {
  const own = new Set([
    ...foods.flatMap((food) => namesOf(food).flatMap(wordsOf)),
    ...mentions.flatMap((it: FoodMention) => wordsOf(`${it.shownAs} ${it.note ?? ''}`)),
  ]);
  return sentencesOf(step.text).flatMap((text) => unlistedWords(wordsOf(text), own, foods, table));
}

function unlistedWords(
  words: readonly string[],
  own: ReadonlySet<string>,
  foods: readonly Food[],
  table: ReadonlyMap<string, Food>,
): string[] {
  const found: string[] = [];
  for (let n = 0; n < words.length; n += 1) {
    const phrase = phrasesByWord(table)
      .get(words[n] ?? '')
      ?.find((it) => it.words.every((word, at) => words[n + at] === word));
    if (!phrase) continue;
    const isOwn = phrase.foods.some((food) => foods.includes(food));
    if (!isOwn && !phrase.words.every((word) => own.has(word) || free.has(word)))
      found.push(phrase.words.join(' '));
    n += phrase.words.length - 1;
  }
  return found;
}

const greases =
  /\b(?:oiled|greased|buttered)\b(?= (?:#|\w+ )*(?:pan|dish|sheet|tin|hands|fingers|spoons)\b)|\b(?:oil|grease) (?:a|an|the)\b/;
const isFat = (food: Food) => (food.per100g.fat ?? 0) >= 75;

/** Salt and fat that are in the dish and not in its figures. */
function unweighedIn({ text }: Step, { foods }: LintedRecipe): string[] {
  return [
    ...(/\bsalted (?:\w+ )?water\b/.test(text)
      ? ['salted water adds sodium that no figure counts; boil in water and salt the dish']
      : []),
    ...(greases.test(text) && !foods.some(isFat)
      ? ['fat on the pan is in no list; name it with @ and an amount']
      : []),
  ];
}

/** Every food that a step names is in the ingredient list, where diets, allergens and verdicts take it into account. */
export const listedRule: Rule = (recipe) =>
  recipe.steps.flatMap((step) => [
    ...unlistedIn(step, recipe).map((name) => ({
      line: step.line,
      text: `"${name}" is a food that the recipe does not list; name it with @ and an amount, or say it otherwise`,
    })),
    ...unweighedIn(step, recipe).map((text) => ({ line: step.line, text })),
  ]);
