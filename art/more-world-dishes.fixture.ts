/** Further dishes of the world, see `world-dishes.fixture.ts`. */
import type { Recipe } from '#domain/recipe/recipe.ts';
import { worldDish } from './world-dishes.fixture.ts';

const dishes = `
Roast chicken with potatoes | M | whole-chicken 1600, potato 800, lemon 80, rosemary 4 | Roast the chicken.
Whole roasted sea bass with lemon | M | sea-bass 900, lemon 100, fennel 200, olive-oil 30 | Stuff the whole fish and roast.
Barbecue pork ribs | M | pork-ribs 1500, barbecue-sauce 200, paprika 6 | Bake and glaze the ribs.
Meatloaf with glaze | M | ground-beef 800, breadcrumbs 80, egg 100, ketchup 100 | Shape into a loaf and bake.
Sunday roast beef with Yorkshire puddings | M | beef-round 1200, potato 800, carrot 300, all-purpose-flour 120 | Roast the beef and slice.
Chicken schnitzel with potato salad | M | chicken-breast 600, breadcrumbs 150, egg 100, potato 600, lemon 80 | Pound, coat in breadcrumbs and fry.
Bangers and mash | M | pork-sausage 600, potato 900, onion 200, beef-stock 200 | Fry the sausages. Mash the potatoes.
Chicken drumsticks with honey glaze | M | chicken-drumstick 1000, honey 50, soy-sauce 40, sesame-seeds 8 | Roast the drumsticks.
Buffalo chicken wings | A | chicken-wing 1000, hot-sauce 80, butter 40, celery 100, ranch-dressing 100 | Bake the wings and toss in sauce.
Grilled lamb kebabs with yogurt | M | lamb-leg 600 (cubed), red-bell-pepper 150, red-onion 100, greek-yogurt 200 | Thread and grill.
Chicken satay | M,A | chicken-breast 600 (strips), peanut-butter 80, coconut-milk 100, cucumber 100 | Thread and grill.
Sheet-pan sausage with peppers | M | italian-sausage 500, red-bell-pepper 300, yellow-bell-pepper 200, red-onion 150 | Roast on a sheet pan.
Sheet-pan salmon with broccoli | M | salmon 600, broccoli 500, lemon 60 | Roast on a sheet pan.
Stuffed zucchini boats | M | zucchini 800, ground-turkey 400, tomato-sauce 200, mozzarella 80 | Fill the zucchini and bake.
Stuffed eggplant with lamb | M | eggplant 800, ground-lamb 400, tomato 200, pine-nuts 30 | Fill the eggplants and bake.
Moussaka | M | eggplant 700, ground-lamb 500, canned-tomatoes 400, whole-milk 400 | Layer and bake.
Eggplant Parmesan | M | eggplant 900, tomato-sauce 500, mozzarella 250, parmesan 60 | Layer and bake.
Chicken enchiladas | M | corn-tortilla 280, cooked-chicken 400, tomato-sauce 400, monterey-jack 150 | Roll up, cover with sauce and bake.
Scalloped potatoes | Si | potato 1000 (sliced), heavy-cream 300, gruyere 100 | Layer and bake.
Green bean casserole | Si | green-beans 600, cream-of-mushroom-soup 300, onion 100 | Bake.
Mac and cheese with broccoli | M | pasta 300, broccoli 250, cheddar-cheese 200, whole-milk 400 | Boil and stir.
Chicken pot pie | M | chicken-breast 500 (diced), carrot 150, green-peas 120, puff-pastry 250, chicken-stock 400 | Cover with pastry and bake.
Quiche Lorraine | M | pie-crust 250, egg 200, heavy-cream 250, bacon 150 | Bake until set.
Pan-seared cod with lemon butter | M | cod 600, butter 40, lemon 60, capers 15, green-beans 300 | Sear the cod.
Blackened tilapia with mango salsa | M | tilapia 600, mango 200 (diced), red-onion 40, cajun-seasoning 6 | Sear the tilapia.
Poached salmon with cucumber | M | salmon 600, cucumber 250, dill 8, greek-yogurt 120 | Poach the salmon.
Steamed fish with ginger and scallions | M | halibut 600, ginger 20, scallion 40, soy-sauce 30, white-rice 280 | Steam the fish.
Grilled tuna steaks with beans | M | tuna-steak 600, canned-cannellini-beans 480, cherry-tomatoes 200 | Grill.
Fish cakes with tartar sauce | M | cod 400, potato 500, breadcrumbs 60, dill-pickles 40, mayonnaise 60 | Fry.
Garlic shrimp | A,M | shrimp 500, garlic 30, olive-oil 60, parsley 8 | Fry.
Seared scallops with pea puree | M | scallops 500, green-peas 400, butter 40, mint 5 | Sear the scallops.
Fried calamari | A | squid 600, all-purpose-flour 100, lemon 60 | Fry until golden.
Pork chops with applesauce | M | pork-loin 700, applesauce 200, green-beans 250 | Sear the chops.
Pulled pork with slaw | M | pork-shoulder 1200, barbecue-sauce 150, green-cabbage 300 (shredded), carrot 100 | Braise and shred the pork.
Beef stir-fry with broccoli | M | flank-steak 500 (sliced), broccoli 400, soy-sauce 50, white-rice 280, ginger 10 | Stir-fry the beef.
Kung pao chicken | M | chicken-thigh 600 (diced), roasted-peanuts 60, dried-ancho-chili 8, scallion 40, soy-sauce 40 | Stir-fry.
Mapo tofu | M | silken-tofu 500 (cubed), ground-pork 200, chili-sauce 30, scallion 20, white-rice 280 | Simmer.
Teriyaki salmon bowl | M | salmon 500, white-rice 280, broccoli 250, sesame-seeds 8, teriyaki-sauce 80 | Glaze the salmon.
Tuna poke bowl | M | tuna-steak 400 (cubed), sushi-rice 280, avocado 150, cucumber 100, edamame 100, nori 3 | Marinate and top.
Katsu curry | M | chicken-breast 500, breadcrumbs 100, white-rice 280, carrot 200, potato 300, curry-powder 10 | Coat in breadcrumbs and fry. Simmer the sauce.
Chicken biryani | M | white-rice 400, chicken-thigh 600, plain-yogurt 150, onion 200, garam-masala 8, saffron 0.3, mint 5 | Layer and steam.
Pineapple fried rice | M | white-rice 300, pineapple 250, cashews 50, egg 100, scallion 20, frozen-mixed-vegetables 150 | Fry.
Arroz con pollo | M | white-rice 350, chicken-thigh-with-skin 900, red-bell-pepper 150, green-peas 100, saffron 0.3 | Brown the chicken and cook with the rice.
Jambalaya | M | white-rice 350, shrimp 250, smoked-sausage 250 (sliced), canned-tomatoes 400, celery 100, green-bell-pepper 120 | Simmer.
Lemon rice with cashews | Si | white-rice 300, cashews 40, turmeric 2, mustard-seed 4, lemon-juice 30 | Toss.
Rice and lentil pilaf | M,Si | white-rice 250, brown-lentils 150, onion 200 | Cook.
Caesar salad | Sa | romaine-lettuce 300, croutons 60, parmesan 50, anchovy 15 | Toss.
Cobb salad with chicken | Sa,M | romaine-lettuce 250, chicken-breast 300 (diced), egg 150, avocado 150, bacon 80, blue-cheese 60, cherry-tomatoes 150 | Poach the chicken. Arrange in rows.
Caprese salad | Sa | tomato 400 (sliced), mozzarella 250 (sliced), basil 10, olive-oil 20 | Layer.
Tomato and cucumber salad | Sa,Si | tomato 300 (diced), cucumber 300 (diced), red-onion 50, parsley 10 | Toss.
Potato salad with mayonnaise | Si,Sa | potato 800 (cubed), mayonnaise 120, celery 80, egg 100, dill-pickles 60 | Boil and toss.
Egg salad | Sa | hard-boiled-egg 300 (chopped), mayonnaise 60, chives 5 | Mix.
Chicken salad with grapes | Sa | cooked-chicken 400 (diced), grapes 150, celery 80, mayonnaise 80, pecans 40 | Mix.
Pasta salad with salami | Sa | pasta 300, salami 80, black-olives 60, cherry-tomatoes 200, mozzarella 120 | Boil and toss.
Three-bean salad | Sa | canned-kidney-beans 240, canned-chickpeas 240, green-beans 200, red-onion 40 | Toss.
Bulgur salad with herbs | Sa | bulgur 200, parsley 80, mint 20, tomato 250, lemon-juice 40 | Toss.
Kale salad with apple and pecans | Sa | kale 250, apple 150 (sliced), pecans 40, dried-cranberries 30 | Massage and toss.
Lentil salad with feta | Sa | brown-lentils 250, feta 120, cucumber 150, red-onion 40, mint 5 | Toss.
Creamy coleslaw | Sa,Si | green-cabbage 400 (shredded), carrot 120 (grated), mayonnaise 100 | Toss.
Thai green papaya salad | Sa | papaya 400 (shredded), cherry-tomatoes 150, green-beans 100, roasted-peanuts 40, lime-juice 30 | Pound and toss.
Fruit salad with mint | D,Sn | strawberry 200, kiwi 150, pineapple 200, blueberry 100, mint 4 | Toss.
Watermelon and feta salad | Sa | watermelon 600 (cubed), feta 120, mint 5 | Toss.
Tomato soup with basil | So | canned-tomatoes 800, onion 150, heavy-cream 80, basil 8 | Simmer and blend until smooth.
Broccoli cheddar soup | So | broccoli 500, cheddar-cheese 150, whole-milk 400, vegetable-stock 500 | Simmer and blend until smooth.
Clam chowder | So | clams 400, potato 400 (diced), bacon 80, whole-milk 500, heavy-cream 150 | Simmer.
Split pea soup with ham | So | split-peas 400, cooked-ham 200 (diced), carrot 150, celery 80 | Simmer.
Tom yum with shrimp | So | shrimp 300, mushroom 150, lemongrass 20, lime-juice 30, cilantro 8, chicken-stock 1200, red-chili 10 | Simmer.
Wonton soup | So | wonton-wrappers 150, ground-pork 200, bok-choy 200, chicken-stock 1200, scallion 20 | Fill the wontons and simmer.
Matzo ball soup | So | crackers 150, egg 150, carrot 150, celery 80, chicken-stock 1500, dill 8 | Shape into balls and simmer.
Pozole rojo | So | hominy 500, pork-shoulder 500, dried-ancho-chili 20, green-cabbage 100 (shredded), radish 60, lime 40 | Simmer and shred the pork.
Chicken tortilla soup | So | chicken-breast 350, canned-tomatoes 400, corn 150, tortilla-chips 60, avocado 100, chicken-stock 900 | Simmer. Shred the chicken.
Vegetable barley soup | So | pearl-barley 120, carrot 150, celery 100, mushroom 150, vegetable-stock 1200 | Simmer.
Chicken noodle soup | So | chicken-breast 350, egg-noodles 150, carrot 150, celery 100, chicken-stock 1500, parsley 8 | Simmer. Shred the chicken.
Corn chowder | So | corn 500, potato 300 (diced), bacon 60, heavy-cream 200, chives 4 | Simmer.
Roasted Brussels sprouts with bacon | Si | brussels-sprouts 600, bacon 80 | Roast.
Steamed broccoli with garlic | Si | broccoli 600, garlic 10, olive-oil 20 | Steam.
Glazed carrots | Si | carrot 600 (sliced), butter 30, honey 20, parsley 4 | Simmer.
Corn on the cob with butter | Si | corn 800, butter 40 | Boil.
Baked sweet potatoes | Si | sweet-potato 1000, butter 30 | Bake whole.
Oven fries | Si,Sn | potato 900, canola-oil 30 | Cut into fries and bake.
Roasted root vegetables | Si | carrot 300, parsnip 300, beet 300, red-onion 100, thyme 3 | Roast.
Garlic mashed potatoes | Si | potato 1000, whole-milk 150, butter 60, garlic 15 | Boil and mash.
Sauteed spinach with garlic | Si | spinach 600, garlic 15, olive-oil 20 | Wilt in a skillet.
Fried plantains | Si,Sn | plantain 500 (sliced), coconut-oil 40 | Fry until golden.
Refried beans | Si | refried-beans 480, monterey-jack 60 | Heat.
Bread stuffing with sage | Si | white-bread 400 (cubed), celery 150, onion 150, chicken-stock 300, dried-sage 3 | Bake.
Cheese board with grapes | A,Sn | brie 150, cheddar-cheese 150, grapes 150, crackers 100, walnuts 40 | Arrange on a platter.
Guacamole with tortilla chips | A,Sn | avocado 400 (mashed), tortilla-chips 150, tomato 80, lime-juice 20, cilantro 5 | Mash.
Beet hummus with crackers | A,Sn | canned-chickpeas 400, canned-beets 150, tahini 50, crackers 80 | Blend.
Trail mix | Sn | almonds 100, cashews 80, raisins 80, dark-chocolate 50, pumpkin-seeds 40 | Mix.
Apple slices with peanut butter | Sn | apple 300 (sliced), peanut-butter 80 | Serve.
Celery sticks with cream cheese | Sn | celery 300, cream-cheese 120, chives 4 | Fill.
Kale chips | Sn | kale 250, olive-oil 15 | Bake until crisp.
Edamame with sea salt | Sn | edamame 400, salt 4 | Steam.
Energy bars with dates | Sn | medjool-dates 200, almonds 150, rolled-oats 100 | Press and cut into bars.
Chocolate chip cookies | D,Sn | all-purpose-flour 250, butter 150, semisweet-chocolate 200, brown-sugar 150 | Bake.
Peanut butter cookies | D,Sn | peanut-butter 250, sugar 150, egg 50 | Bake.
Fudgy brownies | D | dark-chocolate 200, butter 150, sugar 200, egg 150, all-purpose-flour 80 | Bake.
Carrot cake with cream cheese frosting | D | carrot 300, all-purpose-flour 250, cream-cheese 250, powdered-sugar 150, walnuts 60 | Bake.
Lemon pound cake | D | all-purpose-flour 250, butter 200, egg 200, lemon-zest 6, powdered-sugar 80 | Bake in a loaf pan.
New York cheesecake | D | cream-cheese 800, graham-crackers 200, egg 200, strawberry 150 | Bake.
Chocolate layer cake | D | all-purpose-flour 250, cocoa-powder 80, butter 200, sugar 250 | Bake.
Apple crumble | D | apple 800, rolled-oats 100, butter 80, brown-sugar 80 | Bake.
Cherry pie | D | sour-cherries 800, pie-crust 400, sugar 120 | Bake.
Pumpkin pie | D | pumpkin-puree 425, pie-crust 250, evaporated-milk 300, egg 100 | Bake.
Strawberry tart | D | strawberry 400, pie-crust 250, vanilla-pudding-mix 80, whole-milk 400 | Bake and fill.
Creme brulee | D | heavy-cream 500, egg-yolk 100, sugar 80, vanilla-bean 2 | Bake in ramekins. Torch.
Flan | D | whole-milk 500, egg 200, sugar 150, condensed-milk 200 | Bake and turn out.
Tiramisu | D | mascarpone 500, ladyfingers 200, espresso 250, cocoa-powder 15, egg 150 | Layer and chill.
Pavlova with berries | D | egg-white 150, sugar 250, heavy-cream 300, strawberry 150, blueberry 100 | Bake and top.
Strawberry ice cream | D | strawberry 400, heavy-cream 300, sugar 100 | Churn.
Lemon sorbet | D | lemon-juice 200, sugar 200, water 400 | Churn.
Mango popsicles | D,Sn | mango 500, orange-juice 150, honey 30 | Freeze.
Yogurt bark with berries | D,Sn | greek-yogurt 400, strawberry 80, blueberry 60, honey 20 | Spread and freeze.
Churros | D | all-purpose-flour 200, sugar 80, cinnamon 4, canola-oil 60 | Pipe and fry.
Baklava | D | phyllo-dough 300, walnuts 300, honey 200, butter 150 | Layer and bake.
Donuts with glaze | D | all-purpose-flour 400, powdered-sugar 200, whole-milk 150, egg 50 | Fry and glaze.
Rice pudding with cinnamon | D | white-rice 150, whole-milk 900, sugar 60, cinnamon 3 | Simmer until creamy.
Bread pudding with raisins | D | white-bread 350, whole-milk 500, egg 150, raisins 80 | Bake.
Chocolate avocado mousse | D | avocado 300, cocoa-powder 50, maple-syrup 80 | Blend until smooth and chill.
Fruit plate with orange and kiwi | D,Sn | orange 200, kiwi 150, grapes 100, apple 120 | Slice and arrange.
Stuffed dates with almond butter | Sn | medjool-dates 250, almond-butter 80 | Fill.
Green smoothie | Be | spinach 60, banana 150, apple 100, water 200 | Blend.
Strawberry milkshake | Be | strawberry 200, vanilla-ice-cream 200, whole-milk 200 | Blend.
Fresh lemonade | Be | lemon-juice 120, water 800, sugar 80, mint 4 | Stir.
Iced coffee | Be | coffee 300, whole-milk 100, sugar 10 | Pour over ice.
Matcha latte | Be | whole-milk 300, green-tea 5, honey 10 | Heat the milk and whisk.
Mint tea | Be | mint 20, water 500, honey 15 | Steep in hot water.
Cranberry spritzer | Be | cranberry-juice 200, sparkling-water 300, lime 30 | Stir.
Mulled apple cider | Be | apple-juice 800, cinnamon 5, cloves 1, orange 80 | Warm gently.
Strawberry jam | Sc | strawberry 600, sugar 300, lemon-juice 30 | Simmer.
Balsamic vinaigrette | Sc | olive-oil 120, balsamic-vinegar 50, dijon-mustard 8 | Shake.
Taco seasoning | Sc | chili-powder 20, cumin 10, paprika 8, salt 6 | Stir.
Almond butter | Sc,Sn | almonds 400 | Blend.
Chicken broth | So,Sc | whole-chicken 1500, carrot 150, celery 100, onion 150, water 3000 | Simmer and strain.
Mango chutney | Sc | mango 500, sugar 150, apple-cider-vinegar 100, ginger 10 | Simmer.
Naan | Br | all-purpose-flour 300, plain-yogurt 120, active-dry-yeast 5 | Cook in a hot skillet.
Dinner rolls | Br | bread-flour 400, whole-milk 250, butter 50 | Bake.
Baguettes | Br | bread-flour 500, water 350, active-dry-yeast 4 | Bake.
Challah | Br | bread-flour 500, egg 150, honey 60 | Braid and bake.
Soft pretzels | Br,Sn | bread-flour 400, butter 40, baking-soda 20, salt 8 | Boil and bake.
Buttermilk biscuits | Br,B | all-purpose-flour 300, butter 100, buttermilk 200 | Bake.
`;

export const moreWorldDishes: readonly Recipe[] = dishes.trim().split('\n').map(worldDish);
