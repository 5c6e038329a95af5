import type { Food, Origin } from '#domain/food/food.ts';
import { rawKindOf } from '#domain/recipe/raw-foods.ts';
import type { LineProblem } from '../bind-ingredients.ts';
import type { LintedRecipe, Rule } from './linted-recipe.ts';
import { namesFood, type Sentence, sentencesOf } from './sentences.ts';

interface Safety {
  readonly what: string;
  readonly needs: (food: Food) => boolean;
  readonly sign: RegExp;
  readonly suggestion: string;
  /** Fahrenheit; a lower internal temperature next to the food's name is a mistake. */
  readonly minF: number | null;
}

const isRaw = (food: Food, kind: 'meat' | 'fish', ...some: Origin[]) =>
  rawKindOf(food) === kind && some.some((it) => food.origins.includes(it));
const isGround = (food: Food) => /^(?:lean-)?ground-|sausage$/.test(food.id);

/** Safe internal temperatures of the USDA (FSIS), and the visible signs for cooks without a thermometer. */
const safeties: readonly Safety[] = [
  {
    what: 'poultry',
    needs: (food) => isRaw(food, 'meat', 'poultry'),
    sign: /165 °F \(74 °C\)/,
    suggestion: 'say that it reaches 165 °F (74 °C)',
    minF: 165,
  },
  {
    what: 'ground meat',
    needs: (food) => isRaw(food, 'meat', 'meat') && isGround(food),
    sign: /16[05] °F \(7[14] °C\)/,
    suggestion: 'say that it reaches 160 °F (71 °C)',
    minF: 160,
  },
  {
    what: 'meat',
    needs: (food) => isRaw(food, 'meat', 'meat') && !isGround(food),
    sign: /1[4-9][05] °F \((?:6[3-9]|[78]\d|9\d) °C\)|falls apart|very tender|pulls apart/,
    suggestion: 'say that it reaches 145 °F (63 °C), or falls apart',
    minF: 145,
  },
  {
    what: 'fish',
    needs: (food) => isRaw(food, 'fish', 'fish'),
    sign: /145 °F \(63 °C\)/,
    suggestion: 'say that it reaches 145 °F (63 °C)',
    minF: 145,
  },
  {
    what: 'shellfish',
    needs: (food) => isRaw(food, 'fish', 'shellfish'),
    sign: /opaque|have opened/,
    suggestion: 'say that it is opaque, or that the shells have opened',
    minF: null,
  },
  {
    what: 'egg',
    needs: (food) => rawKindOf(food) === 'egg',
    sign: /\b1[678]\d °F|(?<!S)\bset\b(?! (?:the|it|them|on|aside|out|to|each|in a)\b)|\bfirm\b|comes out clean|[Bb]oil the eggs for|\b[Bb]ake\b|\bboil\b/,
    suggestion: 'say that it is set or firm, baked, or at least 160 °F (71 °C)',
    minF: 160,
  },
];

/** The heat goes on killing germs while a whole cut rests: FSIS asks for three minutes at 145 °F. */
const rests = /\brest\b|\bstand\b|\bleave\b|\baside\b|\b[Ll]ift\b/i;

/** An internal temperature next to the name of a food that needs more. */
function tooLow(food: Food, { minF, what }: Safety, sentences: readonly Sentence[]): LineProblem[] {
  return sentences.flatMap(({ text, line }) => {
    const found = /(?:reach(?:es)?|until|at least|inside)[^.;]*?(\d{3}) °F/.exec(text);
    const degrees = Number(found?.[1] ?? Number.POSITIVE_INFINITY);
    return minF !== null && degrees < minF && degrees > 100 && namesFood(food, text)
      ? [{ line, text: `${what} is safe from ${minF} °F on, and the step says ${degrees} °F` }]
      : [];
  });
}

function problemsOf(safety: Safety, sentences: readonly Sentence[]): LineProblem[] {
  // the last mention counts: a sign before it is not about it
  const last = sentences.findLastIndex(({ adds }) => adds.some(safety.needs));
  const food = sentences[last]?.adds.find(safety.needs);
  if (food === undefined) return [];
  const rest = sentences.slice(last);
  const line = rest[0]?.line ?? 1;
  const signSentence = rest.find(({ text }) => safety.sign.test(text));
  if (signSentence === undefined)
    return [
      {
        line,
        text: `no step tells when the ${safety.what} (${food.name}) is safe to eat; ${safety.suggestion}`,
      },
    ];
  const isBare =
    safety.what === 'meat' && /14\d °F/.test(signSentence.text) && !rest.some(({ text }) => rests.test(text));
  return [
    ...(isBare
      ? [
          {
            line: signSentence.line,
            text: `${food.name} at 145 °F is safe after three minutes of rest; let it rest`,
          },
        ]
      : []),
    ...tooLow(food, safety, rest),
  ];
}

/** A white is firm long before the yolk is safe. */
const whitesOnly = /\bwhites? (?:is|are) (?:firm|set|crisp)\b/;
/** Minutes in boiling water after which the yolk of an egg is firm. */
const boiledEgg = 9;

function softYolks(sentences: readonly Sentence[]): LineProblem[] {
  return sentences.flatMap(({ text, line, adds }) => {
    const minutes = /\b[Bb]oil the eggs? for (\d+) minutes/.exec(text)?.[1];
    const isShort =
      minutes !== undefined && Number(minutes) < boiledEgg && adds.some(({ id }) => id === 'egg');
    const isSaid = /\byolks?\b|\bwhites and yolks\b/.test(text);
    return (whitesOnly.test(text) || isShort) && !isSaid
      ? [{ line, text: 'firm whites leave the yolks open; say that the yolks have thickened or are firm' }]
      : [];
  });
}

/** Sprouts grow warm and wet, as germs do (FDA). */
function coldSprouts({ foods, steps }: LintedRecipe): LineProblem[] {
  if (!foods.some(({ id }) => /(?:^|-)sprouts$/.test(id) && id !== 'brussels-sprouts')) return [];
  const step = steps.find(({ text }) => /\bsprouts\b/.test(text));
  const isHot = steps.some(({ text }) => /steaming hot|[Bb]oil[^.]*sprouts|sprouts[^.]*boil/.test(text));
  return isHot || step === undefined
    ? []
    : [{ line: step.line, text: 'no step heats the sprouts through; say "until steaming hot"' }];
}

/** Meat, fish and eggs have the temperature or the sign at which they are safe to eat, after they are in the pan. */
export const safetyRule: Rule = (recipe) => {
  const sentences = sentencesOf(recipe);
  return [
    ...safeties.flatMap((safety) => problemsOf(safety, sentences)),
    ...softYolks(sentences),
    ...coldSprouts(recipe),
  ];
};
