import { type Compositions, composed as of } from './composition.ts';

const wheat = 'all-purpose-flour';
const liquidStock = 'onion garlic celery carrot leek parsley bay-leaf';
const stock = of('', liquidStock);
const cube = of(
  '',
  `${liquidStock} onion-powder garlic-powder turmeric tomato-paste mushroom cornstarch potato-starch black-pepper yeast-extract`,
);
const soup = of(wheat, 'onion-powder garlic-powder celery cornstarch yeast-extract');
const gravy = of(
  '',
  `${wheat} potato-starch cornstarch onion-powder garlic-powder yeast-extract tomato-paste celery black-pepper`,
);
const sausage = of(
  '',
  'garlic onion-powder black-pepper white-pepper paprika nutmeg fennel-seed red-pepper-flakes corn-syrup dried-sage',
);
const cured = of('', 'garlic-powder black-pepper paprika red-chili corn-syrup');
const curryPaste = of(
  '',
  'garlic onion ginger coriander-seed cumin turmeric red-chili paprika tamarind-paste tomato-paste fenugreek-seed cinnamon cloves coconut cilantro',
);
const thaiPaste = of(
  'lemongrass garlic',
  'shallot onion galangal makrut-lime-leaf cumin coriander-seed cilantro ginger red-chili green-chili shrimp',
);
const warmSpices =
  'black-pepper cumin coriander-seed cinnamon cloves cardamom nutmeg ground-ginger allspice fennel-seed';
const savoryMix =
  'garlic-powder onion-powder paprika cayenne-pepper black-pepper white-pepper dried-oregano dried-thyme celery-seed cornstarch chili-powder cumin';
const mayonnaise = of('egg', 'vegetable-oil white-vinegar mustard-seed lemon-juice');
const creamy = of(
  '',
  'vegetable-oil egg garlic-powder onion-powder black-pepper mustard-seed white-vinegar parsley xanthan-gum',
);

/** Of meat, stock, sauces, dressings, and mixed spices. */
export const madeOfSauces: Compositions = {
  'vegetable-stock': of('', `${liquidStock} mushroom tomato-paste`),
  'chicken-stock': stock,
  'homemade-chicken-stock': stock,
  'low-sodium-chicken-stock': stock,
  'beef-stock': stock,
  'low-sodium-beef-stock': stock,
  'lamb-stock': stock,
  'fish-stock': stock,
  'chicken-stock-cube': cube,
  'beef-stock-cube': cube,
  'vegetable-stock-cube': cube,
  'chicken-bouillon': cube,
  'beef-bouillon': cube,
  'gravy-granules': gravy,
  'brown-gravy-mix': of('', `${gravy.mayHold.join(' ')} beef-round pork-loin`),
  'cream-of-chicken-soup': soup,
  'cream-of-mushroom-soup': of(`${wheat} mushroom`, 'onion-powder garlic-powder cornstarch yeast-extract'),
  'cream-of-celery-soup': of(`${wheat} celery`, 'onion-powder garlic-powder cornstarch yeast-extract'),
  'tomato-soup': of('tomato', `${wheat} corn-syrup onion-powder garlic-powder cornstarch`),
  'onion-soup-mix': of('dried-onion', 'cornstarch garlic-powder yeast-extract'),
  'yeast-extract': of('active-dry-yeast', 'celery onion-powder carrot'),
  'pork-sausage': sausage,
  'italian-sausage': sausage,
  'smoked-sausage': sausage,
  bratwurst: sausage,
  'hot-dog': of('', `${sausage.mayHold.join(' ')} pork-shoulder ground-beef ground-chicken ground-turkey`),
  mortadella: of('', `${sausage.mayHold.join(' ')} pistachios`),
  'black-pudding': of('', 'onion rolled-oats pearl-barley white-pepper black-pepper'),
  chorizo: of('paprika', 'garlic dried-oregano red-chili'),
  nduja: of('red-chili', 'garlic paprika'),
  salami: cured,
  pepperoni: of('paprika', 'garlic-powder red-chili fennel-seed corn-syrup'),
  pastrami: of('', 'garlic-powder coriander-seed black-pepper paprika mustard-seed'),
  'corned-beef': of('', 'garlic-powder bay-leaf coriander-seed'),
  spam: of('', 'potato-starch'),
  bacon: of('', 'maple-syrup'),
  'cooked-ham': of('', 'honey cloves'),
  'sliced-turkey': of('', 'potato-starch'),
  'fish-fingers': of(wheat, 'cornstarch onion-powder garlic-powder turmeric paprika'),
  suet: of('', wheat),
  'smoked-salmon': of('', 'dill'),
  'smoked-mackerel': of('', 'black-pepper'),
  'anchovy-paste': of('anchovy', 'olive-oil white-vinegar'),
  'canned-tuna-in-oil': of('', 'olive-oil sunflower-oil soybeans-dried'),
  'canned-tuna': of('', 'soybeans-dried'),
  // tomato
  'tomato-sauce': of('tomato', 'onion-powder garlic-powder dried-basil red-bell-pepper green-bell-pepper'),
  'marinara-sauce': of('tomato', 'onion garlic basil dried-oregano olive-oil carrot'),
  'pasta-sauce': of(
    'tomato',
    'onion garlic basil dried-oregano olive-oil carrot vegetable-oil parmesan pecorino-romano',
  ),
  'pizza-sauce': of('tomato', 'onion-powder garlic dried-oregano basil olive-oil'),
  'tomatoes-with-green-chiles': of('tomato green-chili', 'onion cilantro garlic-powder'),
  ketchup: of('tomato white-vinegar', 'corn-syrup onion-powder garlic-powder celery-seed cloves allspice'),
  salsa: of(
    'tomato',
    'onion garlic cilantro jalapeno red-chili green-chili lime-juice green-bell-pepper white-vinegar',
  ),
  'tomatillo-salsa': of('tomatillo', 'onion garlic cilantro green-chili jalapeno serrano-pepper lime-juice'),
  'enchilada-sauce': of(
    '',
    `tomato onion-powder garlic-powder red-chili chili-powder cumin cornstarch ${wheat}`,
  ),
  'chili-sauce': of(
    'tomato',
    'onion-powder garlic-powder corn-syrup white-vinegar red-chili red-bell-pepper',
  ),
  'barbecue-sauce': of(
    '',
    'tomato corn-syrup molasses onion-powder garlic-powder white-vinegar paprika chili-powder honey liquid-smoke pineapple-juice tamarind-paste',
  ),
  'red-pesto': of(
    'sun-dried-tomatoes',
    'basil garlic cashews parmesan red-bell-pepper olive-oil sunflower-oil pine-nuts',
  ),
  'basil-pesto': of('basil', 'garlic pine-nuts cashews parmesan olive-oil sunflower-oil potato'),
  // hot, brown, and sour
  'hot-sauce': of('red-chili white-vinegar', 'garlic-powder'),
  sriracha: of('red-chili garlic', 'white-vinegar'),
  'sweet-chili-sauce': of('red-chili', 'garlic white-vinegar cornstarch'),
  'chili-garlic-sauce': of('red-chili garlic', 'white-vinegar'),
  'sambal-oelek': of('red-chili', 'white-vinegar garlic'),
  harissa: of(
    'red-chili',
    'garlic cumin coriander-seed caraway-seed tomato-paste paprika roasted-red-peppers olive-oil lemon-juice rose-water',
  ),
  gochujang: of(
    'red-chili soybeans-dried',
    'glutinous-rice-flour white-rice corn-syrup garlic-powder onion-powder',
  ),
  'chipotle-in-adobo': of('jalapeno', 'tomato onion garlic-powder white-vinegar paprika'),
  'chipotle-powder': of('jalapeno'),
  'chili-oil': of('red-chili', 'garlic shallot peanuts sesame-oil sichuan-pepper star-anise'),
  'buffalo-sauce': of('red-chili', 'garlic-powder butter white-vinegar'),
  wasabi: of('', 'horseradish mustard-seed cornstarch'),
  horseradish: of('', 'white-vinegar'),
  'horseradish-sauce': of('horseradish', 'egg vegetable-oil mustard-seed white-vinegar'),
  'mint-sauce': of('mint', 'malt-vinegar'),
  'dijon-mustard': of('mustard-seed', 'white-wine white-vinegar turmeric'),
  'english-mustard': of('mustard-seed', `${wheat} turmeric`),
  'worcestershire-sauce': of('anchovy', 'onion garlic tamarind-paste molasses malt-vinegar cloves red-chili'),
  'brown-sauce': of(
    '',
    'tomato malt-vinegar molasses tamarind-paste onion-powder garlic-powder rye-flour apple',
  ),
  'steak-sauce': of(
    '',
    'tomato raisins malt-vinegar corn-syrup onion-powder garlic-powder celery-seed orange tamarind-paste molasses',
  ),
  'branston-pickle': of(
    '',
    'rutabaga carrot onion cauliflower zucchini apple medjool-dates tomato malt-vinegar garlic-powder mustard-seed',
  ),
  'mango-chutney': of(
    'mango',
    'ginger garlic red-chili onion white-vinegar raisins mustard-seed nigella-seed',
  ),
  'onion-chutney': of('onion', 'red-onion balsamic-vinegar red-wine-vinegar raisins'),
  'fish-sauce': of('anchovy', ''),
  'oyster-sauce': of('oysters', 'cornstarch soy-sauce'),
  'hoisin-sauce': of(
    'soybeans-dried',
    'garlic sweet-potato sesame-seeds red-chili chinese-five-spice white-vinegar',
  ),
  'teriyaki-sauce': of('soy-sauce', 'garlic ginger onion-powder mirin cornstarch'),
  'black-bean-sauce': of('soybeans-dried', 'garlic ginger cornstarch rice-vinegar red-chili'),
  'coconut-aminos': of('coconut'),
  'liquid-smoke': of('', 'molasses white-vinegar'),
  // pastes
  'green-curry-paste': thaiPaste,
  'red-curry-paste': { ...thaiPaste, holds: [...thaiPaste.holds, 'red-chili'] },
  'korma-paste': { ...curryPaste, mayHold: [...curryPaste.mayHold, 'cashews', 'almonds'] },
  'tikka-paste': curryPaste,
  'madras-paste': { ...curryPaste, holds: ['red-chili'] },
  'ginger-garlic-paste': of('ginger garlic', 'white-vinegar'),
  'garlic-paste': of('garlic', 'white-vinegar olive-oil'),
  'ginger-paste': of('ginger', 'white-vinegar'),
  tahini: of('sesame-seeds'),
  'sesame-oil': of('sesame-seeds'),
  // dressings
  mayonnaise,
  'light-mayonnaise': { ...mayonnaise, mayHold: [...mayonnaise.mayHold, 'cornstarch'] },
  'salad-dressing-mayo': { ...mayonnaise, mayHold: [...mayonnaise.mayHold, 'cornstarch', 'paprika'] },
  'vegan-mayonnaise': of(
    '',
    'soybeans-dried canola-oil mustard-seed lemon-juice potato-starch cornstarch garlic-powder onion-powder',
  ),
  'tartar-sauce': of(
    'mayonnaise',
    'dill-pickles sweet-pickle-relish capers onion parsley dill lemon-juice vegetable-oil mustard-seed',
  ),
  'ranch-dressing': { ...creamy, mayHold: [...creamy.mayHold, 'buttermilk', 'dried-dill', 'chives'] },
  'ranch-seasoning': of(
    '',
    'garlic-powder onion-powder buttermilk dried-dill parsley chives black-pepper egg',
  ),
  'caesar-dressing': {
    ...creamy,
    mayHold: [...creamy.mayHold, 'anchovy', 'parmesan', 'lemon-juice', 'worcestershire-sauce'],
  },
  'blue-cheese-dressing': { ...creamy, holds: ['blue-cheese'] },
  'thousand-island-dressing': of(
    'egg',
    'tomato sweet-pickle-relish onion-powder garlic-powder red-bell-pepper vegetable-oil white-vinegar mustard-seed',
  ),
  'italian-dressing': of(
    '',
    'garlic onion-powder red-bell-pepper dried-oregano vegetable-oil white-vinegar red-wine-vinegar parmesan',
  ),
  'garlic-herb-cheese': of('garlic', 'parsley chives white-pepper dill'),
  'pepper-jack': of('jalapeno', 'red-chili habanero red-bell-pepper'),
  'garlic-infused-oil': of('garlic', 'olive-oil canola-oil sunflower-oil'),
  'cooking-spray': of('', 'canola-oil olive-oil sunflower-oil coconut-oil soybeans-dried'),
  'vegetable-oil': of('', 'soybeans-dried canola-oil sunflower-oil'),
  margarine: of('', 'vegetable-oil canola-oil sunflower-oil soybeans-dried'),
  'vegetable-shortening': of('', 'soybeans-dried canola-oil sunflower-oil'),
  // mixed spices
  'curry-powder': of(
    'turmeric',
    `${warmSpices} red-chili cayenne-pepper garlic-powder onion-powder mustard-seed fenugreek-seed celery-seed`,
  ),
  'garam-masala': of('', `${warmSpices} bay-leaf red-chili mustard-seed`),
  'tandoori-masala': of(
    '',
    `${warmSpices} garlic-powder onion-powder red-chili paprika turmeric mustard-seed fenugreek-leaves`,
  ),
  'chaat-masala': of('', `${warmSpices} red-chili mint asafoetida`),
  'chili-powder': of('red-chili', 'cumin garlic-powder dried-oregano paprika'),
  'chinese-five-spice': of(
    'star-anise',
    'cinnamon cloves fennel-seed sichuan-pepper black-pepper ground-ginger',
  ),
  'italian-seasoning': of(
    '',
    'dried-basil dried-oregano dried-thyme dried-rosemary dried-marjoram dried-sage',
  ),
  'mixed-herbs': of(
    '',
    'dried-thyme dried-oregano dried-marjoram dried-parsley dried-sage dried-basil dried-rosemary dried-savory dried-tarragon',
  ),
  'bouquet-garni': of('', 'thyme bay-leaf parsley celery leek rosemary'),
  'mixed-spice': of('', `${warmSpices} mace caraway-seed`),
  'pumpkin-pie-spice': of('cinnamon', 'ground-ginger nutmeg cloves allspice mace'),
  'poultry-seasoning': of(
    '',
    'dried-sage dried-thyme dried-marjoram dried-rosemary black-pepper nutmeg celery-seed',
  ),
  'taco-seasoning': of('', savoryMix),
  'cajun-seasoning': of('', savoryMix),
  'old-bay-seasoning': of(
    '',
    'celery-seed mustard-seed paprika red-chili black-pepper bay-leaf cloves allspice ground-ginger mace cardamom cinnamon',
  ),
  'jerk-seasoning': of('', `${savoryMix} allspice cloves cinnamon scallion habanero`),
  'steak-seasoning': of('', `${savoryMix} coriander-seed dill-seed`),
  'adobo-seasoning': of('garlic-powder', 'onion-powder dried-oregano turmeric black-pepper'),
  sazon: of('', 'garlic-powder coriander-seed cumin turmeric dried-oregano onion-powder cornstarch'),
  'seasoned-salt': of('', 'onion-powder garlic-powder paprika turmeric cornstarch celery-seed'),
  'lemon-pepper': of('lemon-zest black-pepper', 'garlic-powder onion-powder'),
  'everything-bagel-seasoning': of('', 'sesame-seeds poppy-seeds garlic-powder dried-onion onion-powder'),
  'ras-el-hanout': of('', `${warmSpices} turmeric paprika cayenne-pepper rose-water saffron mace`),
  baharat: of('', `${warmSpices} paprika red-chili dried-mint`),
  berbere: of('red-chili', `${warmSpices} garlic-powder onion-powder fenugreek-seed paprika turmeric`),
  zaatar: of('', 'dried-thyme sesame-seeds sumac dried-oregano dried-marjoram cumin'),
  dukkah: of('', 'hazelnuts almonds pistachios peanuts sesame-seeds coriander-seed cumin black-pepper'),
  'celery-salt': of('celery-seed'),
  'garlic-salt': of('garlic-powder', 'cornstarch'),
  'onion-salt': of('onion-powder', 'cornstarch'),
  asafoetida: of('', `${wheat} rice-flour`),
  // seeds and nuts
  'mixed-nuts': of(
    '',
    'almonds walnuts cashews hazelnuts pecans pistachios brazil-nuts macadamia-nuts peanuts',
  ),
  'mixed-seeds': of('', 'sunflower-seeds pumpkin-seeds sesame-seeds flaxseed chia-seeds poppy-seeds'),
};
