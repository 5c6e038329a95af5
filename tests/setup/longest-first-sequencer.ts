/** Starts the longest files first, so that no worker is left alone with one at the end of a stage. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of more than about ten seconds. A fresh clone knows no durations, and by size these would come late. */
const longest = [
  'domain/food/food-groups.test.ts',
  'domain/medicines/find-medicine.test.ts',
  'domain/own-recipe/lines/hostile-lines.test.ts',
  'tests/reliability/crash.test.ts',
  'tests/server/safety/personas.test.ts',
  'tests/server/recipes/fit-consistency.test.ts',
  'tests/server/recipes/recipes-many.test.ts',
  'tests/server/operator/backup.test.ts',
  'tests/server/operator/move.test.ts',
  'server/db/pglite/embedded-database.test.ts',
  'tests/server/operator/real-proxies.test.ts',
  'tests/server/bad-input.test.ts',
  'tests/server/files/uploads-hostile.test.ts',
  'server/catalog/make-it-fit.test.ts',
  'tests/server/recipes/recipe-swaps.test.ts',
  'tests/server/hostile-texts.test.ts',
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return rank < 0 ? longest.length : rank;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((each) => each.toSorted((a, b) => rankOf(a) - rankOf(b)));
  }
}
