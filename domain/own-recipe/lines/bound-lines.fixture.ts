import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import { readFoodTable } from '#domain/food/food-table.ts';
import { bindLine } from './bind-line.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../content', name), 'utf8');
export const table = readFoodTable(read('foods.csv'), read('sources.csv'));

/** Every allergen a line is shown with; 'any' if it has an open part that may be anything. */
export const allergensIn = (line: string): readonly string[] =>
  bindLine(line, table).parts.flatMap(({ food, openAllergens }): readonly string[] => {
    if (food !== null) return [...allergensOfFood(food)];
    return openAllergens === 'any' ? ['any'] : openAllergens;
  });
