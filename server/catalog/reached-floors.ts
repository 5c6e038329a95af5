import { type CatalogMeal, catalogMeals } from '#domain/catalog/catalog-meals.ts';
import type { CatalogRow } from '#domain/catalog/catalog-table.ts';
import { readTable } from '#domain/table/read-table.ts';

/** Number of recipes for a profile at a meal, capped at its floor. May grow but never shrink. */
export interface ReachedFloor {
  readonly profile: string;
  readonly meal: CatalogMeal;
  readonly reached: number;
}

const columns = ['profile', ...catalogMeals];

/** The text of reached-floors.csv. */
export const readReachedFloors = (csv: string): ReachedFloor[] =>
  readTable(csv, { file: 'server/catalog/reached-floors.csv', columns, title: 'profile' }).flatMap((row) =>
    catalogMeals.map((meal) => ({
      profile: row.needed('profile'),
      meal,
      reached: row.amount(meal) ?? row.complain(meal, 'a number is needed'),
    })),
  );

/** The numbers that the catalog reaches, capped at the floors. */
export const reachedFloors = (table: readonly CatalogRow[]): ReachedFloor[] =>
  table.flatMap(({ profile, meals }) =>
    catalogMeals.map((meal) => ({
      profile: profile.id,
      meal,
      reached: Math.min(meals[meal].fits, meals[meal].floor),
    })),
  );

/** The higher of both for each profile and meal. */
export function raisedFloors(before: readonly ReachedFloor[], now: readonly ReachedFloor[]): ReachedFloor[] {
  return now.map((it) => {
    const earlier = before.find(({ profile, meal }) => profile === it.profile && meal === it.meal);
    return { ...it, reached: Math.max(it.reached, earlier?.reached ?? 0) };
  });
}

export function writeReachedFloors(floors: readonly ReachedFloor[]): string {
  const byProfile = Map.groupBy(floors, ({ profile }) => profile);
  const lines = [...byProfile].map(([profile, of]) =>
    [profile, ...catalogMeals.map((meal) => of.find((it) => it.meal === meal)?.reached ?? 0)].join(','),
  );
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}
