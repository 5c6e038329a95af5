/** The types of schema.org that a recipe page uses, as checks. */
export type Data = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isUrl = (value: unknown) => typeof value === 'string' && URL.parse(value)?.protocol === 'https:';
const isDuration = (value: unknown) => /^PT(?=\d)(\d+H)?(\d+M)?$/.test(String(value));
const isDate = (value: unknown) => /^\d{4}-\d\d-\d\dT/.test(String(value));
const is = (type: string, shape: Shape) => (value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const thing = value as Data;
  return thing['@type'] === type && wrongIn(thing, shape).length === 0;
};
const listOf = (check: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(check);
const either =
  (...checks: ReadonlyArray<(value: unknown) => boolean>) =>
  (value: unknown) =>
    checks.some((check) => check(value));
interface Shape {
  readonly [property: string]: readonly ['must' | 'may', (value: unknown) => boolean];
}
/** What is wrong with a thing of this shape. */
export function wrongIn(thing: Data, shape: Shape): string[] {
  const unknown = Object.keys(thing).filter((name) => !name.startsWith('@') && !(name in shape));
  const wrong = Object.entries(shape).flatMap(([name, [need, check]]) => {
    if (!(name in thing)) return need === 'must' ? [`${name} is missing`] : [];
    return check(thing[name]) ? [] : [`${name}: ${JSON.stringify(thing[name])}`];
  });
  return [...unknown.map((name) => `${name} is not of this type`), ...wrong];
}

const person = either(
  is('Person', { name: ['must', isText] }),
  is('Organization', { name: ['must', isText] }),
);
const oneToFive = (value: unknown) => typeof value === 'number' && value >= 1 && value <= 5;
const rating: Shape = {
  ratingValue: ['must', oneToFive],
  bestRating: ['must', (value) => value === 5],
  worstRating: ['must', (value) => value === 1],
};
const amount = (unit: string) => (value: unknown) =>
  new RegExp(`^\\d+(\\.\\d+)? ${unit}$`).test(String(value));
/** https://schema.org/Recipe: the properties used, with their allowed types. */
export const recipeShape: Shape = {
  url: ['must', isUrl],
  mainEntityOfPage: ['must', isUrl],
  name: ['must', isText],
  description: ['may', isText],
  image: ['must', listOf(isUrl)],
  author: ['must', person],
  publisher: ['must', person],
  inLanguage: ['must', isText],
  isAccessibleForFree: ['must', (value) => value === true],
  totalTime: ['must', isDuration],
  recipeYield: ['must', (value) => /^\d+ servings?$/.test(String(value))],
  recipeCategory: ['may', isText],
  keywords: ['may', isText],
  suitableForDiet: ['may', listOf((diet) => /^https:\/\/schema\.org\/\w+Diet$/.test(String(diet)))],
  recipeIngredient: ['must', listOf(isText)],
  recipeInstructions: [
    'must',
    listOf(is('HowToStep', { position: ['must', (at) => Number(at) >= 1], text: ['must', isText] })),
  ],
  nutrition: [
    'must',
    is('NutritionInformation', {
      servingSize: ['must', isText],
      calories: ['must', amount('calories')],
      proteinContent: ['must', amount('g')],
      carbohydrateContent: ['must', amount('g')],
      fatContent: ['must', amount('g')],
      saturatedFatContent: ['may', amount('g')],
      sugarContent: ['may', amount('g')],
      fiberContent: ['may', amount('g')],
      cholesterolContent: ['may', amount('mg')],
      sodiumContent: ['may', amount('mg')],
    }),
  ],
  aggregateRating: [
    'may',
    is('AggregateRating', { ...rating, reviewCount: ['must', (count) => Number(count) >= 1] }),
  ],
  review: [
    'may',
    listOf(
      is('Review', {
        author: ['must', person],
        datePublished: ['must', isDate],
        reviewRating: ['must', is('Rating', rating)],
        reviewBody: ['may', isText],
      }),
    ),
  ],
};
