import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentDirectory } from './content.fixture.ts';
import { minutesOfSteps } from './lint/times.ts';
import { after, good, tables } from './lint.fixture.ts';
import { lintRecipes, lintTexts } from './lint-recipes.ts';

test('every recipe of the catalog passes', async () => {
  const problems = await lintRecipes(join(contentDirectory, 'recipes'), tables);
  expect(problems.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});

test('a valid recipe has no problems', () => {
  expect(lintTexts([{ file: 'a.cook', source: good }], tables)).toEqual([]);
});

describe('each rule names the line and a suggested fix', () => {
  test.each([
    [
      'energy',
      'servings: 4',
      'servings: 1',
      /^4: 1\d{3} kcal a serving, where 230 to 900 are plausible for a main course/,
    ],
    [
      'mass',
      '{560%ml}',
      '{5.6%l}',
      /^4: 1\d{3} g a serving, where 140 to 720 are plausible for a main course/,
    ],
    ['servings', 'servings: 4', 'servings: 25', /^4: 25 servings, where 1 to 24 are plausible/],
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
      'with chopped scallions and serve with',
      /^19: "scallion" is a food/,
    ],
    ['times', 'time: 40 min', 'time: 25 min', /^5: the steps take 28 min and time says 25/],
    [
      'idle time',
      'time: 40 min',
      'time: 3 h',
      /^5: time says 180 min and the steps take 28; lower it, or name/,
    ],
    ['oven too hot', '400 °F (200 °C)', '570 °F (300 °C)', /^15: an oven of 570 °F; it goes from 200 to 500/],
    ['two temperatures', '(200 °C)', '(150 °C)', /^15: "400 °F \(150 °C\)" are two temperatures/],
    ['one scale', ' (200 °C)', '', /^15: "400 °F" stands without its °C/],
    [
      'one rounding',
      '400 °F (200 °C)',
      '350 °F (180 °C)',
      /^15: "350 °F \(180 °C\)": recipes print 350 °F as 175/,
    ],
    [
      'muffin tin',
      'Heat the oven',
      'Grease an 8-cup muffin tin and heat the oven',
      /^15: a 8-cup muffin tin is hard to find/,
    ],
    [
      'wooden skewers',
      'Bake the',
      'Thread onto twelve skewers and broil the',
      /^15: wooden skewers burn under the broiler/,
    ],
    ['measuring spoon', '{1%tsp}', '{1/3%tsp}', /^17: no measuring spoon holds 1\/3 tsp/],
    ['keeping', 'Plain and warm.', 'Plain and warm, all week.', /^3: "all week": cooked meat/],
    ['one minute', '~{5%minutes}', '~{1%minutes}', /^17: "1 minutes"; write 1 minute/],
    [
      'promised portion',
      '@chicken breast{500%g}',
      '@chicken breast{100%g}',
      /^2: the title begins with Chicken Breast, of which a serving has 25 g/,
    ],
    ['poultry', '165 °F (74 °C)', '145 °F (63 °C)', /^15: no step tells when the poultry \(Chicken Breast\)/],
    ['British words', 'Plain and warm.', 'Good with courgettes.', /^3: "courgette" is zucchini here/],
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
    [
      'invented author',
      'time: 40 min',
      'time: 40 min\nauthor: Ines R.',
      /^6: Ines R\. needs a source: that says where/,
    ],
    ['author with a source', 'time: 40 min', 'time: 40 min\nauthor: A. Cook\nsource: A cookbook', null],
    ['cannot be drawn', '[parsley]', '[salt]', /^12: garnish has salt, which dissolves in a dish/],
  ])('%s', (_, pattern, replacement, expected) => {
    const problems = after(pattern, replacement);
    if (expected === null) expect(problems).toEqual([]);
    else expect(problems).toContainEqual(expect.stringMatching(expected));
  });

  test('two recipes of one title, accents and signs aside', () => {
    const files = ['a.cook', 'b.cook'].map((file) => ({ file, source: good }));
    files[1] = { file: 'b.cook', source: good.replace('Butter chicken rice', 'Butter, chicken, rice') };
    expect(lintTexts(files, tables)).toEqual([
      { file: 'b.cook', line: 2, text: 'the title reads as that of a.cook; change one' },
      {
        file: 'b.cook',
        line: 2,
        text: 'is the same dish as a.cook (1.00) but for its name, its shape or one ingredient; change one',
      },
    ]);
  });

  test('for a recipe that does not load only the loading problems are reported', () => {
    const source = good.replace('@butter{40%g}', '@buttr{40%g}').replace('time: 40 min', 'time: 20 min');
    expect(lintTexts([{ file: 'a.cook', source }], tables).map((it) => it.text)).toEqual([
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
