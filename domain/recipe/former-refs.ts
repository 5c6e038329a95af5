/** Renamed catalog recipes by their former slug, so that links to them still work. */
const renamed: Readonly<Record<string, string>> = {
  'beetroot-and-goat-cheese-salad': 'beet-and-goat-cheese-salad',
  'butter-bean-and-cabbage-stew': 'lima-bean-and-cabbage-stew',
  'buttered-courgettes-with-parsley': 'buttered-zucchini-with-parsley',
  'buttered-rice-with-parsley': 'buttered-rice-with-cilantro',
  'chicken-and-prawn-paella': 'chicken-and-shrimp-paella',
  'courgette-and-feta-frittata': 'zucchini-and-feta-frittata',
  'creamy-parsley-sauce': 'creamy-cilantro-sauce',
  'halloumi-and-courgette-skewers': 'halloumi-and-zucchini-skewers',
  'iceberg-wedges-with-parsley-dressing': 'iceberg-wedges-with-cilantro-dressing',
  'parsley-cream-noodles-with-egg-yolk': 'cilantro-cream-noodles-with-egg-yolk',
  'poached-chicken-with-rice-and-courgette': 'poached-chicken-with-rice-and-zucchini',
  'prawn-and-avocado-cups': 'shrimp-and-avocado-cups',
  'prawns-with-courgette-ribbons': 'shrimp-with-zucchini-ribbons',
  'prawns-with-rice-noodles': 'shrimp-with-rice-noodles',
  'rice-cakes-with-parsley-cream-cheese': 'rice-cakes-with-cilantro-cream-cheese',
  'rice-noodle-salad-with-carrot-and-coriander': 'rice-noodle-salad-with-carrot-and-cilantro',
  'savoury-oats-with-buttered-lettuce': 'savory-oats-with-buttered-lettuce',
  'sirloin-steak-with-parsley-courgettes': 'sirloin-steak-with-parsley-zucchini',
  'spinach-and-feta-filo-pie': 'spinach-and-feta-phyllo-pie',
};

/** The current slug of a recipe. */
export const currentRef = (ref: string): string =>
  Object.hasOwn(renamed, ref) ? (renamed[ref] ?? ref) : ref;
