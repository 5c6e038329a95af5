import { expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { features } from '#domain/membership/features.ts';
import { accepts } from '#tests/server/contract-check.ts';
import { calls, exampleOf, success } from './contract-document.ts';

test('ENT-05 the features of the current user are questionnaire_health_score and meal_plan, and no others', () => {
  const known = ['questionnaire_health_score', 'meal_plan'];
  expect([...features]).toEqual(known);
  const current = calls.find(({ operationId }) => operationId === 'getCurrentUser');
  if (current === undefined) throw new Error('The contract has no getCurrentUser.');
  const { media } = success(current);
  const { data } = exampleOf(media) as { data: object };
  const having = (...words: string[]) => accepts(media.schema, { data: { ...data, features: words } });
  expect(having()).toBe(true);
  expect(having(...known)).toBe(true);
  for (const feature of known) expect(having(feature)).toBe(true);
  for (const other of ['dna', 'MEAL_PLAN', '']) expect(having(other)).toBe(false);
});

test('ENT-05 operations require only these features', () => {
  const asked = operations.flatMap(({ feature }) => feature ?? []);
  expect([...new Set(asked)].sort()).toEqual([...features].sort());
});
