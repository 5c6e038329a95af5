/**
 * `npm run catalog`: how many recipes fit each common profile at each meal. `-- --profile NAME` lists them,
 * and the obstacles of others; `-- FILE.cook` prints a report on one recipe for its author; `-- --food WORD`
 * lists foods with their limits per serving; `-- --json` prints data.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogTable } from '#domain/catalog/catalog-table.ts';
import { commonProfiles } from '#domain/catalog/common-profiles.ts';
import { loadDishes } from '#server/catalog/load-dishes.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import {
  raisedFloors,
  reachedFloors,
  readReachedFloors,
  writeReachedFloors,
} from '#server/catalog/reached-floors.ts';
import { foodsText } from './catalog/food-text.ts';
import { inspectedRecipe } from './catalog/inspected-recipe.ts';
import { profileText } from './catalog/profile-text.ts';
import { tableText } from './catalog/table-text.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    profile: { type: 'string' },
    food: { type: 'string' },
    /** For --profile: maximum number of foods to change. */
    changes: { type: 'string', default: '2' },
    /** Raises recorded floors to what the catalog reaches now. */
    'raise-floors': { type: 'boolean', default: false },
  },
});

const directory = join(import.meta.dirname, '../content/recipes');
const cache = join(import.meta.dirname, '../.cache/compared-recipes.json');
const floorsFile = join(import.meta.dirname, '../server/catalog/reached-floors.csv');
const foods = await loadFoods();

async function showTable(): Promise<void> {
  const table = catalogTable(await loadDishes(directory, foods), commonProfiles);
  if (values.json) {
    const rows = table.map(({ profile: { id, name }, meals, day }) => ({ id, name, meals, day }));
    console.log(JSON.stringify(rows, null, 2));
  } else console.log(tableText(table));
  if (values['raise-floors']) {
    const before = readReachedFloors(readFileSync(floorsFile, 'utf8'));
    writeFileSync(floorsFile, writeReachedFloors(raisedFloors(before, reachedFloors(table))));
  }
}

async function showProfile(name: string): Promise<void> {
  const found = commonProfiles.find((it) => it.id === name || it.name.toLowerCase() === name.toLowerCase());
  if (found === undefined) {
    console.error(
      `No profile is called "${name}". There are ${commonProfiles.map(({ id }) => id).join(', ')}.`,
    );
    process.exitCode = 1;
    return;
  }
  console.log(profileText(await loadDishes(directory, foods), found, Number(values.changes)));
}

function showRecipe(path: string): void {
  const { text, isLoaded } = inspectedRecipe(
    basename(path),
    readFileSync(path, 'utf8'),
    directory,
    cache,
    foods,
  );
  console.log(text);
  if (!isLoaded) process.exitCode = 1;
}

if (positionals.length > 0) for (const path of positionals) showRecipe(path);
else if (values.food !== undefined) console.log(foodsText(values.food, foods));
else if (values.profile !== undefined) await showProfile(values.profile);
else await showTable();
