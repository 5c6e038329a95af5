/** Dishes that people search for and the catalog may lack: known words, which are not corrected to others. */
export const dishWords: readonly string[] = (
  'alfajor baklava banoffee bhaji bisque bisquick blini bolognese bouillabaisse bourguignon brioche brittle calzone ' +
  'cannelloni cannoli carbonara cassoulet ceviche chapati charcuterie cheesecake chimichanga churro chutney cioppino ' +
  'clafoutis cobbler cocktail compote cordial crostini croissant crouton cupcake curd custard doughnut donut eclair ' +
  'empanada fajita flan flapjack fondue fricassee frosting fudge galette gelato gingerbread glaze gnocchi goulash ' +
  'gumbo gyoza gyro jambalaya jerky jollof kebab kombucha korma lasagna latte macaroni macaroon macaron mousse ' +
  'nougat paella parfait pavlova pho pierogi pizza popsicle ramen ravioli relish rendang samosa sangria satay ' +
  'schnitzel sorbet souffle spaetzle stroganoff strudel sundae tagine tamale tartare tempura tiramisu toffee torte ' +
  'truffle udon vindaloo waffle wonton'
).split(' ');
