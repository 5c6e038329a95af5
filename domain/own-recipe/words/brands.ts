/**
 * Brands that can be ignored: their products are what the words next to them say. Excluded are brands that
 * sell the food without gluten, milk or egg under the same name ("butter (Earth Balance)"), and those that
 * name a food of ours ("Karo", "Heinz chili sauce").
 */
export const brands: readonly string[] = [
  ...['king arthur', 'gold medal', 'white lily', 'allinsons', 'mcdougalls', 'robin hood', 'argo'],
  ...['hunts', 'muir glen', 'cento', 'del monte', 'mutti', 'cirio', 'napolina', 'contadina', 'red gold'],
  ...['frenchs', 'grey poupon', 'maille', 'hellmanns', 'best foods', 'dukes'],
  ...['swanson', 'knorr', 'kallo', 'bushs', 'john west', 'starkist', 'bumble bee', 'ocean spray'],
  ...[
    'goya',
    'diamond crystal',
    'saxa',
    'betty crocker',
    'dr oetker',
    'fleischmanns',
    'red star',
    'rumford',
    'clabber girl',
  ],
  ...[
    'arm and hammer',
    'lurpak',
    'callebaut',
    'lindt',
    'mccormick',
    'schwartz',
    'old el paso',
    'penzeys',
    'morton',
  ],
  ...[
    'land o lakes',
    'land olakes',
    'kerrygold',
    'plugra',
    'cabot',
    'tillamook',
    'sargento',
    'galbani',
    'kraft',
  ],
  ...['quaker', 'barilla', 'de cecco', 'rummo', 'uncle bens', 'mahatma', 'tilda'],
  ...['tate and lyle', 'tate lyle', 'billingtons', 'nielsen massey', 'hersheys', 'ghirardelli', 'guittard'],
  ...['nestle toll house', 'toll house', 'valrhona', 'green and blacks', 'skippy', 'smuckers', 'bonne maman'],
  ...[
    'kikkoman',
    'lee kum kee',
    'red boat',
    'thai kitchen',
    'chaokoh',
    'aroy d',
    'filippo berio',
    'colavita',
  ],
];

/** Makers of soups, which they name after what is in them: "Campbell's tomato". */
export const soupBrands: readonly string[] = ['campbells', 'progresso'];
