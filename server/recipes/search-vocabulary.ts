import { dishWords } from '#domain/recipe/dish-words.ts';
import { allGroupWords } from '#domain/recipe/search-index.ts';
import { phraseWords } from '#domain/recipe/search-phrases.ts';
import { titleKey } from '#domain/recipe/title-key.ts';
import type { Context } from '#server/context.ts';

/** The words that misspelled ones are corrected to: of foods, synonyms, meal types, understood phrases, dishes and the catalog's titles; sorted. */
export const readVocabulary = ({ db, queryCache, foods }: Context): Promise<readonly string[]> =>
  queryCache.get(['title_words'], 'vocabulary', async () => {
    const titles = await db.selectFrom('title_words').select('word').execute();
    const names = [
      ...foods.foods.flatMap(({ name, aliases }) => [name, ...aliases]),
      ...foods.synonyms.flatMap(({ us, same, search }) => [us, ...same, ...search]),
    ];
    const words = names.flatMap((name) => titleKey(name).split(' '));
    const all = [...words, ...allGroupWords, ...phraseWords, ...dishWords, ...titles.map(({ word }) => word)];
    return [...new Set(all)].filter((word) => word.length > 2).toSorted();
  });
