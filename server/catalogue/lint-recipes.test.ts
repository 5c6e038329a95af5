import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentDirectory, foods } from './content.fixture.ts';
import { minutesOfSteps } from './lint/times.ts';
import { lintRecipes, lintTexts } from './lint-recipes.ts';

const good = `---
title: Butter chicken rice
description: Plain and warm.
servings: 4
time: 40 min
meal types: [Main course]
art:
  vessel: bowl
  base: rice
  mood: sage
  show: [chicken-breast]
  garnish: [parsley]
---

Heat the oven to 200 °C (400 °F). Fry the @chicken breast{500%g}(in strips) in half of the @butter{40%g} for ~{8%minutes}, until it reaches 74 °C (165 °F).

Cook the @white rice{280%g} in @water{560%ml} with @salt{1%tsp} for ~{15%minutes} and leave to stand for ~{5%minutes}.

Stir the remaining butter into the rice and serve with the chicken and @parsley{2%tbsp}(chopped).
`;

/** What the lint says of the good recipe with one thing changed. */
function after(what: string | RegExp, replacement: string): string[] {
  const source = good.replace(what, replacement);
  expect(source).not.toBe(good);
  return lintTexts([{ file: 'a.cook', source }], foods).map((it) => `${it.line}: ${it.text}`);
}

test('every recipe of the catalogue passes', async () => {
  const problems = await lintRecipes(join(contentDirectory, 'recipes'), foods);
  expect(problems.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});

test('a valid recipe has no problems', () => {
  expect(lintTexts([{ file: 'a.cook', source: good }], foods)).toEqual([]);
});

describe('each rule names the line and a suggested fix', () => {
  test.each([
    ['energy', 'servings: 4', 'servings: 1', /^4: 1\d{3} kcal a serving, where 30 to 1500 are plausible/],
    ['mass', '{560%ml}', '{5.6%l}', /^4: 1\d{3} g a serving, where 100 to 750 are plausible/],
    ['servings', 'servings: 4', 'servings: 25', /^4: 25 servings, where 1 to 24 are plausible/],
    ['a drink may be light', '[Main course]', '[Beverage]', null],
    ['name', '@white rice{', '@white rice|pearls{', /^17: "pearls" shows no word of White Rice/],
    [
      'forgotten half',
      'Stir the remaining butter',
      'Stir the butter',
      /^15: "half of the butter.*leaves some butter/,
    ],
    ['remaining of nothing', 'half of the @butter', 'the @butter', /^19: "remaining" speaks of nothing/],
    [
      'unlisted food',
      'and serve with',
      'with garlic and serve with',
      /^19: "garlic" is a food that the recipe does not list/,
    ],
    [
      'unlisted by alias',
      'and serve with',
      'with chopped spring onions and serve with',
      /^19: "spring onion" is a food/,
    ],
    ['times', 'time: 40 min', 'time: 25 min', /^5: the steps take 28 min and time says 25/],
    ['idle time', 'time: 40 min', 'time: 3 h', /^5: time says 180 min and the steps take 28; lower it/],
    ['oven too hot', '200 °C (400 °F)', '300 °C (572 °F)', /^15: an oven of 300 °C; it goes from 100 to 260/],
    ['two temperatures', '(400 °F)', '(300 °F)', /^15: "200 °C \(300 °F\)" are two temperatures/],
    ['one scale', ' (400 °F)', '', /^15: "200 °C" stands without its °F/],
    ['poultry', '74 °C (165 °F)', '63 °C (145 °F)', /^15: no step tells when the poultry \(Chicken Breast\)/],
    [
      'American words',
      'Plain and warm.',
      'Good with zucchini.',
      /^3: "zucchini" is American; here it is courgette/,
    ],
    [
      'long title',
      'Butter chicken rice',
      `Rice ${'and rice '.repeat(8)}again`,
      /^2: the title has more than 60/,
    ],
    ['full stop in a title', 'chicken rice', 'chicken rice.', /^2: the title begins with a capital and ends/],
    ['half a sentence', 'Plain and warm.', 'plain', /^3: the description is whole sentences/],
    [
      'unknown vessel',
      'vessel: bowl',
      'vessel: wok',
      /^8: the drawing knows no vessel "wok"; it knows bowl,/,
    ],
    ['unknown mood', 'mood: sage', 'mood: gloomy', /^10: the drawing knows no mood "gloomy"/],
    [
      'shown and not eaten',
      '[chicken-breast]',
      '[salmon]',
      /^11: show has salmon, which is not among the ingredients/,
    ],
    ['cannot be drawn', '[parsley]', '[salt]', /^12: garnish has salt, which dissolves in a dish/],
  ])('%s', (_, what, replacement, expected) => {
    const problems = after(what, replacement);
    if (expected === null) expect(problems).toEqual([]);
    else expect(problems).toContainEqual(expect.stringMatching(expected));
  });

  test('eggs, minced meat, fish and shellfish ask for their own signs', () => {
    const swapped = (name: string) =>
      after('@chicken breast{500%g}(in strips)', `@${name}{500%g}`).join('\n');
    expect(swapped('beef mince')).toContain('no step tells when the minced meat (Beef Mince) is safe to eat');
    expect(swapped('cod')).toContain('no step tells when the fish (Cod) is safe to eat');
    expect(swapped('mussels')).toContain('say that it is opaque, or that the shells have opened');
    expect(after('280%g}', '280%g} and @egg|eggs{2}').join()).toBe('');
    expect(after(/for ~\{8.*\n/, 'and @egg|eggs{2}.\n').join('\n')).toContain('when the egg (Egg) is safe');
  });

  test('two recipes of one title, accents and signs aside', () => {
    const files = ['a.cook', 'b.cook'].map((file) => ({ file, source: good }));
    files[1] = { file: 'b.cook', source: good.replace('Butter chicken rice', 'Butter, chicken, rice') };
    expect(lintTexts(files, foods)).toEqual([
      { file: 'b.cook', line: 2, text: 'the title reads as that of a.cook; change one' },
    ]);
  });

  test('for a recipe that does not load only the loading problems are reported', () => {
    const source = good.replace('@butter{40%g}', '@buttr{40%g}').replace('time: 40 min', 'time: 20 min');
    expect(lintTexts([{ file: 'a.cook', source }], foods).map((it) => it.text)).toEqual([
      'no food is called "buttr"; did you mean "butter"?',
    ]);
  });
});

test.each([
  ['one after the other', ['Fry for 5 minutes, then for 10 minutes.', 'Bake for 1 hour.'], 75],
  [
    'both sides, both batches',
    ['Fry for 3 minutes on each side.', 'Brown in two batches, about 2 minutes each.'],
    10,
  ],
  [
    'beside, when it is shorter',
    ['Boil for 15 minutes.', 'Meanwhile fry for 5 minutes and bake for 4 minutes.'],
    15,
  ],
  [
    'beside, when it is longer',
    ['Boil for 15 minutes.', 'Meanwhile bake for 20 minutes.', 'Rest for 5 minutes.'],
    25,
  ],
  [
    'keeping and repeating are no waits',
    ['Chill for up to 3 days, stirring every 45 minutes.', 'Eat within 2 hours.'],
    0,
  ],
  ['halves of hours and seconds', ['Bake for 1.5 hours and dip for 30 seconds.'], 90.5],
])('minutes of steps: %s', (_, steps, expected) => {
  expect(minutesOfSteps(steps)).toBe(expected);
});
