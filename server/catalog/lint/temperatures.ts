import type { LineProblem } from '../bind-ingredients.ts';
import type { Rule } from './linted-recipe.ts';

const fahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;
/** Recipes round to the steps of an oven's dial. */
const roundingF = 10;
/** One Celsius to each Fahrenheit, as recipes print them, so that two dishes do not ask for two ovens. */
const printed: Readonly<Record<number, number>> = {
  300: 150,
  325: 165,
  350: 175,
  375: 190,
  400: 200,
  425: 220,
  450: 230,
};
const ovenF = { least: 200, most: 500, step: 25 } as const;

/** Oven temperatures are given in both scales, Fahrenheit first, agree with each other, and are within an oven's range. */
export const ovenRule: Rule = ({ steps }) =>
  steps.flatMap(({ line, text }) => {
    const problems: LineProblem[] = [];
    for (const found of text.matchAll(/(\d+) ?°F(?: \((\d+) °C\))?/g)) {
      const degrees = Number(found[1]);
      if (!found[2]) {
        problems.push({ line, text: `"${found[0]}" stands without its °C; write it as 350 °F (175 °C)` });
      } else if (Math.abs(degrees - fahrenheit(Number(found[2]))) > roundingF) {
        const right = Math.round(((degrees - 32) * 5) / 9);
        problems.push({ line, text: `"${found[0]}" are two temperatures; ${degrees} °F are ${right} °C` });
      } else if (printed[degrees] !== undefined && printed[degrees] !== Number(found[2])) {
        problems.push({ line, text: `"${found[0]}": recipes print ${degrees} °F as ${printed[degrees]} °C` });
      }
      const isOven = /\b(oven to|Bake at|bake at|roast at) $/.test(text.slice(0, found.index));
      if (isOven && (degrees < ovenF.least || degrees > ovenF.most)) {
        const text = `an oven of ${degrees} °F; it goes from ${ovenF.least} to ${ovenF.most} °F`;
        problems.push({ line, text });
      } else if (isOven && degrees % ovenF.step !== 0) {
        const text = `an oven of ${degrees} °F; its dial has steps of ${ovenF.step} °F`;
        problems.push({ line, text });
      }
    }
    for (const found of text.matchAll(/(?<!\()\b\d+ ?°C/g)) {
      problems.push({ line, text: `"${found[0]}" comes after its °F, in brackets` });
    }
    return problems;
  });
