import { type Kysely, sql } from 'kysely';

/** Foods with an American name: `former id | id | former name | name`. */
const foods = `
spring-onion-greens | scallion-greens | Spring Onion Greens | Scallion Greens
spring-onion | scallion | Spring Onion | Scallion
swede | rutabaga | Swede | Rutabaga
beetroot | beet | Beetroot | Beet
cooked-beetroot | canned-beets | Canned Beetroot | Canned Beets
tenderstem-broccoli | broccolini | Tenderstem Broccoli | Broccolini
white-cabbage | green-cabbage | White Cabbage | Green Cabbage
chinese-cabbage | napa-cabbage | Chinese Cabbage | Napa Cabbage
pak-choi | bok-choy | Pak Choi | Bok Choy
rocket | arugula | Rocket | Arugula
lambs-lettuce | mache | Lambs Lettuce | Mâche
chicory | belgian-endive | Chicory | Belgian Endive
endive | curly-endive | Endive | Curly Endive
courgette | zucchini | Courgette | Zucchini
hokkaido-pumpkin | red-kuri-squash | Hokkaido Pumpkin | Red Kuri Squash
aubergine | eggplant | Aubergine | Eggplant
tomato-passata | tomato-puree | Tomato Passata | Tomato Puree
red-chilli | red-chili | Red Chilli | Red Chili
green-chilli | green-chili | Green Chilli | Green Chili
chilli-flakes | red-pepper-flakes | Chilli Flakes | Red Pepper Flakes
serrano-chilli | serrano-pepper | Serrano Chilli | Serrano Pepper
ancho-chilli | dried-ancho-chili | Dried Ancho Chilli | Dried Ancho Chili
sweet-chilli-sauce | sweet-chili-sauce | Sweet Chilli Sauce | Sweet Chili Sauce
broad-beans | fava-beans | Broad Beans | Fava Beans
canned-sweetcorn | canned-corn | Canned Sweetcorn | Canned Corn
frozen-sweetcorn | frozen-corn | Frozen Sweetcorn | Frozen Corn
sweetcorn | corn | Sweetcorn | Corn
apple-sauce | applesauce | Apple Sauce | Applesauce
sultanas | golden-raisins | Sultanas | Golden Raisins
cantaloupe-melon | cantaloupe | Cantaloupe Melon | Cantaloupe
desiccated-coconut | unsweetened-coconut | Desiccated Coconut | Unsweetened Shredded Coconut
coriander-leaves | cilantro | Coriander Leaves | Cilantro
risotto-rice | arborio-rice | Risotto Rice | Arborio Rice
plain-flour | all-purpose-flour | Plain Flour | All-Purpose Flour
self-raising-flour | self-rising-flour | Self-Raising Flour | Self-Rising Flour
wholemeal-flour | whole-wheat-flour | Wholemeal Flour | Whole-Wheat Flour
cornflour | cornstarch | Cornflour | Cornstarch
wholewheat-pasta | whole-wheat-pasta | Wholewheat Pasta | Whole-Wheat Pasta
lasagne-sheets | lasagna-noodles | Lasagne Sheets | Lasagna Noodles
wholemeal-bread | whole-wheat-bread | Wholemeal Bread | Whole-Wheat Bread
filo-pastry | phyllo-dough | Filo Pastry | Phyllo Dough
shortcrust-pastry | pie-crust | Shortcrust Pastry | Pie Crust
butter-beans | canned-lima-beans | Butter Beans | Canned Lima Beans
semi-skimmed-milk | reduced-fat-milk | Semi-Skimmed Milk | Reduced-Fat Milk
skimmed-milk | skim-milk | Skimmed Milk | Skim Milk
milk-powder | nonfat-dry-milk | Milk Powder | Nonfat Dry Milk
natural-yogurt | plain-yogurt | Natural Yogurt | Plain Yogurt
double-cream | heavy-cream | Double Cream | Heavy Cream
single-cream | light-cream | Single Cream | Light Cream
chicken-mince | ground-chicken | Chicken Mince | Ground Chicken
turkey-mince | ground-turkey | Turkey Mince | Ground Turkey
beef-mince | ground-beef | Beef Mince | Ground Beef
lean-beef-mince | lean-ground-beef | Lean Beef Mince | Lean Ground Beef
lamb-mince | ground-lamb | Lamb Mince | Ground Lamb
pork-mince | ground-pork | Pork Mince | Ground Pork
stewing-beef | beef-stew-meat | Stewing Beef | Beef Stew Meat
roasting-beef | beef-round | Roasting Beef | Beef Round
rapeseed-oil | canola-oil | Rapeseed Oil | Canola Oil
cider-vinegar | apple-cider-vinegar | Cider Vinegar | Apple Cider Vinegar
tomato-ketchup | ketchup | Tomato Ketchup | Ketchup
icing-sugar | powdered-sugar | Icing Sugar | Powdered Sugar
dried-yeast | active-dry-yeast | Dried Yeast | Active Dry Yeast
burger-bun | hamburger-bun | Burger Bun | Hamburger Bun
lima-beans-dried | lima-beans-dried | Butter Beans (dried) | Lima Beans (dried)
`;

const recipes = `
beetroot-and-goat-cheese-salad | beet-and-goat-cheese-salad
butter-bean-and-cabbage-stew | lima-bean-and-cabbage-stew
buttered-courgettes-with-parsley | buttered-zucchini-with-parsley
buttered-rice-with-parsley | buttered-rice-with-cilantro
chicken-and-prawn-paella | chicken-and-shrimp-paella
courgette-and-feta-frittata | zucchini-and-feta-frittata
creamy-parsley-sauce | creamy-cilantro-sauce
halloumi-and-courgette-skewers | halloumi-and-zucchini-skewers
iceberg-wedges-with-parsley-dressing | iceberg-wedges-with-cilantro-dressing
parsley-cream-noodles-with-egg-yolk | cilantro-cream-noodles-with-egg-yolk
poached-chicken-with-rice-and-courgette | poached-chicken-with-rice-and-zucchini
prawn-and-avocado-cups | shrimp-and-avocado-cups
prawns-with-courgette-ribbons | shrimp-with-zucchini-ribbons
prawns-with-rice-noodles | shrimp-with-rice-noodles
rice-cakes-with-parsley-cream-cheese | rice-cakes-with-cilantro-cream-cheese
rice-noodle-salad-with-carrot-and-coriander | rice-noodle-salad-with-carrot-and-cilantro
savoury-oats-with-buttered-lettuce | savory-oats-with-buttered-lettuce
sirloin-steak-with-parsley-courgettes | sirloin-steak-with-parsley-zucchini
spinach-and-feta-filo-pie | spinach-and-feta-phyllo-pie
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

const lists = [
  'recipes_disliked_ingredients',
  ...['oxalate', 'histamine', 'sulfur', 'fodmap', 'salicylate'].map(
    (axis) => `recipe_low_${axis}_customize_ingredients`,
  ),
];

/** Only `case` has an order: of conditions joined by `and`, any may be evaluated first, and fails for what is no list. */
const isFilledList = (column: string) =>
  sql`case when jsonb_typeof(${sql.ref(column)}) = 'array' then jsonb_array_length(${sql.ref(column)}) > 0 else false end`;

/** Members' stored references to foods and recipes that now have American names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ids = rowsOf(foods).flatMap(([former = '', id = '']) => (former === id ? [] : [{ former, id }]));
  const words = rowsOf(foods).flatMap(([formerId = '', id = '', formerName = '', name = '']) => [
    { former: formerName.toLowerCase(), word: name },
    ...(formerId === formerName.toLowerCase() ? [] : [{ former: formerId, word: id }]),
  ]);
  const refs = rowsOf(recipes).map(([former = '', ref = '']) => ({ former, ref }));
  const renamed = (rows: readonly unknown[]) => sql`json_array_elements(${JSON.stringify(rows)}::json)`;

  await sql`
    update recipes set ref_id = new.value ->> 'ref' from ${renamed(refs)} as new
    where in_catalogue and ref_id = new.value ->> 'former'`.execute(db);
  for (const table of ['shopping_ticks', 'ingredient_bindings', 'accepted_bindings']) {
    await sql`
      update ${sql.table(table)} set food_id = new.value ->> 'id' from ${renamed(ids)} as new
      where food_id = new.value ->> 'former'`.execute(db);
  }
  await sql`
    update recipe_details set own_choices = (
      select jsonb_agg(
        case when new.value is null then choice.value
          else jsonb_set(choice.value, '{foodId}', to_jsonb(new.value ->> 'id')) end
        order by choice.nth)
      from jsonb_array_elements(own_choices) with ordinality as choice (value, nth)
      left join ${renamed(ids)} as new on new.value ->> 'former' = choice.value ->> 'foodId')
    where ${isFilledList('own_choices')}`.execute(db);
  await sql`
    update user_metas set value = (
      select jsonb_agg(coalesce(to_jsonb(new.value ->> 'word'), item.value) order by item.nth)
      from jsonb_array_elements(user_metas.value) with ordinality as item (value, nth)
      left join ${renamed(words)} as new on new.value ->> 'former' = lower(trim(item.value #>> '{}')))
    where name = any(${lists}::text[]) and ${isFilledList('value')}`.execute(db);
}
