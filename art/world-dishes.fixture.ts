/**
 * Dishes of the world that the catalog need not hold, to draw what the drawing has never seen. A line is
 * `title | meal types | foods with grams and how they are cut | steps`.
 */
import type { MealType } from '#domain/recipe/meal-types.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { recipeOf } from './recipe.fixture.ts';

const meals: Readonly<Record<string, MealType>> = {
  M: 'Main course',
  B: 'Breakfast',
  So: 'Soup',
  Sa: 'Salad',
  Si: 'Side dish',
  D: 'Dessert',
  A: 'Appetizer',
  Br: 'Bread',
  Be: 'Beverage',
  Sc: 'Sauce',
  Sn: 'Snack',
};

const dishes = `
Steel-cut oatmeal with pear | B | rolled-oats 160, whole-milk 600, pear 200 (sliced), cinnamon 3 | Simmer the oats in milk until creamy. Top with the pear and cinnamon.
Cream of wheat with berries | B | semolina 120, whole-milk 700, raspberry 120, honey 30 | Whisk the semolina into hot milk and cook until thick. Top with raspberries.
Cheese grits with shrimp | M,B | grits 200, shrimp 400, cheddar-cheese 80, bacon 60, scallion 20 | Simmer the grits until thick. Sear the shrimp. Spoon over the grits.
Muesli with milk and banana | B | rolled-oats 160, raisins 40, hazelnuts 40, banana 200 (sliced), whole-milk 500 | Mix and pour the milk over.
Granola with yogurt and berries | B | granola 160, greek-yogurt 400, blueberry 100, strawberry 100 | Spoon the yogurt into bowls. Top with granola and berries.
Greek yogurt bowl with honey and walnuts | B | greek-yogurt 500, honey 40, walnuts 40, fig 100 | Spoon into bowls and top.
Acai smoothie bowl | B | frozen-blueberries 200, banana 200, almond-milk 150, granola 60, strawberry 80, unsweetened-coconut 10 | Blend the frozen blueberries with banana and milk. Top with granola and strawberry.
Fluffy buttermilk pancakes | B | all-purpose-flour 250, buttermilk 350, egg 100, maple-syrup 60, butter 40 | Cook in a skillet.
Belgian waffles with strawberries | B | all-purpose-flour 250, whole-milk 350, egg 100, strawberry 200, whipped-topping 60 | Bake in a waffle iron.
French toast with raspberries | B | white-bread 300, egg 150, whole-milk 200, raspberry 150, maple-syrup 50 | Soak the bread and fry until golden.
Dutch baby with lemon and sugar | B | all-purpose-flour 100, egg 200, whole-milk 180, lemon 60, powdered-sugar 15 | Pour into a hot skillet and bake until puffed.
Buckwheat crepes with ham and cheese | M,B | buckwheat-flour 200, egg 100, cooked-ham 160, gruyere 120 | Cook the crepes, fill and fold.
Soft scrambled eggs on toast | B | egg 400, butter 20, whole-wheat-bread 160, chives 5 | Scramble the eggs softly and spoon onto toast.
Tofu scramble with peppers | B | firm-tofu 400, red-bell-pepper 150 (diced), spinach 80, turmeric 2 | Crumble the tofu and fry.
Mushroom omelet | B | egg 300, mushroom 200 (sliced), butter 20, parsley 5 | Fry the mushrooms. Pour in the eggs and fold.
Potato and onion tortilla | B,M | potato 600 (sliced), onion 200, egg 400, olive-oil 60 | Fry the potatoes. Mix with the eggs and cook until set.
Smoked salmon and dill frittata | M,B | egg 480, smoked-salmon 150, dill 10, cream-cheese 80 | Bake until set.
Boiled eggs with toast soldiers | B | egg 200, white-bread 120, butter 20 | Boil the eggs for 6 minutes. Cut the toast into soldiers.
Eggs Benedict | B | egg 400, english-muffin 240, canadian-bacon 160, butter 120, lemon-juice 15 | Poach the eggs. Whisk the sauce.
Breakfast burritos | B | flour-tortilla 280, egg 300, canned-black-beans 200, cheddar-cheese 80, avocado 150 | Scramble the eggs and roll up.
Bacon and egg breakfast sandwiches | B | english-muffin 240, egg 200, bacon 120, american-cheese 60 | Fry the bacon and eggs and stack.
Bagel with smoked salmon and cream cheese | B | bagel 400, smoked-salmon 160, cream-cheese 120, capers 15, red-onion 30 | Spread and top.
Avocado toast with poached egg | B | sourdough-bread 200, avocado 200 (mashed), egg 200, red-pepper-flakes 1 | Toast the bread and top with the poached eggs.
Beans on toast | B,M | white-bread 240, baked-beans 400, cheddar-cheese 60 | Heat the beans and spoon onto toast.
Ricotta toast with figs | B | sourdough-bread 200, ricotta 150, fig 150 (sliced), honey 20 | Toast and top.
Full English breakfast | B | egg 200, pork-sausage 240, bacon 120, baked-beans 300, tomato 200, mushroom 150 | Fry everything and plate.
Turkish eggs with yogurt | B | egg 400, greek-yogurt 400, butter 40, paprika 3, dill 5 | Poach the eggs and lay them on the yogurt.
Corned beef hash | B,M | corned-beef 300 (diced), potato 600 (diced), onion 100, egg 200 | Fry the potatoes until crisp. Top with fried eggs.
Banana oat muffins | B,Sn | rolled-oats 150, banana 300, all-purpose-flour 150, egg 100 | Bake in a muffin tin.
Cinnamon rolls | B,D | all-purpose-flour 400, butter 100, brown-sugar 120, cinnamon 10 | Roll up and bake.
Chia pudding with mango | B,D | chia-seeds 80, coconut-milk 400, mango 200 (diced) | Stir and chill overnight.
Classic beef burgers | M | ground-beef 500, hamburger-bun 280, romaine-lettuce 60, tomato 120 (sliced), cheddar-cheese 80 | Grill the patties.
Black bean burgers with sweet potato fries | M | canned-black-beans 480, hamburger-bun 280, sweet-potato 500, avocado 100 | Form patties and fry.
Turkey club sandwich | M | white-bread 360, sliced-turkey 200, bacon 80, tomato 120, romaine-lettuce 60 | Toast and stack.
Grilled cheese sandwich | M,Sn | white-bread 240, cheddar-cheese 160, butter 30 | Fry until golden.
Tuna melt | M | sourdough-bread 240, canned-tuna 300, cheddar-cheese 120, celery 50 | Broil.
Vietnamese banh mi with pork | M | french-bread 300, pork-tenderloin 300 (sliced), carrot 100 (matchsticks), cucumber 80, cilantro 10 | Split the bread and fill.
Chicken Caesar wraps | M | flour-tortilla 280, chicken-breast 400 (sliced), romaine-lettuce 150, parmesan 40 | Grill the chicken. Roll up.
Falafel pita pockets | M | pita-bread 320, canned-chickpeas 480, tahini 60, tomato 100, cucumber 100 | Fry the falafel. Fill the pita.
Hot dogs with mustard | M | hot-dog 240, bagel 0.5, white-bread 240, dijon-mustard 20 | Grill and fill the buns.
Beef and bean burritos | M | flour-tortilla 280, ground-beef 400, canned-pinto-beans 240, white-rice 150, cheddar-cheese 80 | Roll up.
Chicken quesadillas | M | flour-tortilla 280, cooked-chicken 250, monterey-jack 160, red-bell-pepper 100 | Fry until golden.
Carnitas tacos | M | corn-tortilla 240, pork-shoulder 800, onion 60, cilantro 10, lime 60 | Braise and pull the pork. Fill the tortillas.
Black bean arepas | M | masa-harina 300, canned-black-beans 240, avocado 150, feta 80 | Split and fill.
Beef empanadas | M,A | all-purpose-flour 300, ground-beef 350, onion 100, green-olives 40 | Fill, crimp and bake.
Vegetable samosas | A,Sn | all-purpose-flour 250, potato 300, green-peas 100, cumin 3 | Fill and fry.
Pork gyoza | A,M | wonton-wrappers 250, ground-pork 300, napa-cabbage 200, ginger 10 | Fold and pan-fry.
Steamed bao buns with pork | M | all-purpose-flour 300, pork-belly 400, cucumber 80, scallion 20 | Steam the buns and fill.
Salmon nigiri | M | sushi-rice 300, salmon 250 (sliced), wasabi 5 | Press and top.
California rolls | M | sushi-rice 300, crab-meat 150, avocado 120, nori 10, cucumber 80 | Roll up and slice.
Summer rolls with shrimp | A,M | rice-noodles 100, shrimp 200, romaine-lettuce 60, mint 10, carrot 80 | Roll in rice paper.
Vegetable spring rolls | A | wonton-wrappers 200, green-cabbage 200, carrot 100 | Roll and fry.
Arancini | A,M | arborio-rice 250, mozzarella 100, breadcrumbs 80, egg 100 | Shape into balls and fry.
Chicken nuggets | M | chicken-breast 500, breadcrumbs 120, egg 100 | Coat in breadcrumbs and bake.
Fish and chips | M | cod 600, potato 900, all-purpose-flour 150, lemon 60, green-peas 200 | Batter and fry.
Zucchini fritters | A,M | zucchini 500 (grated), egg 100, all-purpose-flour 80, feta 80 | Fry.
Beef tostadas | M | corn-tortilla 200, ground-beef 400, iceberg-lettuce 100 (shredded), tomato 100 (diced), sour-cream 60 | Fry the tortillas and top.
Nachos with black beans | Sn,A | tortilla-chips 250, canned-black-beans 240, cheddar-cheese 120, jalapeno 20, tomato 100 | Bake until melted.
Margherita pizza | M | pizza-dough 500, tomato-sauce 150, mozzarella 200, basil 10 | Bake.
Pepperoni pizza | M | pizza-dough 500, pizza-sauce 150, low-moisture-mozzarella 200, pepperoni 100 | Bake.
Spinach and ricotta calzone | M | pizza-dough 500, spinach 200, ricotta 200 | Fold and bake.
Ethiopian injera plate with lentils | M | teff 300, red-lentils 200, collard-greens 200, carrot 150, green-cabbage 150 | Cook the lentils. Serve on injera.
Masala dosa | B,M | white-rice 300, split-peas 100, potato 400, mustard-seed 5 | Cook the dosa and fill.
Salmon bento box | M | salmon 300, sushi-rice 250, broccoli 120, egg 100, edamame 80 | Grill the salmon. Pack the boxes.
Spaghetti carbonara | M | pasta 400, bacon 150, egg 150, parmesan 80, black-pepper 2 | Boil the spaghetti. Toss.
Spaghetti Bolognese | M | pasta 400, ground-beef 400, canned-tomatoes 400, carrot 80 (diced), parmesan 40 | Simmer the sauce. Serve on spaghetti.
Penne arrabbiata | M | pasta 400, canned-tomatoes 480, garlic 10, red-chili 10, parsley 5 | Toss the penne.
Farfalle with salmon and peas | M | pasta 350, salmon 300 (diced), green-peas 150, heavy-cream 150 | Toss the farfalle.
Orzo with feta and tomatoes | M,Si | pasta 300, feta 120, cherry-tomatoes 250, basil 10 | Boil the orzo.
Macaroni and cheese | M | pasta 350, cheddar-cheese 250, whole-milk 500, breadcrumbs 40 | Bake until golden.
Lasagna Bolognese | M | lasagna-noodles 300, ground-beef 500, canned-tomatoes 600, mozzarella 200, whole-milk 500 | Layer and bake.
Spinach cannelloni | M | pasta 250, spinach 400, ricotta 300, tomato-sauce 400, mozzarella 120 | Fill and bake.
Cheese ravioli with sage butter | M | fresh-pasta 500, ricotta 200, butter 60, dried-sage 3 | Boil.
Gnocchi with pesto | M | potato 800, all-purpose-flour 200, basil-pesto 80, cherry-tomatoes 100 | Boil the gnocchi.
Soba noodles with edamame | M,Sa | soba-noodles 300, edamame 150, carrot 100, scallion 20, sesame-seeds 10 | Toss.
Yaki udon with mushrooms | M | udon-noodles 500, shiitake-mushrooms 200, bok-choy 200, soy-sauce 40 | Stir-fry.
Pad Thai with shrimp | M | rice-noodles 250, shrimp 300, egg 100, bean-sprouts 150, roasted-peanuts 40, lime 60 | Stir-fry.
Chicken lo mein | M | egg-noodles 350, chicken-thigh 350 (strips), napa-cabbage 200, carrot 100 | Stir-fry.
Shoyu ramen | So,M | egg-noodles 350, pork-belly 300 (sliced), egg 200, scallion 20, nori 4, chicken-stock 1500, soy-sauce 60 | Simmer the broth. Boil the eggs.
Beef pho | So,M | rice-noodles 300, sirloin-steak 300 (sliced), bean-sprouts 120, basil 10, lime 40, beef-stock 1600 | Simmer the broth. Pour over.
Couscous with roasted vegetables | M,Si | couscous 250, zucchini 250, red-bell-pepper 200, eggplant 250, canned-chickpeas 240 | Roast the vegetables.
Beef stew with potatoes | M | beef-stew-meat 800 (cubed), potato 500 (cubed), carrot 250, red-wine 200, beef-stock 500 | Brown the beef. Simmer until tender.
Chili con carne | M | ground-beef 500, canned-kidney-beans 480, canned-tomatoes 600, red-bell-pepper 150, chili-powder 8 | Simmer.
Chicken gumbo | So,M | chicken-thigh 500 (diced), smoked-sausage 200 (sliced), okra 200, celery 100, green-bell-pepper 120, chicken-stock 1000 | Simmer.
Lamb tagine with apricots | M | lamb-shoulder 800 (cubed), dried-apricots 120, onion 200, almonds 40, cinnamon 3 | Simmer until tender.
Thai green curry with chicken | M | chicken-breast 500 (sliced), coconut-milk 400, green-curry-paste 50, eggplant 200, basil 10, white-rice 280 | Simmer the chicken in coconut milk.
Butter chicken | M | chicken-thigh 700 (diced), tomato-puree 300, heavy-cream 150, garam-masala 6, cilantro 5 | Simmer.
Palak paneer | M | spinach 600, halloumi 250 (cubed), heavy-cream 60, garam-masala 4 | Blend the spinach. Stir in the cheese.
Yellow dal with spinach | M | split-peas 250, spinach 150, turmeric 3, cumin 3 | Simmer until soft.
Red Thai curry with tofu | M | firm-tofu 400 (cubed), coconut-milk 400, red-curry-paste 50, green-beans 150, red-bell-pepper 120 | Simmer.
Beef stroganoff | M | sirloin-steak 500 (strips), mushroom 250 (sliced), sour-cream 150, egg-noodles 300 | Sear the beef. Stir in the cream.
Chicken paprikash | M | chicken-thigh 700, paprika 10, sour-cream 120, onion 200, egg-noodles 300 | Brown the chicken and simmer.
Feijoada | M | black-beans-dried 400, pork-shoulder 400 (cubed), smoked-sausage 200 (sliced), orange 120, white-rice 280 | Simmer.
Chicken adobo | M | chicken-thigh-with-skin 900, soy-sauce 80, white-vinegar 80, garlic 30, bay-leaf 1, white-rice 280 | Simmer.
Beef rendang | M | beef-stew-meat 900 (cubed), coconut-milk 400, lemongrass 20, unsweetened-coconut 40 | Simmer until dark.
Coq au vin | M | chicken-thigh-with-skin 900, red-wine 500, mushroom 200, bacon 100, shallot 150 | Brown and simmer.
Osso buco | M | veal 1200, canned-tomatoes 200, carrot 100 (diced), celery 100, white-wine 200, lemon-zest 4 | Brown the shanks and braise.
Pot roast with vegetables | M | beef-brisket 1200, carrot 400, potato 600, onion 200 | Brown and braise.
`;

const rest = (text: string): readonly string[] => text.trim().split('\n');

/** Parses one line. */
export function worldDish(line: string): Recipe {
  const [title = '', kinds = '', foods = '', steps = ''] = line.split(' | ');
  const parts = foods.split(', ').map((food) => {
    const [, id = '', grams = '0', cut = ''] = /^([a-z-]+) ([\d.]+)(?: \((.*)\))?$/.exec(food.trim()) ?? [];
    return { id, grams: Number(grams), cut };
  });
  const recipe = recipeOf(
    title,
    kinds.split(',').flatMap((code) => meals[code] ?? []),
    Object.fromEntries(parts.map(({ id, grams }) => [id, grams])),
    { steps: [steps] },
  );
  const named = new Map(parts.map(({ id, cut }) => [id, cut === '' ? id : `${id}, ${cut}`]));
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((i) => ({ ...i, name: named.get(i.foodId) ?? i.name })),
  };
}

export const worldDishes: readonly Recipe[] = rest(dishes).map(worldDish);
