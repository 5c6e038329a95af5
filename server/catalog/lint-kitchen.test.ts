import { describe, expect, test } from 'vitest';
import { after, good, problemsIn, tables } from './lint.fixture.ts';
import { lintTexts } from './lint-recipes.ts';

/** A recipe of these steps, for four. */
const recipe = (steps: readonly string[], { time = '40 min', types = 'Main course', servings = 4 } = {}) =>
  [
    '---',
    'title: A dish',
    'description: As it is.',
    `servings: ${servings}`,
    `time: ${time}`,
    `meal types: [${types}]`,
  ]
    .concat('---', ...steps.flatMap((step) => ['', step]), '')
    .join('\n');

const rice = 'Cook the @white rice{320%g} in @water{640%ml} with @salt{1%tsp} for ~{15%minutes}.';
const chicken =
  'Fry the @chicken breast{500%g} in @olive oil{2%tbsp} for ~{8%minutes}, until it reaches 165 °F (74 °C).';
const serve = 'Serve the rice with the chicken and @parsley{2%tbsp}(chopped).';

/** Looks for the one rule that a text is about; others may report problems, too. */
const finds = (source: string, expected: RegExp) =>
  expect(problemsIn(source)).toContainEqual(expect.stringMatching(expected));
const findsNo = (source: string, unexpected: RegExp) =>
  expect(problemsIn(source).filter((it) => unexpected.test(it))).toEqual([]);

test('the base recipe has no problems', () => {
  expect(problemsIn(recipe([rice, chicken, serve]))).toEqual([]);
});

describe('steps are in the order of the work', () => {
  const bake = 'Bake the @potato|potatoes{900%g} with @olive oil{3%tbsp} and @salt{1%tsp} for ~{40%minutes}.';
  const heat = 'Heat the oven to 400 °F (200 °C).';

  test('an oven is heated before it is used', () => {
    finds(recipe([bake, serve]), /^9: the oven is used and no step heats it/);
    finds(recipe([bake, heat, serve]), /^9: the oven is used before a step heats it/);
    findsNo(recipe([heat, bake, serve]), /the oven/);
    findsNo(recipe([`${heat} ${bake}`, serve]), /the oven/);
  });

  test('and used once it is heated; a Dutch oven is a pot', () => {
    finds(recipe([`${heat} ${rice}`, chicken, serve]), /^9: a step heats the oven and none uses it/);
    findsNo(
      recipe([rice.replace('in @water', 'in a #Dutch oven{} with @water'), chicken, serve]),
      /the oven/,
    );
  });

  test('a food is named only from the step on that adds it', () => {
    finds(recipe([rice, 'Stir in the parsley.', chicken, serve]), /^11: "parsley" is named before the step/);
    findsNo(recipe([rice, chicken, serve, 'Scatter more parsley over it.']), /is named before/);
  });

  test('no step cooks after serving', () => {
    finds(recipe([rice, serve, chicken]), /^13: a step cooks after the dish was served/);
  });
});

describe('every ingredient ends up in the dish', () => {
  test.each([
    ['only cut', 'Chop the @walnuts{60%g}.'],
    ['set aside', 'Toast the @walnuts{60%g} for ~{3%minutes} and set aside.'],
  ])('%s', (_, step) => {
    finds(recipe([step, rice, chicken, serve]), /^9: walnuts is prepared and no later step uses it/);
    findsNo(recipe([step, rice, chicken, serve, 'Scatter with the walnuts.']), /is prepared/);
    findsNo(recipe([step, 'Mix them with @cumin{1%tsp}.', rice, chicken, serve]), /is prepared/);
  });
});

describe('times are those of a kitchen', () => {
  test('cutting takes time too', () => {
    const cut = ['onion', 'carrot', 'celery', 'tomato', 'cucumber', 'zucchini'].map(
      (it) => `@${it}{100%g}(diced)`,
    );
    const salad = recipe([`Mix the ${cut.join(', ')} with @olive oil{3%tbsp}.`, rice, chicken], {
      time: '26 min',
    });
    finds(salad, /^5: the steps take 23 min, the cutting some 6 more, and time says 26/);
  });

  test('what nothing accounts for is too much', () => {
    finds(
      recipe([rice, chicken, serve], { time: '1 h 20 min' }),
      /^5: time says 80 min and the steps take 23/,
    );
  });

  test('a time is a timer', () => {
    finds(
      recipe([rice.replace('~{15%minutes}', '15 minutes'), chicken, serve]),
      /^9: "15 minutes" is no timer/,
    );
  });

  test.each([
    ['@white rice{320%g}', 4, 9],
    ['@beef stew meat{600%g}', 25, 60],
    ['@black beans (dried)|dried black beans{300%g}', 20, 40],
    ['@potato|potatoes{600%g}', 3, 6],
  ])('%s takes longer than %i min', (food, minutes, least) => {
    const cook = (of: number) =>
      recipe(
        [`Simmer the ${food} in @water{600%ml} with @salt{1%tsp} for ~{${of}%minutes}.`, chicken, serve],
        {
          time: '90 min',
        },
      );
    finds(cook(minutes), new RegExp(`is on the heat for ${minutes} min; it takes ${least} at the least`));
    findsNo(cook(least), /is on the heat/);
  });
});

test('what nobody eats raw is cooked, or said to be raw', () => {
  const dusted = recipe([rice, chicken, serve, 'Dust a board with @rice flour{20%g} and set it aside.']);
  finds(dusted, /^15: no step seems to cook the rice flour/);
  findsNo(dusted.replace('---\n\nCook', 'cooking:\n  raw: [rice flour]\n---\n\nCook'), /no step seems/);
  findsNo(recipe([rice, chicken, serve]), /no step seems/);
});

describe('portions are usual ones', () => {
  test('by meal type', () => {
    const types = (of: string) => recipe([rice, chicken, serve], { types: of });
    finds(types('Beverage'), /^4: \d+ kcal a serving, where 5 to 420 are plausible for a beverage/);
    finds(types('Sauce'), /^4: \d+ g a serving, where 15 to 160 are plausible for a sauce/);
    findsNo(types('Sauce, Main course'), /are plausible/);
    finds(
      recipe([rice.replace('@salt{1%tsp}', '@salt{2.75%tsp}'), chicken, serve]),
      /^4: 1\d{3} mg of sodium a serving, where 0 to 1500/,
    );
  });

  test.each([
    ['@white rice{320%g}', '@white rice{600%g}', /^9: 150 g of rice, grain or pasta a serving, where 130/],
    ['@chicken breast{500%g}', '@chicken breast{1.4%kg}', /^11: 350 g of meat, poultry or fish a serving/],
    ['@olive oil{2%tbsp}', '@olive oil{300%ml}', /^11: \d+ g of fat a serving, where 45/],
    ['@salt{1%tsp}', '@salt{3%tsp}', /^9: \d+ g of salt a serving, where 3/],
  ])('of one food: %s, not %s', (usual, much, expected) => {
    finds(recipe([rice, chicken, serve]).replace(usual, much), expected);
  });
});

describe('safe temperatures', () => {
  const fry = (food: string, until: string) =>
    recipe([
      rice,
      `Fry the @${food}{500%g} in @olive oil{2%tbsp} for ~{8%minutes}${until}.`,
      'Serve over the rice.',
    ]);

  test.each([
    ['chicken breast', 'poultry', ', until it reaches 165 °F (74 °C)'],
    ['ground turkey', 'poultry', ', until it reaches 165 °F (74 °C)'],
    ['ground beef', 'ground meat', ', until it reaches 160 °F (71 °C)'],
    ['pork loin', 'meat', ', until it reaches 145 °F (63 °C), and let it rest'],
    ['lamb shoulder', 'meat', ', until it falls apart'],
    ['cod', 'fish', ', until it reaches 145 °F (63 °C)'],
    ['mussels', 'shellfish', ', until they have opened'],
    ['eggs', 'egg', ', until they are set'],
  ])('%s', (food, kind, until) => {
    finds(fry(food, ''), new RegExp(`^11: no step tells when the ${kind} \\(`));
    findsNo(fry(food, until), /safe/);
  });

  test('the sign is after the food is in the pan', () => {
    const early = ['Poach the @chicken breast{200%g} in @water{1%l} until it reaches 165 °F (74 °C).', rice];
    finds(
      recipe([...early, 'Fry the @ground turkey{300%g} for ~{5%minutes}.', 'Serve with the chicken.']),
      /^13: no step tells when the poultry \(Ground Turkey/,
    );
  });

  test('a whole cut at 145 °F rests; a temperature that is too low is none', () => {
    finds(
      fry('pork loin', ', until it reaches 145 °F (63 °C)'),
      /^11: Pork Loin at 145 °F is safe after three minutes/,
    );
    finds(
      recipe([
        rice,
        'Bake the @chicken breast{500%g} until the chicken reaches 145 °F (63 °C), then to 165 °F (74 °C).',
      ]),
      /^11: poultry is safe from 165 °F on, and the step says 145 °F/,
    );
  });

  test('to set something down is no sign that eggs are set', () => {
    finds(fry('eggs', ' and set them on a plate'), /no step tells when the egg/);
    findsNo(fry('eggs', ', until set in the middle'), /no step tells when the egg/);
  });

  test('firm whites say nothing of the yolks', () => {
    finds(fry('eggs', ', until the whites are firm'), /^11: firm whites leave the yolks open/);
    findsNo(fry('eggs', ', until the whites are firm and the yolks have thickened'), /yolks/);
    const boil = (minutes: number) =>
      recipe([rice, `Boil the @egg|eggs{6} for ~{${minutes}%minutes}.`, 'Serve over the rice.']);
    finds(boil(8), /^11: firm whites leave the yolks open/);
    findsNo(boil(9), /yolks/);
  });

  test('sprouts are heated through', () => {
    const fried = fry('bean sprouts', '');
    finds(fried, /^11: no step heats the sprouts through/);
    findsNo(fry('bean sprouts', ', until the sprouts are steaming hot'), /sprouts through/);
  });

  test('ham and canned tuna are cooked already', () => {
    findsNo(fry('cooked ham', ''), /safe/);
    findsNo(fry('canned tuna', ''), /safe/);
  });
});

test('measures in sentences are for both kitchens', () => {
  const cut = (how: string) => recipe([rice, chicken.replace('{500%g}', `{500%g}(in ${how} strips)`), serve]);
  finds(cut('2 cm'), /^11: "2 cm" has no American measure before it/);
  findsNo(cut('3/4-inch/2 cm'), /American measure/);
  findsNo(
    recipe([rice.replace('in @water', 'in a 9-inch (24 cm) #pan{} with @water'), chicken, serve]),
    /American measure/,
  );
});

test.each([
  ['1/2-inch/1.5 cm', /^11: "1\/2-inch\/1.5 cm": recipes print 1\/2 inch as 1 cm/],
  ['1-inch/2.5 cm', null],
  ['3-inch/7 cm', null],
])('%s', (length, expected) => {
  const cut = recipe([rice, chicken.replace('{500%g}', `{500%g}(in ${length} strips)`), serve]);
  if (expected === null) findsNo(cut, /recipes print/);
  else finds(cut, expected);
});

describe('what the figures would miss', () => {
  test('salted water', () => {
    finds(recipe([rice.replace('in @water', 'in salted @water'), chicken, serve]), /^9: salted water adds/);
    finds(recipe(['Boil the @pasta{300%g} in plenty of salted water for ~{9%minutes}.']), /^9: salted water/);
    findsNo(recipe([rice, chicken, serve]), /salted water/);
  });

  test('fat on a pan', () => {
    const bake = (fat: string) =>
      recipe([`Press the @potato|potatoes{500%g}${fat} into an oiled #baking dish{}.`, 'Serve it at once.']);
    finds(bake(''), /^9: fat on the pan is in no list/);
    findsNo(bake(' and @olive oil{1%tbsp}'), /fat on the pan/);
  });
});

test('a timer and an oven are set as their dials are', () => {
  finds(
    recipe([rice.replace('15%minutes', '1.1%hours'), chicken, serve]),
    /^9: "1.1 hours"; write 66 minutes/,
  );
  findsNo(recipe([rice.replace('15%minutes', '1.5%hours'), chicken, serve]), /hours"; write/);
  expect(after('400 °F (200 °C)', '410 °F (210 °C)')).toEqual([expect.stringContaining('an oven of 410 °F')]);
});

test('no name of a food goes on into the next sentence', () => {
  findsNo(
    recipe([rice.replace('minutes}.', 'minutes}. Rice is done when it is soft.'), chicken, serve]),
    /minute rice/,
  );
});

test('a comma is followed by a space', () => {
  expect(after('rice and serve', 'rice,and serve')).toEqual([expect.stringContaining('a space is missing')]);
});

test('a duplicate is reported for the later file, unless it is for another meal', () => {
  const twin = good
    .replace('Butter chicken rice', 'Golden rice bowl')
    .replace('@chicken breast{', '@turkey breast{');
  const lint = (source: string) =>
    lintTexts(
      [
        { file: 'butter-chicken-rice.cook', source: good },
        { file: 'golden-rice-bowl.cook', source },
      ],
      tables,
    ).filter(({ text }) => text.includes('same dish'));
  expect(lint(twin)).toMatchObject([
    {
      file: 'golden-rice-bowl.cook',
      line: 2,
      text: expect.stringMatching(/^is the same dish as butter-chicken-rice/),
    },
  ]);
  expect(lint(twin.replace('[Main course]', '[Side dish]'))).toEqual([]);
});

test('British words, old and new', () => {
  expect(after('Plain and warm.', 'From a baking tray.')).toEqual(['3: "baking tray" is baking sheet here']);
  expect(after('Plain and warm.', 'With minced beef in mind.').join()).toContain(
    '"minced beef" is ground beef here',
  );
});
