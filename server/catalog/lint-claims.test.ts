import { describe, expect, test } from 'vitest';
import { after, good, problemsIn } from './lint.fixture.ts';

/** The good recipe with another description. */
const described = (text: string) => problemsIn(good.replace('Plain and warm.', text));
const packed = (text: string, step: string) =>
  problemsIn(good.replace('Plain and warm.', text).replace('(chopped).', `(chopped). ${step}`));

describe('no text denies what is in the dish', () => {
  test.each([
    ['A vegan supper.', 'says Vegan'],
    ['A gluten-free, dairy-free supper.', 'denies "dairy", and the dish holds milk'],
    ['Crisp without flour, milk, or egg.', 'denies "milk"'],
    ['No parsley and no garlic.', 'denies "parsley", and the dish holds Parsley'],
    ['Free of salt and chicken.', 'denies "chicken"'],
  ])('%s', (text, expected) => {
    expect(described(text)).toEqual([expect.stringContaining(expected)]);
  });

  test.each([
    'Without egg, soy, or nuts, and the rice makes it a meal.',
    'It needs no more than rice and chicken.',
    'No oven to heat, chicken in minutes.',
    'A gluten-free supper without garlic in a bowl of rice.',
  ])('%s', (text) => expect(described(text)).toEqual([]));

  test('garlic-infused oil holds garlic, and scallions are onions', () => {
    const oil = (text: string) =>
      after('Plain and warm.', text).length +
      problemsIn(
        good
          .replace('Plain and warm.', text)
          .replace('@parsley{2%tbsp}(chopped)', '@garlic-infused oil{1%tbsp} and @scallion greens{20%g}')
          .replace('  garnish: [parsley]\n', ''),
      ).length;
    expect(oil('The taste of Rome without garlic.')).toBe(1);
    expect(oil('The taste of Rome with no onion.')).toBe(1);
  });
});

describe('no text promises how a dish makes somebody feel', () => {
  test.each([
    'Gentle on the gut.',
    'A soothing bowl.',
    'For days when little agrees with you.',
    'A cup to sleep on.',
    'Safe in any pocket.',
  ])('%s', (text) => expect(described(text)).toEqual([expect.stringContaining('a promise about health')]));

  test('what it tastes like may be said', () => {
    expect(described('Gently spiced, restful to look at, and light.')).toEqual([]);
    expect(described('It packs a punch like pork belly, and is good for the freezer.')).toEqual([]);
  });

  test('nor praises meat that is less done than it is', () => {
    expect(described('The chicken is barely cooked.')).toEqual([expect.stringContaining('"barely cooked"')]);
  });
});

describe('texts about later meals are as careful as the steps', () => {
  test('what is taken along is kept cold', () => {
    expect(described('It travels well.')).toEqual([expect.stringContaining('how it is kept cold')]);
    expect(packed('It travels well.', 'Pack it with an ice pack.')).toEqual([]);
  });

  test('a dish that is Low in histamine is not praised for the next day', () => {
    expect(described('Better the next day.')).toEqual([expect.stringContaining('histamine grows')]);
    const meatless = good.replace('@chicken breast{500%g}(in strips)', '@potato|potatoes{500%g}');
    expect(problemsIn(meatless.replace('Plain and warm.', 'Better the next day.')).join()).not.toContain(
      'histamine',
    );
  });

  test('"all week" is no longer than the days of the steps', () => {
    expect(packed('Eat it all week.', 'It keeps for up to ~{3%days}.')).toContainEqual(
      expect.stringContaining('is longer than the 3 days'),
    );
  });

  test('rice from the day before was chilled', () => {
    expect(packed('Plain and warm.', 'Rice from the day before does as well.')).toEqual([
      expect.stringContaining('has to have been chilled'),
    ]);
    expect(packed('Plain and warm.', 'Rice from the day before, chilled at once, does as well.')).toEqual([]);
  });
});

test.each([
  ['up to ~{5%days}', true],
  ['up to ~{4%days}', false],
])('garlic under oil keeps %s: %s', (days, isTooLong) => {
  const sauce = (food: string) =>
    problemsIn(
      good.replace('(chopped).', `(chopped). Blend @${food} with @olive oil{900%ml}. It keeps for ${days}.`),
    ).join();
  expect(sauce('garlic{3%cloves}').includes('under oil keep for 4 days')).toBe(isTooLong);
});

describe('what nobody eats', () => {
  const drumsticks = good.replace(
    '@chicken breast{500%g}(in strips)',
    '@chicken drumstick|drumsticks{700%g}',
  );

  test('bones are not in the figures', () => {
    const source = drumsticks.replace('show: [chicken-breast]', 'show: [chicken-drumstick]');
    expect(problemsIn(source)).toContainEqual(expect.stringContaining('has bones or a shell'));
    const counted = source.replace(
      '\n---\n\nHeat',
      '\ncooking:\n  not eaten: { chicken drumstick: 33% }\n---\n\nHeat',
    );
    expect(problemsIn(counted).join()).not.toContain('has bones');
  });

  test('whole spices are lifted out', () => {
    const spiced = good.replace('with @salt{1%tsp}', 'with @salt{1%tsp} and @cinnamon{1%piece}');
    expect(problemsIn(spiced)).toEqual([expect.stringContaining('cinnamon stays whole in the dish')]);
    expect(
      problemsIn(spiced.replace('Stir the remaining', 'Lift out the cinnamon. Stir the remaining')),
    ).toEqual([]);
  });
});
