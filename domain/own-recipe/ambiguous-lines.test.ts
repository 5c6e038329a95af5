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
  // brands and products that only sound like a food
  ['2/3 cup JUST Egg', 'any'],
  ['1/4 cup Just Mayo', 'any'],
  ['2 scoops Nice Cream', 'any'],
  ['1 lb Beyond Beef', 'any'],
  ['12 oz Impossible burger', 'any'],
  ['1 lb Impossible ground beef', 'any'],
  ['1 bag Gardein chick’n strips', 'any'],
  ['1/4 cup Miyoko’s butter', 'any'],
  ['100g Violife feta', 'any'],
  ['8 oz Kite Hill ricotta', 'any'],
  ['14 oz tofurky sausage', 'any'],
  ['4 cups no-chicken broth', 'any'],
  ['2 cups beefless broth', 'any'],
  ['1 cup cashew mozzarella', 'tree_nut'],
  ['1 cup almond ricotta', 'tree_nut'],
  ['1 cup cashew cream', 'tree_nut'],
  ['1/2 cup coconut bacon', 'any'],
  ['4 slices tempeh bacon', 'soy'],
  ['1/2 cup mushroom bacon', 'any'],
  ['1 cup banana milk', 'any'],
  ['2 tsp egg replacer', 'any'],
  ['1 1/2 tsp Ener-G egg replacer + 2 tbsp water', 'any'],
  ['2 flax eggs', 'any'],
  ['1 chia egg', 'any'],
  ['1/4 cup aquafaba', 'any'],
  ['1/2 cup I Can’t Believe It’s Not Butter', 'any'],
  ['1/2 cup Earth Balance buttery sticks', 'any'],
  ['1 cup Daiya cheddar', 'any'],
  ['1 cup Oatly', 'any'],
  ['350 g Quorn chicken pieces', 'egg'],
  ['1 lb seitan wings', 'gluten'],
  ['1 cup buttermilk biscuits mix', 'gluten'],
  ['8 peanut butter cups, chopped', 'peanut'],
  ['1 cup peanut butter chips', 'peanut'],
  ['2 tbsp coconut milk powder', 'any'],
  ['2 tbsp vegan oyster sauce', 'any'],
  ['8 oz eggless noodles', 'any'],
  ['2 tbsp vegan fish sauce', 'any'],
  ['2 tbsp fish sauce or vegan fish sauce', 'fish'],
  ['2 tbsp corn flour', 'any'],
  ['1 cup oat cream', 'any'],
  ['1 cup Notmilk', 'any'],
  ['1 cup soy cream', 'soy'],
  ['50g Flora', 'any'],
  ['1 block Tofoo', 'any'],
  ['1 package soyrizo', 'soy'],
  ['8 oz krab', 'any'],
  ['1 tbsp Bragg’s liquid aminos', 'soy'],
  ['1 tsp egg wash', 'egg'],
  ['2 tbsp butter flavoring', 'any'],
  ['1 cup egg beaters', 'egg'],
  ['1 cup grape nuts cereal', 'gluten'],
  ['2 tbsp PB2', 'peanut'],
  ['100g Lotus biscuits', 'gluten'],
  ['2 Weetabix', 'wheat'],
  ['1 box Jello pistachio pudding', 'tree_nut'],
  ['1 hamburger', 'any'],
  ['1 can jackfruit tuna', 'any'],
  ['4 turkey dogs', 'any'],
  ['1 cup pork panko', 'any'],
  ['8 spring roll wrappers', 'any'],
  ['12 Cadbury mini eggs', 'any'],
  ['1 Scotch egg', 'egg'],
  ['2 cups dashi', 'fish'],
  ['1 tbsp dried shrimp', 'crustacean'],
  ['1 fish stock pot', 'fish'],
  ['1 cup malted milk powder', 'milk'],
  ['2 eggs, or 2 flax eggs for vegan', 'egg'],
  ['1 cup milk or non-dairy milk', 'milk'],
  ['1 tbsp butter, ghee, or oil', 'milk'],
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
  ['1/4 tsp cream of tartar', 'cream-of-tartar'],
  ['1 can cream of coconut', 'cream-of-coconut'],
  ['2 tbsp cacao butter', 'cocoa-butter'],
  ['1 tin butter beans, drained', 'canned-lima-beans'],
  ['1 small butternut, peeled and cubed', 'butternut-squash'],
  ['200g oyster mushrooms, torn', 'oyster-mushrooms'],
  ['1 egg plant', 'eggplant'],
  ['250g chestnut mushrooms', 'cremini-mushrooms'],
  ['1 (8 oz) can sliced water chestnuts', 'water-chestnuts'],
  ['2 tbsp wheat-free tamari', 'tamari'],
  ['1 cup buckwheat groats', 'buckwheat-groats'],
  ['2 tbsp cornflour (cornstarch)', 'cornstarch'],
  ['2 beef tomatoes', 'tomato'],
  ['1 cup oyster crackers', 'crackers'],
  ['1 monkfish tail', 'monkfish'],
  ['1 tsp haldi', 'turmeric'],
  ['1 cup maida', 'all-purpose-flour'],
  ['4 eschalots', 'shallot'],
  ['250g haloumi', 'halloumi'],
  ['250g paneer cubes', 'paneer'],
  ['1 tbsp English mustard', 'english-mustard'],
  ['1 tsp Colman’s mustard powder', 'mustard-seed'],
  ['1 can young green jackfruit in brine, drained', 'jackfruit'],
  ['1 tsp Diamond Crystal kosher salt', 'salt'],
  ['1/2 cup Carnation evaporated milk', 'evaporated-milk'],
  // adjectives, the water a food is soaked in, units in notes, the part of a food that is eaten
  ['150 g cooked and peeled prawns', 'cooked-prawns'],
  ['1 cup raw cashews, soaked in hot water for 30 minutes', 'cashews'],
  ['1/2 cup raisins, plumped in hot water', 'raisins'],
  ['1 head of garlic, cloves separated', 'garlic'],
  ['flesh of 1 ripe mango', 'mango'],
  ['2 rib-eye steaks', 'ribeye-steak'],
  ['1 lb 80/20 ground beef', 'ground-beef'],
  ['6 oz bittersweet chocolate (70% cacao)', 'dark-chocolate'],
  ['1 tin cherry tomatoes in juice', 'canned-tomatoes'],
  // not strawberry jam, not leaf lettuce: spring mix has spinach in it
  ['2 tbsp raspberry jam', 'fruit-jam'],
  ['1 bag spring mix', 'mixed-salad-greens'],
])('EXT-20 “%s” is %s, as nothing in it offers another', (line, foodId) => {
  expect(bindLine(line, table).parts.map(({ food }) => food?.id)).toEqual([foodId]);
});

test.each([
  ['8 metal or wooden skewers', 'heading'],
  ['Parchment paper', 'heading'],
  ['12 cupcake liners', 'heading'],
  ['8 chicken skewers', 'open'],
  ['2 sheets rice paper', 'bound'],
  ['12 cupcakes', 'open'],
])('EXT-20 “%s” is %s: what nobody eats is no ingredient', (line, kind) => {
  expect(bindLine(line, table).kind).toBe(kind);
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
  // British pints, Australian spoons, milliliters by the author
  ['½ pint double cream', 286],
  ['1 pint heavy cream', 476],
  ['1 pint semi-skimmed milk', 585],
  ['10 fl oz double cream', 286],
  ['1 pint/570ml milk', 587],
  ['1 pint (568ml) whole milk', 586],
  ['2 tbsp (40ml) olive oil', 36.5],
  ['1 tbsp (20ml) soy sauce', 21.5],
  ['2 tbsp (30 ml) olive oil', 27.4],
  ['1 can (796 mL) diced tomatoes', 807],
  ['4oz/110g butter', 110],
  ['1lb 2oz/500g strong white flour', 500],
  ['2 x 284ml pots double cream', 573],
  // an adjective more, a plus, an abbreviation, a jar it comes from
  ['1 cup peeled and diced carrots', 128],
  ['1 cup fresh or frozen blueberries', 148],
  ['1 + 1/2 cups sugar', 300],
  ['1 env. unflavored gelatin', 7],
  ['leaves from 4 sprigs thyme', 3.2],
  ['6 piquillo peppers from a jar', 420],
])('EXT-20 “%s” weighs %d g', (line, grams) => {
  const { parts } = bindLine(line, table);
  expect(parts).toHaveLength(1);
  expect(Math.abs((parts[0]?.grams ?? 0) - grams)).toBeLessThan(grams * 0.01);
});

test.each([
  ['zest of 2 oranges plus 1/4 cup juice', ['orange-zest', 'orange-juice']],
  ['juice of 1 lemon plus 2 tbsp', ['lemon-juice', 'lemon-juice']],
  ['2 tsp minced ginger or ginger paste', [undefined]],
  ['2 heads of endive', [undefined]],
])('EXT-20 “%s” has the ingredients %j', (line, foodIds) => {
  expect(bindLine(line, table).parts.map(({ food }) => food?.id)).toEqual(foodIds);
});
