import { expect, test } from 'vitest';
import { isReadOfScreen } from './read-of-screen.ts';

test.each([
  ['/meal-planner', '/api/users/me/meal-plans'],
  ['/meal-planner/', '/api/users/me/meal-plans'],
  ['/meal-planner/shopping-list', '/api/users/me/shopping-list'],
  ['/health-and-wellness', '/api/swims/105/health-questions'],
  ['/health-questionnaire', '/api/health-questions'],
  ['/health-questionnaire/11', '/api/swims/11/health-questions'],
  ['/recipes/fish-pie', '/api/recipes/fish-pie'],
  ['/recipes/collections/7', '/api/recipes/collections/7'],
])('OR-33 without its call the screen %s has nothing to show', (screen, call) => {
  expect(isReadOfScreen(screen, call)).toBe(true);
});

test.each([
  ['/dashboard', '/api/swims/105/health-questions'],
  ['/meal-planner', '/api/users/me/calendar'],
  ['/meal-planner', '/api/users/me/custom-foods'],
  ['/recipes/fish-pie', '/api/recipes/fish-pie/reviews'],
  ['/recipes/fish-pie', '/api/users/me/meal-plans'],
])('OR-33 the screen %s is shown without %s', (screen, call) => {
  expect(isReadOfScreen(screen, call)).toBe(false);
});
