import type { Food, Origin } from '#domain/food/food.ts';
import type { LineProblem } from '../bind-ingredients.ts';
import type { Rule } from './linted-recipe.ts';

const fahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;
/** Recipes round to what an oven's dial shows. */
const roundingF = 10;
const oven = { least: 100, most: 260 } as const;

/** Both scales, which agree, and ovens between warm and as hot as they go. */
export const ovenRule: Rule = ({ steps }) =>
  steps.flatMap(({ line, text }) => {
    const problems: LineProblem[] = [];
    for (const found of text.matchAll(/(\d+) ?°C(?: \((\d+) °F\))?/g)) {
      const celsius = Number(found[1]);
      if (!found[2]) {
        problems.push({ line, text: `"${found[0]}" stands without its °F; write it as 180 °C (350 °F)` });
      } else if (Math.abs(Number(found[2]) - fahrenheit(celsius)) > roundingF) {
        const right = Math.round(fahrenheit(celsius));
        problems.push({ line, text: `"${found[0]}" are two temperatures; ${celsius} °C are ${right} °F` });
      }
      const isOven = /\b(oven to|Bake at|bake at|roast at) $/.test(text.slice(0, found.index));
      if (isOven && (celsius < oven.least || celsius > oven.most)) {
        const text = `an oven of ${celsius} °C; it goes from ${oven.least} to ${oven.most} °C`;
        problems.push({ line, text });
      }
    }
    for (const found of text.matchAll(/(?<!\()\b\d+ ?°F/g)) {
      problems.push({ line, text: `"${found[0]}" comes after its °C, in brackets` });
    }
    return problems;
  });

interface Safety {
  readonly what: string;
  readonly needs: (food: Food) => boolean;
  readonly sign: RegExp;
  readonly mend: string;
}

const rawAisles: readonly Food['aisle'][] = ['meat', 'fish', 'frozen'];
const isRaw = (food: Food, ...some: Origin[]) =>
  rawAisles.includes(food.aisle) && some.some((it) => food.origins.includes(it));
const isMinced = (food: Food) => /mince|sausage|chorizo/.test(food.id);

/** Safe inner temperatures of the USDA (FSIS), and what a cook sees where nobody measures. */
const safeties: readonly Safety[] = [
  {
    what: 'poultry',
    needs: (food) => isRaw(food, 'poultry'),
    sign: /74 °C \(165 °F\)/,
    mend: 'say that it reaches 74 °C (165 °F)',
  },
  {
    what: 'minced meat',
    needs: (food) => isRaw(food, 'meat') && isMinced(food),
    sign: /71 °C \(160 °F\)/,
    mend: 'say that it reaches 71 °C (160 °F)',
  },
  {
    what: 'meat',
    needs: (food) => isRaw(food, 'meat') && !isMinced(food),
    sign: /(63|71) °C \((145|160) °F\)|falls apart|in two batches/,
    mend: 'say that it reaches 63 °C (145 °F), or falls apart',
  },
  {
    what: 'fish',
    needs: (food) => isRaw(food, 'fish'),
    sign: /63 °C \(145 °F\)/,
    mend: 'say that it reaches 63 °C (145 °F)',
  },
  {
    what: 'shellfish',
    needs: (food) => isRaw(food, 'shellfish'),
    sign: /opaque|have opened/,
    mend: 'say that it is opaque, or that the shells have opened',
  },
  {
    what: 'egg',
    needs: (food) => food.aisle === 'dairy-and-eggs' && food.origins.includes('egg'),
    sign: /\b(7[1-7]|8\d) °C|\bset\b|\bfirm\b|comes out clean|[Bb]oil the eggs for|\b[Bb]ake\b/,
    mend: 'say that it is set or firm, baked, or at least 71 °C (160 °F)',
  },
];

/** Meat, fish and eggs carry the temperature or the sign at which they are safe to eat. */
export const safetyRule: Rule = ({ steps, foods, mentions }) => {
  const text = steps.map((it) => it.text).join(' ');
  return safeties.flatMap(({ what, needs, sign, mend }) => {
    const food = foods.find(needs);
    if (!food || sign.test(text)) return [];
    const line = mentions.find((it) => it.food === food)?.line ?? 1;
    return [{ line, text: `no step tells when the ${what} (${food.name}) is safe to eat; ${mend}` }];
  });
};
