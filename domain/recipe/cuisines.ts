import { hasTerm, indexTerms } from '#domain/food/terms.ts';
import { titleKey } from './title-key.ts';

/** The cuisines, in the order of the filter. */
export const cuisines = [
  'African',
  'American',
  'British and Irish',
  'Caribbean',
  'Chinese',
  'Eastern European',
  'French',
  'German and Alpine',
  'Greek',
  'Indian',
  'Italian',
  'Japanese',
  'Korean',
  'Latin American',
  'Mexican',
  'Middle Eastern',
  'Nordic',
  'North African',
  'Southeast Asian',
  'Spanish and Portuguese',
  'Thai',
  'Vietnamese',
] as const;
export type Cuisine = (typeof cuisines)[number];

interface CuisineWords {
  /** Adjectives, in searches and in titles. */
  readonly names: string;
  /** Dishes, in titles only. */
  readonly dishes: string;
  /** What has one of these words and is from elsewhere, or is an ingredient. */
  readonly except: string;
}

/** As `titleKey` writes them, in the singular. */
const table: Readonly<Record<Cuisine, CuisineWords>> = {
  African: {
    names: 'african|west african|ethiopian|nigerian|ghanaian|kenyan|south african',
    dishes: 'akara|jollof|injera|peanut stew|egusi|fufu|doro wat|bobotie|teff porridge',
    except: 'north african|african violet',
  },
  American: {
    names: 'american|southern|cajun|creole|californian|hawaiian',
    dishes:
      'grits|cobb salad|caesar salad|chowder|cornbread|brownie|pulled pork|deviled egg|dutch baby|gumbo|jambalaya|' +
      'meatloaf|sloppy joe|mac and cheese|burger|hamburger|hot dog|chicken nugget|buffalo wing|bean chili|' +
      'chili con carne|poke|succotash|waldorf salad|key lime pie|pecan pie|pumpkin pie|po boy|coleslaw',
    except: 'latin american|south american|central american|american cheese',
  },
  'British and Irish': {
    names: 'british|english|irish|scottish|welsh',
    dishes:
      'shepherds pie|cottage pie|fish pie|bubble and squeak|colcannon|boxty|soda bread|scone|kedgeree|potato farl|' +
      'cauliflower cheese|toad in the hole|fish and chips|barley broth|scotch broth|scotch egg|pea and ham soup|' +
      'trifle|welsh rarebit|bangers and mash|toffee pudding|ploughmans|champ|eton mess|crumpet',
    except: 'english muffin|english cucumber|irish cream|scotch bonnet',
  },
  Caribbean: {
    names: 'caribbean|west indian|jamaican|cuban|puerto rican|haitian|dominican|trinidadian',
    dishes: 'jerk chicken|jerk pork|callaloo|ropa vieja|mofongo|mangu|escovitch',
    except: 'jerk seasoning',
  },
  Chinese: {
    names: 'chinese|cantonese|sichuan|szechuan|shanghai|hunan|taiwanese',
    dishes:
      'dan dan|congee|mapo|egg foo young|egg drop soup|smacked cucumber|smashed cucumber|char siu|chow mein|lo mein|' +
      'kung pao|hot and sour soup|wonton|dim sum|fried rice|stir fry|from the wok|tomato eggs over rice|potsticker|' +
      'scallion pancake|orange chicken|sweet and sour',
    except: 'chinese cabbage|chinese leaf|chinese five spice|sichuan pepper',
  },
  'Eastern European': {
    names: 'eastern european|polish|russian|ukrainian|hungarian|georgian|czech|romanian|bulgarian|uzbek',
    dishes:
      'borscht|goulash|stroganoff|pierogi|plov|cabbage roll|blini|syrniki|latke|kasha|paprikash|pelmeni|golabki|' +
      'bigos|khachapuri|shopska',
    except: 'polish sausage|lettuce roll',
  },
  French: {
    names: 'french|provencal|parisian|alsatian',
    dishes:
      'ratatouille|quiche|nicoise|socca|souffle|coq au vin|bourguignon|bouillabaisse|cassoulet|vichyssoise|' +
      'croque monsieur|clafoutis|madeleine|creme brulee|mussels with white wine|tarte tatin|remoulade|blanquette|' +
      'crepe suzette|dauphinoise|bearnaise|tartiflette|pissaladiere',
    except: 'french toast|french fry|french bean|french bread|french dressing|french lentil|french press',
  },
  'German and Alpine': {
    names: 'german|austrian|swiss|bavarian|alpine',
    dishes:
      'schnitzel|spaetzle|bircher|rosti|sauerbraten|strudel|braised red cabbage|kaiserschmarrn|quark pancake|' +
      'fondue|raclette|rouladen|pretzel',
    except: 'swiss chard|swiss cheese|german chocolate',
  },
  Greek: {
    names: 'greek|cretan|cypriot',
    dishes:
      'tzatziki|souvlaki|moussaka|spanakopita|gyro|avgolemono|pastitsio|phyllo pie|dolma|skordalia|fasolada',
    except: 'greek yogurt|greek yoghurt',
  },
  Indian: {
    names: 'indian|punjabi|goan|bengali|south indian|south asian|sri lankan|pakistani|kashmiri|nepali',
    dishes:
      'aloo|dal|dahl|daal|dhal|masala|paneer|tikka|korma|biryani|pulao|palak|kitchari|khichdi|upma|raita|lassi|' +
      'butter chicken|chana|tandoori|vindaloo|golden milk|bhurji|puttu|dosa|idli|samosa|pakora|bhaji|saag|' +
      'rogan josh|chutney|kheer|curry|rasam|sambar|paratha|chapati|roti',
    except:
      'coconut curry|thai curry|green curry|red curry|massaman curry|panang curry|japanese curry|katsu curry|curry powder|curry leaf|curry paste|' +
      'american indian|west indian',
  },
  Italian: {
    names: 'italian|tuscan|sicilian|roman|venetian|neapolitan|ligurian|milanese',
    dishes:
      'risotto|frittata|pesto|gnocchi|lasagna|spaghetti|minestrone|bruschetta|focaccia|gremolata|panna cotta|' +
      'tiramisu|ragu|caprese|parmigiana|eggplant parmesan|chicken parmesan|pasta|ravioli|carbonara|marinara|' +
      'cacciatore|zabaglione|granita|polenta|pizza|tortellini|cannelloni|arancini|bolognese|osso buco|saltimbocca|' +
      'piccata|puttanesca|alfredo|linguine|fettuccine|penne|orzo|biscotti|affogato|ribollita|antipasto|calzone|' +
      'amatriciana|cacio e pepe',
    except:
      'italian seasoning|italian dressing|italian parsley|spaghetti squash|spaghetti squashes|bean pasta|paste',
  },
  Japanese: {
    names: 'japanese',
    dishes:
      'miso soup|sushi|maki|nori|katsu|teriyaki|ramen|udon|soba|okonomiyaki|omurice|onigiri|rice ball|tempura|' +
      'yakitori|donburi|gyoza|edamame|oyakodon|sashimi|tamagoyaki|sukiyaki|chawanmushi',
    except: '',
  },
  Korean: {
    names: 'korean',
    dishes: 'bibimbap|kimchi|bulgogi|japchae|gochujang|tteokbokki|soft tofu stew|kimbap|banchan',
    except: '',
  },
  'Latin American': {
    names:
      'latin american|latin|brazilian|peruvian|colombian|argentinian|argentine|chilean|salvadoran|south american|' +
      'central american|ecuadorian|venezuelan|bolivian',
    dishes:
      'pupusa|chimichurri|gallo pinto|changua|saltado|arepa|empanada|ceviche|feijoada|tostones|pao de queijo|' +
      'causa|aji de gallina|tres leches|alfajor|gallina|asado',
    except: '',
  },
  Mexican: {
    names: 'mexican|tex mex|oaxacan|yucatecan',
    dishes:
      'taco|burrito|quesadilla|enchilada|chilaquiles|guacamole|salsa|albondigas|huevos rancheros|carnitas|fajita|' +
      'tamale|sope|pipian|atole|pozole|mole|veracruz|tortilla soup|nacho|arroz verde|horchata|elote|tostada|' +
      'carne asada|cochinita|pico de gallo|churro|migas|torta',
    except: 'mexican cheese blend|apple nacho|mole crab|new mexican',
  },
  'Middle Eastern': {
    names:
      'middle eastern|lebanese|turkish|persian|iranian|israeli|syrian|iraqi|arabic|palestinian|levantine',
    dishes:
      'hummus|falafel|tabbouleh|shakshuka|mujaddara|kuku|menemen|kofta|kofte|baba ganoush|maghmour|shish|labneh|' +
      'fattoush|jeweled|shawarma|kebab|baklava|sabich|imam bayildi|borek|lahmacun|muhammara|tahdig|manakish|halva',
    except: 'turkish delight',
  },
  Nordic: {
    names: 'nordic|scandinavian|swedish|danish|norwegian|finnish|icelandic',
    dishes: 'gravlax|smorrebrod|lefse|pulla|lohikeitto|janssons',
    except: 'danish pastry|danish blue|swedish fish',
  },
  'North African': {
    names: 'north african|moroccan|tunisian|egyptian|algerian',
    dishes: 'tagine|couscous|lablabi|harissa|chermoula|shakshuka|harira|koshari|ful medames|bstilla|zaalouk',
    except: '',
  },
  'Southeast Asian': {
    names: 'southeast asian|indonesian|malaysian|filipino|singaporean|cambodian|burmese|lao|balinese',
    dishes:
      'satay|gado gado|adobo|rendang|nasi goreng|laksa|hainan|sambal|amok|mohinga|pancit|lumpia|sinigang',
    except: 'adobo seasoning|chipotle in adobo',
  },
  'Spanish and Portuguese': {
    names: 'spanish|catalan|basque|andalusian|portuguese',
    dishes:
      'paella|gazpacho|patatas bravas|romesco|shrimp in garlic oil|caldo verde|fried potatoes with broken eggs|' +
      'salmorejo|bacalhau|croqueta|pisto|fabada|escalivada|piri piri|pan con tomate|gambas',
    except: 'spanish onion|spanish olive',
  },
  Thai: {
    names: 'thai|isan',
    dishes:
      'pad thai|tom yum|tom kha|larb|massaman|panang|green curry|red curry|sticky coconut rice|pad see ew|som tam|' +
      'pad krapow|khao soi',
    except: 'thai basil|thai chili|curry paste',
  },
  Vietnamese: {
    names: 'vietnamese',
    dishes: 'pho|banh mi|banh xeo|summer roll|lemongrass|bun cha|goi cuon|nuoc cham',
    except: '',
  },
};

/** What stands for several. */
const groups: Readonly<Record<string, readonly Cuisine[]>> = {
  asian: ['Chinese', 'Indian', 'Japanese', 'Korean', 'Southeast Asian', 'Thai', 'Vietnamese'],
  mediterranean: ['Greek', 'Italian', 'Middle Eastern', 'North African', 'Spanish and Portuguese'],
  european: [
    'British and Irish',
    'Eastern European',
    'French',
    'German and Alpine',
    'Greek',
    'Italian',
    'Nordic',
    'Spanish and Portuguese',
  ],
};

const termsOf = (list: string) => list.split('|').filter((term) => term !== '');
const entries = cuisines.map((cuisine) => {
  const { names, dishes, except } = table[cuisine];
  return {
    cuisine,
    names: termsOf(names),
    terms: [...termsOf(names), ...termsOf(dishes)],
    except: termsOf(except),
  };
});

const entriesIn = indexTerms(entries, ({ terms }) => terms);

/** The cuisines that a title names, by an adjective or by a dish; most titles name none. */
export function cuisinesOf(title: string): readonly Cuisine[] {
  const key = titleKey(title);
  const named = entriesIn(key);
  return entries
    .filter((entry) => {
      if (!named.has(entry)) return false;
      const { terms, except } = entry;
      const withoutExceptions = except.filter((term) => hasTerm(key, term)).reduce(withoutTerm, key);
      return terms.some((term) => hasTerm(withoutExceptions, term));
    })
    .map(({ cuisine }) => cuisine);
}

/** Taken out from its first word to the end of its last one. */
const withoutTerm = (key: string, term: string) =>
  key.replaceAll(new RegExp(`(?<= |^)${term.slice(0, -1)}\\p{L}*(?= |$)`, 'gu'), ' ');

/** The adjectives of searches. */
export const cuisinePhrases: ReadonlyMap<string, readonly Cuisine[]> = new Map([
  ...Object.entries(groups),
  ...cuisines.flatMap((cuisine) => {
    const called: [string, readonly Cuisine[]][] = termsOf(table[cuisine].names).map((name) => [
      name,
      [cuisine],
    ]);
    return called;
  }),
]);

/** Phrases that begin with an adjective and name no cuisine: "french toast". "Thai curry" only isn't Indian. */
export const notCuisines: ReadonlySet<string> = new Set(
  entries.flatMap(({ names, except }) =>
    except.filter((phrase) => names.some((name) => phrase.startsWith(`${name} `))),
  ),
);

/** Dishes whose name ends with a cuisine, in the singular: "pad thai" is one dish, not any Thai one. */
export const dishesNamedByCuisine: ReadonlySet<string> = new Set(
  entries.flatMap(({ names, terms }) =>
    terms.filter((phrase) => names.some((name) => phrase.endsWith(` ${name}`))),
  ),
);
