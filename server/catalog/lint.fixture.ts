import { expect } from 'vitest';
import { foods, foodsById, synonyms } from './content.fixture.ts';
import { lintTexts } from './lint-recipes.ts';

export const tables = { foods, byId: foodsById, synonyms };

/** A recipe without problems. */
export const good = `---
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

Heat the oven to 400 °F (200 °C). Bake the @chicken breast{500%g}(in strips) with half of the @butter{40%g} for ~{8%minutes}, until it reaches 165 °F (74 °C).

Cook the @white rice{280%g} in @water{560%ml} with @salt{1%tsp} for ~{15%minutes} and leave to stand for ~{5%minutes}.

Stir the remaining butter into the rice and serve with the chicken and @parsley{2%tbsp}(chopped).
`;

/** The problems that the lint finds in a text. */
export const problemsIn = (source: string): string[] =>
  lintTexts([{ file: 'a.cook', source }], tables).map((it) => `${it.line}: ${it.text}`);

/** The problems of the good recipe after one replacement. */
export function after(pattern: string | RegExp, replacement: string): string[] {
  const source = good.replace(pattern, replacement);
  expect(source).not.toBe(good);
  return problemsIn(source);
}
