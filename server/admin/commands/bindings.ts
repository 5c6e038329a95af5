import { titleKey } from '#domain/recipe/title-key.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { acceptBinding, listProposedBindings, withdrawBinding } from '#server/queries/ingredient-bindings.ts';
import { type Admin, type Area, group, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { printJson, printLine, printTable } from '../print.ts';

async function list({ io, withDatabase }: Admin, { json }: { readonly json?: boolean }): Promise<void> {
  const rows = await withDatabase(listProposedBindings);
  if (json) return printJson(io, rows);
  if (rows.length === 0) return printLine(io, 'Members haven’t chosen a food for any open name.');
  printTable(
    io,
    ['name', 'food', 'members'],
    rows.map(({ name, food_id, members }) => [name, food_id, String(members)]),
  );
}

function keyOf(name: string): string {
  const key = titleKey(name);
  if (key === '') throw new AdminError('Give the name as `bindings list` shows it.', 'wrong');
  return key;
}

async function accept({ io, now, withDatabase }: Admin, name: string, foodId: string): Promise<void> {
  const key = keyOf(name);
  const food = (await loadFoods()).byId.get(foodId);
  if (food === undefined)
    throw new AdminError(`There is no food ${foodId}. Give the id as \`bindings list\` shows it.`, 'wrong');
  await withDatabase((db) => acceptBinding(db, key, foodId, now()));
  printLine(io, `"${key}" now means ${food.name} for everyone, starting with the next saved recipe.`);
}

async function withdraw({ io, withDatabase }: Admin, name: string): Promise<void> {
  const key = keyOf(name);
  const wasThere = await withDatabase((db) => withdrawBinding(db, key));
  if (!wasThere) throw new AdminError(`"${key}" wasn’t accepted.`);
  printLine(io, `"${key}" is open again.`);
}

/** `bindings`: the foods that members chose for ingredient names the app does not know. */
export const bindingsArea: Area = (program, admin) => {
  const bindings = group(program, 'bindings', 'foods that members chose for ingredient names');
  bindings
    .command('list')
    .description('names, the food members chose, and how many chose it, most frequent first')
    .option(...options.json)
    .action((given: { readonly json?: boolean }) => list(admin, given));
  bindings
    .command('accept')
    .description('makes a name mean this food for everyone')
    .argument('<name>')
    .argument('<food>', 'id of the food')
    .action((name: string, food: string) => accept(admin, name, food));
  bindings
    .command('withdraw')
    .description('opens a name again')
    .argument('<name>')
    .action((name: string) => withdraw(admin, name));
};
