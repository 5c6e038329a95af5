import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maximumServings, minimumServings } from '#domain/recipe/servings.ts';

/** Every number of servings that a caller sends, with its limits. */
function limitsOf(node: unknown, name = ''): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = name === 'servings' && 'maximum' in node ? [node] : [];
  return [...own, ...Object.entries(node).flatMap(([key, value]) => limitsOf(value, key))];
}

test('the contract has one limit of servings, that of the recipes and the plan', () => {
  const document = JSON.parse(readFileSync('contract/openapi.json', 'utf8'));
  const { Servings } = document.components.schemas;
  expect(Servings).toMatchObject({ minimum: minimumServings, maximum: maximumServings });
  expect(limitsOf(document)).toEqual([]);
});
