import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import { readFoodTable } from '#domain/food/food-table.ts';
import { bindLine } from './bind-line.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const table = readFoodTable(read('foods.csv'), read('sources.csv'));

/** Every allergen a line is shown with; 'any' if it has an open part that may be anything. */
const allergensIn = (line: string): readonly string[] =>
  bindLine(line, table).parts.flatMap(({ food, openAllergens }): readonly string[] => {
    if (food !== null) return [...allergensOfFood(food)];
    return openAllergens === 'any' ? ['any'] : openAllergens;
  });

test.each([
  // an offer of a food without an allergen is not a promise of it
  ['100 g butter (vegan or regular)', 'milk'],
  ['100 g butter (vegan or not)', 'milk'],
  ['100 g butter, vegan, if you like', 'milk'],
  ['100 g butter (vegan works too)', 'milk'],
  ['100 g butter (can be vegan)', 'milk'],
  ['100 g (vegan) butter', 'milk'],
  ['1 cup cheddar (vegan or not)', 'milk'],
  ['1 cup milk (soy or regular)', 'milk'],
  ['1 cup almond milk (or regular)', 'milk'],
  ['1 cup mayo (vegan or regular)', 'egg'],
  ['1 cup flour (gluten-free or regular)', 'gluten'],
  ['1 cup flour (gluten-free or all-purpose)', 'gluten'],
  ['1 cup gluten free (or plain) flour', 'gluten'],
  ['1 cup (gluten free) flour', 'gluten'],
  ['2 cups gluten-free flour if needed', 'gluten'],
  ['200 g pasta (gluten-free for celiacs)', 'gluten'],
  ['200 g pasta (GF as needed)', 'gluten'],
  ['1 cup breadcrumbs (gluten-free or panko)', 'gluten'],
  ['1 tbsp soy sauce (gluten-free or regular)', 'gluten'],
  ['1 tbsp soy sauce (tamari if gluten-free)', 'gluten'],
  ['1 tbsp tamari (or soy sauce if not GF)', 'gluten'],
  // compound foods
  ['2 tbsp kale pesto (no nuts)', 'milk'],
  ['1 dash Lea & Perrins', 'fish'],
  ['200 g surimi', 'crustacean'],
  ['2 tbsp barley miso', 'gluten'],
  ['100 g almond paste', 'tree_nut'],
  ['50 g nougat', 'tree_nut'],
  ['1 tbsp clarified butter', 'milk'],
  ['1 tbsp kecap manis', 'gluten'],
  ['1 cup panko', 'wheat'],
  ['200 g pearl couscous', 'wheat'],
  ['2 tbsp hoisin', 'sesame'],
  ['1 tbsp chili crisp', 'peanut'],
  ['1 tbsp chili oil', 'sesame'],
  ['1 tbsp steak sauce', 'fish'],
  ['1 can baked beans', 'mustard'],
  ['1 Oxo cube', 'gluten'],
  ['100 g Quorn mince', 'egg'],
  ['2 almond flour tortillas', 'tree_nut'],
  ['200 g egg tofu', 'egg'],
  ['100 g miso-glazed salmon', 'soy'],
  ['1 can mackerel in mustard sauce', 'mustard'],
  ['2 tbsp nut butter (peanut, almond or cashew)', 'peanut'],
  ['salt, pepper and sesame seeds', 'sesame'],
])('EXT-20 “%s” may have %s until a person decides', (line, allergen) => {
  const shown = allergensIn(line);
  expect(shown.includes('any') || shown.includes(allergen), shown.join(', ')).toBe(true);
});

test.each([
  ['1 cup vegan mayo', 'vegan-mayonnaise'],
  ['100 g butter (dairy free)', 'vegan-butter'],
  ['100 g butter (not vegan)', 'butter'],
  ['2 cups gluten free plain flour', 'gluten-free-flour'],
  ['1 cup gluten-free flour, plus more if needed', 'gluten-free-flour'],
  ['1 tbsp vegan butter, for the pan', 'vegan-butter'],
  ['1 cup eggplant', 'eggplant'],
  ['1 head butter lettuce', 'butter-lettuce'],
])('EXT-20 “%s” is %s, as nothing in it offers another', (line, foodId) => {
  expect(bindLine(line, table).parts.map(({ food }) => food?.id)).toEqual([foodId]);
});

test.each([
  ['11/2 cups milk', 366],
  ['21/2 lb potatoes', 1134],
  ['²⁄₃ cup sugar', 133.3],
  ['1¹⁄₂ cups sugar', 300],
  ['two thirds cup sugar', 133.3],
  ['three quarters of a cup milk', 183],
  ['one half cup flour', 62.5],
  ['1.000 g flour', 1000],
  ['1.5 kg flour', 1500],
  ['٣ cups sugar', 600],
  ['１ cup sugar', 200],
  ['1 pint (568 ml) milk', 585.6],
  ['10 fl oz (300ml) milk', 309.3],
  ['10 imperial fl oz milk', 293],
  ['4 leaves gelatine', 8],
  ['juice of 1 orange', 86],
  ['half a dozen eggs', 300],
  ['2 × 400g tins chickpeas, drained', 480],
])('EXT-20 “%s” weighs %d g', (line, grams) => {
  const { parts } = bindLine(line, table);
  expect(parts).toHaveLength(1);
  expect(Math.abs((parts[0]?.grams ?? 0) - grams)).toBeLessThan(grams * 0.01);
});
