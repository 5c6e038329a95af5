import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { ContentError } from '#server/content/content-error.ts';
import { parsePlans } from './package-file.ts';

const plus = {
  name: 'Plus',
  price: 10,
  price_yearly: 96,
  trial_days: 7,
  features: ['meal_plan'],
};
const changed = (more: Record<string, unknown>) => stringify({ plus: { ...plus, ...more } });

test('the plans of the project can be sold, one with a trial and one without', () => {
  const plans = [...parsePlans(readFileSync('content/packages.yaml', 'utf8')).values()];
  expect(plans.map((plan) => plan.trial_days > 0).sort()).toEqual([false, true]);
});

test('a plan is read as it is written', () => {
  expect(parsePlans(changed({}))).toEqual(
    new Map([['plus', { ...plus, prices: {}, description: '', benefits: [], household: false }]]),
  );
  const texts = { description: 'For two.', benefits: ['Two planners'] };
  expect(parsePlans(changed(texts)).get('plus')).toMatchObject(texts);
  expect(parsePlans(changed({ price: 9.99, price_yearly: 119.88, features: [] })).size).toBe(1);
});

test.each([
  ['', 'the whole must be plans by their ids.'],
  [stringify({ Plus: plus }), 'Plus: the id must be of small letters, digits and hyphens.'],
  [stringify({ plus: 10 }), 'plus: it must be a group of values.'],
  [changed({ name: undefined }), 'plus: name is missing.'],
  [changed({ name: ' Plus' }), 'plus: name must be a text of 1 to 60 characters in one line.'],
  [changed({ name: 'x'.repeat(61) }), 'plus: name must be a text of 1 to 60 characters in one line.'],
  [changed({ price: '10' }), 'plus: price must be US dollars from 1 to 10000, with 2 decimals at most.'],
  [changed({ price: 0 }), 'plus: price must be US dollars from 1 to 10000, with 2 decimals at most.'],
  [changed({ price: 9.999 }), 'plus: price must be US dollars from 1 to 10000, with 2 decimals at most.'],
  [changed({ price_yearly: 121 }), 'plus: price_yearly must not be more than twelve times price.'],
  [changed({ trial_days: 1.5 }), 'plus: trial_days must be a whole number from 0 to 365.'],
  [
    changed({ features: ['dna'] }),
    'plus: features must be a list of questionnaire_health_score and meal_plan, each once at most.',
  ],
  [changed({ color: 'red' }), 'plus: color is not a part of a plan.'],
])('an invalid plan is reported with its place (%#)', (text, sentence) => {
  expect(() => parsePlans(text)).toThrow(new ContentError(`content/packages.yaml: ${sentence}`));
});
