import { type Fields, fieldOf, listOf } from './find-recipe.ts';

/** Fields of other apps that an own recipe lacks, by the name to report them by. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  pictures: ['image', 'images', 'photo', 'photoData', 'photos', 'assets'],
  ratings: ['rating', 'aggregateRating'],
  'nutrition facts': ['nutrition', 'nutritionalInfo'],
  tags: ['tags', 'keywords', 'categories'],
  comments: ['comments'],
  tools: ['tools'],
};

const isThere = (value: unknown) =>
  listOf(value).some((each) => each !== '' && each !== 0 && each !== false && JSON.stringify(each) !== '{}');

export const unsupportedFieldsOf = (fields: Fields): readonly string[] =>
  Object.entries(kinds).flatMap(([kind, names]) =>
    names.some((name) => isThere(fieldOf(fields, name))) ? [kind] : [],
  );
