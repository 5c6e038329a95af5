import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { loadCatalog } from './load-catalog.ts';
import { CatalogError } from './problem.ts';

const foods = [
  foodOf({ id: 'egg', name: 'Egg', aliases: ['eggs'], measures: { piece: 50 } }),
  foodOf({ id: 'butter', name: 'Butter', measures: { tbsp: 14.2 } }),
  foodOf({ id: 'chives', name: 'Chives', aliases: ['greens'], measures: { tbsp: 3 } }),
  foodOf({ id: 'leek', name: 'Leek', aliases: ['leeks', 'greens'], measures: {} }),
];

const head = `---
title: Omelette
description: Eggs and butter.
servings: 2
time: 1 h 10 min
meal types: [Breakfast]
---
`;

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'catalog-'));
});
afterEach(() => rm(directory, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(directory, file), text);

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) await write(file, text);
  const failure: unknown = await loadCatalog(directory, foods).then(
    () => null,
    (it: unknown) => it,
  );
  if (!(failure instanceof CatalogError)) throw new Error(`loaded, or failed otherwise: ${failure}`);
  return failure.message.split('\n');
}

test('ENT-18, ENT-19 a Cooklang file becomes a recipe bound to foods, with amounts of both kitchens', async () => {
  await write(
    'herb-omelette.cook',
    `---
title: Omelette
description: Eggs and butter.
servings: 2
time: 1 h 10 min
author: Ines R.
meal types: [Breakfast, Main course]
art:
  vessel: skillet
  show: [Eggs]
---

Whisk @eggs{4}(at room temperature) with @chives{1/2%tbsp}. -- a comment
Heat the #pan{} to 180 °C for ~{2-3%minutes}.

Melt @butter{1%tbsp}, pour in the @eggs{} and add @&butter{15%g}. Finish with @chives|the greens{1%tbsp}(snipped).
`,
  );
  expect(await loadCatalog(directory, foods)).toEqual([
    {
      refId: 'herb-omelette',
      title: 'Omelette',
      summary: 'Eggs and butter.',
      mealTypes: ['Breakfast', 'Main course'],
      servings: 2,
      readyInMinutes: 70,
      author: 'Ines R.',
      art: { vessel: 'skillet', base: null, mood: null, show: ['egg'], garnish: [] },
      ingredients: [
        {
          foodId: 'egg',
          name: 'Eggs, at room temperature',
          grams: 200,
          us: { value: 4, unit: '' },
          metric: { value: 4, unit: '' },
          cooking: 'heated',
        },
        {
          foodId: 'chives',
          name: 'Chives',
          grams: 1.5,
          us: { value: 1.5, unit: 'tsp' },
          metric: { value: 1.5, unit: 'tsp' },
          cooking: 'heated',
        },
        {
          foodId: 'butter',
          name: 'Butter',
          grams: 29.2,
          us: { value: expect.any(Number), unit: expect.stringMatching(/oz|tbsp/) },
          metric: { value: 29.2, unit: 'g' },
          cooking: 'heated',
        },
        {
          foodId: 'chives',
          name: 'The greens, snipped',
          grams: 3,
          us: { value: 1, unit: 'tbsp' },
          metric: { value: 1, unit: 'tbsp' },
          cooking: 'heated',
        },
      ],
      steps: [
        'Whisk eggs with chives. Heat the pan to 180 °C for 2-3 minutes.',
        'Melt butter, pour in the eggs and add butter. Finish with the greens.',
      ],
    },
  ]);
});

describe('a problem is reported with file, line, column and suggested fix', () => {
  const inSteps = {
    'an unknown ingredient': ['Add @egs{4}.', '5: no food is called "egs"; did you mean "egg"?'],
    'a food that is nowhere near': [
      'Add @dragonfruit{4}.',
      '5: no food is called "dragonfruit"; add it to scripts/foods/selection.csv, or use a name that is there.',
    ],
    'an alias that two foods share': [
      'Add @greens{1%tbsp}.',
      '5: "greens" can be chives or leek; write which.',
    ],
    'an unknown unit': ['Add @eggs{4%gulps}.', '5: Egg: "gulps" is not a unit; measures known: piece.'],
    'an amount that no measure weighs': [
      'Add @leek{2}.',
      '5: Leek: no weight is known for a single one; measures known: none.',
    ],
    'a volume of a food without density': [
      'Add @eggs{1%cup}.',
      '5: Egg: no density to weigh a cup with; measures known: piece.',
    ],
    'a word for an amount': [
      'Add @eggs{some}.',
      '5: eggs: "some" is not one amount; write a number, with a unit after %.',
    ],
    'a range': ['Add @eggs{2-3}.', '5: eggs: "2-3" is not one amount; write a number, with a unit after %.'],
    'nothing of it': ['Add @eggs{0}.', '5: Egg: 0 is not an amount.'],
    'no amount': ['Add @eggs{}.', '5: eggs has no amount; write one, as in @eggs{2} or @eggs{50%g}.'],
    'a reference to what was not measured': [
      'Add @&butter{1%tbsp}.',
      '5: Reference not found: butter; a non reference ingredient with the same name defined BEFORE cannot be found.',
    ],
    'an amount cut short': [
      'Add @eggs{%}.',
      '11: Empty quantity unit; remove this; add a unit or remove the separator.',
    ],
    'a nameless ingredient': ['Add @{4}.', '6: Invalid ingredient name: is empty; add a name here.'],
    'an unknown time': [
      'Cook @eggs{1} for ~{3%moons}.',
      '23: Unknown timer unit: moons; expected time unit.',
    ],
  };
  test.each(Object.entries(inSteps))('%s', async (_, [step = '', text]) => {
    const problems = await problemsOf({ 'omelette.cook': `${head}\n-- @note{1}\n\n${step}\n` });
    expect(problems[0]).toBe(`omelette.cook:11:${text}`);
  });

  const inMetadata = {
    'a missing title': ['title: Omelette\n', '', '1:1', 'title is missing'],
    'an empty description': ['Eggs and butter.', '', '3:1', 'description is missing'],
    'odd servings': ['servings: 2', 'servings: a few', '4:1', 'servings has to be a whole number from 1 on'],
    'half servings': ['servings: 2', 'servings: 1.5', '4:1', 'servings has to be a whole number from 1 on'],
    'an unreadable time': [
      'time: 1 h 10 min',
      'time: soon',
      '5:1',
      'time has to be a time such as 45 min or 1 h 10 min',
    ],
    'an unknown meal type': ['[Breakfast]', '[Brunch]', '6:1', '"Brunch" is not a meal type'],
    'no meal type': ['meal types: [Breakfast]\n', '', '1:1', 'meal types is missing'],
    'a wrong author': ['time:', 'author: [1]\ntime:', '5:1', 'author has to be a name'],
    'art of an unknown food': ['time:', 'art:\n  show: [egs]\ntime:', '6:3', 'show: no food is called "egs"'],
    'cooking that is no list': [
      'time:',
      'cooking:\n  raw: eggs\ntime:',
      '5:1',
      'cooking: raw has to be a list of foods',
    ],
    'an unknown way of cooking': [
      'time:',
      'cooking:\n  smoked: [eggs]\ntime:',
      '5:1',
      'cooking has to be a list of raw, ',
    ],
    'cooking of an unknown food': [
      'time:',
      'cooking:\n  raw: [egs]\ntime:',
      '5:1',
      'cooking: no food is called "egs"',
    ],
    'cooking of what is not in it': [
      'time:',
      'cooking:\n  raw: [leek]\ntime:',
      '5:1',
      'cooking: the recipe does not hold leek',
    ],
    'a share that is none': [
      'time:',
      'cooking:\n  not eaten: { eggs: most }\ntime:',
      '6:3',
      'not eaten: eggs needs a share such as 60%',
    ],
    'steam without a share': [
      'time:',
      'cooking:\n  evaporates: 120%\ntime:',
      '6:3',
      'evaporates has to be a share such as 20%',
    ],
    'a share outside of cooking': [
      'time:',
      'not eaten: { eggs: 10% }\ntime:',
      '5:1',
      'not eaten stands on its own; indent it under cooking:',
    ],
    'a vessel outside of art': [
      'time:',
      'vessel: bowl\ntime:',
      '5:1',
      'vessel stands on its own; indent it under art:',
    ],
    'broken YAML': ['[Breakfast]', '[Breakfast', '7:1', 'Invalid YAML frontmatter syntax'],
  } as const;
  test.each(Object.entries(inMetadata))('%s', async (_, [was, is, line, text]) => {
    const problems = await problemsOf({ 'omelette.cook': `${head.replace(was, is)}\nFry @eggs{4}.\n` });
    expect(problems).toEqual([expect.stringContaining(`omelette.cook:${line}: ${text}`)]);
  });

  test('a recipe without ingredients, a file name that is no slug, a title used twice', async () => {
    const problems = await problemsOf({
      'a.cook': `${head}\nFry @eggs{4}.\n`,
      'b.cook': `${head}\nFry @eggs{4}.\n`,
      'c.cook': `${head}\nDo nothing.\n`,
      'My eggs.cook': `${head.replace('Omelette', 'Eggs')}\nFry @eggs{4}.\n`,
    });
    expect(problems).toEqual([
      'My eggs.cook:1:1: a file is named in small letters, digits and hyphens.',
      'b.cook:1:1: "Omelette" is already the title of a.cook; choose another.',
      'c.cook:1:1: no step names an ingredient with @.',
    ]);
  });
});

test('all problems of all files are reported at once, by line', async () => {
  const problems = await problemsOf({
    'a.cook': `${head.replace('Breakfast', 'Brunch')}\nFry @egs{4}.\n\nAdd @butter{1%curl} and @eggs{}.\n`,
    'b.cook': 'Fry @{4}',
    'c.cook': `${head.replace('Omelette', 'Fine')}\nFry @eggs{4}.\n`,
  });
  expect(problems.map((it) => it.split(': ')[0])).toEqual([
    'a.cook:6:1',
    'a.cook:9:5',
    'a.cook:11:5',
    'a.cook:11:25',
    'b.cook:1:6',
  ]);
});
