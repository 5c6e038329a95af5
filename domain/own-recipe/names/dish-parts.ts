/** Parts of dishes that a recipe names in headings; some are food as well. */
export const dishParts: ReadonlySet<string> = new Set(
  (
    'ingredient ingredients filling fillings topping toppings marinade frosting frostings icing crust crusts garnish ' +
    'garnishes dressing sauce glaze base optional assembly serve serving decoration method instructions cake dough batter ' +
    'salad rub mixture mix layer wash dip coating crumble streusel swirl drizzle soup stew curry pie tart slaw paste brine ' +
    'broth stuffing filler finish bowl bowls'
  ).split(' '),
);

/** Where food goes in the kitchen and on the table. */
export const places: ReadonlySet<string> = new Set(
  (
    'pan pans tin tins tray trays dish pot wok skillet griddle grill oven bowl plate platter mould mold ramekin board surface ' +
    'worktop counter hands table side sides top tops bottom rim rims edge edges outside inside glass glasses middle center ' +
    'guests kids children adults grown-ups dog toast toasts tarka tadka'
  ).split(' '),
);

/** Parts that are food also where no dish is named: "parsley to garnish and dressing". */
export const edibleParts: ReadonlySet<string> = new Set(
  (
    'frosting frostings icing crust crusts dressing sauce glaze cake dough batter salad crumble streusel soup stew curry pie ' +
    'tart slaw broth stuffing dip'
  ).split(' '),
);

const edible =
  /^(?:dressing|icing|frosting|stuffing|seasoning|shortening|pudding|dumpling|herring|whiting)$/i;

/** "For frying", "for the tempering": what is done with it, in words that name no food. */
export const isActivity = (word: string): boolean => /.{2}ing$/i.test(word) && !edible.test(word);
