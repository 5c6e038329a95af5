import { expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { outdatedCaches } from './outdated-caches.ts';

test.each([
  ['POST', '/api/swims/201/health-questions', 'judgements'],
  ['PUT', '/api/users/me/health-answers', 'judgements'],
  ['PUT', '/api/users/me/medicines', 'judgements'],
  ['PUT', '/api/users/me/medicines/agreements', 'judgements'],
  ['PUT', '/api/users/me/safety-notes/gout-purines', 'judgements'],
  ['PUT', '/api/users/me/consents/health', 'judgements'],
  ['PUT', '/api/users/me', 'judgements'],
  ['DELETE', '/api/users/me/health-answers', 'everything'],
  ['DELETE', '/api/users/me/consents/health', 'everything'],
  ['DELETE', '/api/users/me/consents/food', 'everything'],
  ['GET', '/api/users/me/health-answers', null],
  ['PUT', '/api/users/me/meal-plans/target', null],
  ['DELETE', '/api/users/me/favorite-recipes', null],
  ['PUT', '/users/me/health-answers', null],
  ['GET', '/api/users/me/custom-foods', null],
] as const)('EXT-17 EXT-19 after %s %s: %s', (method, path, forgotten) => {
  expect(outdatedCaches(method, path)).toBe(forgotten);
});

test.each([
  ['POST', '/api/users/me/custom-foods'],
  ['PUT', '/api/users/me/custom-foods/7'],
  ['DELETE', '/api/users/me/custom-foods/7'],
])('EXT-06 after %s %s, the list of foods is outdated', (method, path) => {
  expect(outdatedCaches(method, path)).toEqual({ address: '/api/users/me/custom-foods' });
});

test('EXT-17 every call that changes safety constraints is listed', () => {
  const changing = [
    'submitHealthAnswers',
    'changeHealthAnswers',
    'clearHealthAnswers',
    'saveMyMedicines',
    'saveMedicineAgreement',
    'switchSafetyNote',
    'giveConsent',
    'withdrawConsent',
    'updateCurrentUser',
  ] as const;
  for (const id of changing) {
    const call = operations.find(({ operationId }) => operationId === id);
    const url = `/api${call?.path.replaceAll(/\{[^}]+\}/g, 'one')}`;
    expect([id, outdatedCaches(call?.method.toUpperCase() ?? '', url)]).not.toEqual([id, null]);
  }
});
