import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { minSubstringLength, minWholeLength, searchForms, wholeForms } from '#domain/recipe/title-key.ts';
import type { NotedIds } from './recipe-notes.ts';
import { type Condition, type Conditions, condition, noConditions } from './sql-conditions.ts';

/** Patterns of words, which are letters and digits alone, so nothing in them is a wildcard. */
const anywhere = (form: string) => `%${form.length < minSubstringLength ? ' ' : ''}${form}%`;
const atWordStart = (form: string) => `% ${form}%`;

const titleMatches = (word: string): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    searchForms(word).map((form) => sql`(' ' || title_key) like ${anywhere(form)}`),
    sql` or `,
  )})`;

/**
 * `hasWords()` of the domain in SQL: within the title, or at the start of one of the further words; or in a note. The
 * index finds the word in both texts at once, so that it combines several words and other criteria.
 */
function recipeHas(word: string, noted: NotedIds): Condition {
  const forms = searchForms(word);
  const further = forms.map((form) => sql`(' ' || search_words) like ${atWordStart(form)}`);
  const exact = sql`(${sql.join([titleMatches(word), ...further], sql` or `)})`;
  const found = forms.map((form) => sql`(' ' || title_key || ' ' || search_words) like ${anywhere(form)}`);
  const has = sql<SqlBool>`((${sql.join(found, sql` or `)}) and ${exact})`;
  const ids = noted[word];
  const test = ids === undefined ? has : sql<SqlBool>`(${has} or id = any(${ids}::bigint[]))`;
  return condition(test, 'title_key', 'search_words', 'id');
}

/** A recipe has all of the words. */
export const conditionsOfWords = (words: readonly string[], noted: NotedIds = {}): Conditions => ({
  ...noConditions,
  narrowing: words.map((word) => recipeHas(word, noted)),
});

/**
 * The word stands alone in the text, or begins a word of it while it is so short. Not the expression of the index, as
 * trigrams hardly tell a whole word from a part of one.
 */
const isWhole = (text: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> => {
  const patterns =
    word.length < minWholeLength ? [atWordStart(word)] : wholeForms(word).map((form) => `% ${form} %`);
  const tests = patterns.map((pattern) => sql`(' ' || ${text} || ' ') like ${pattern}`);
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
};

const title = sql.ref('title_key');
const further = sql.ref('search_words');
const all = (tests: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(tests, sql` and `)})`;

/** What the index can tell of a word that stands alone in the title: it begins as all forms of the word do. */
const beginsInTitle = (word: string): RawBuilder<SqlBool> => {
  const [first = '', ...others] = wholeForms(word);
  const end = Array.from(first).findIndex((letter, at) => others.some((form) => form[at] !== letter));
  return sql<SqlBool>`(' ' || title_key) like ${atWordStart(end < 0 ? first : first.slice(0, end))}`;
};

/** Whether `titleMatches` is true where the word stands alone in the title: not for "berry" and "berries". */
const matchesWhole = (word: string): boolean =>
  wholeForms(word).every((whole) =>
    searchForms(word).some((form) =>
      form.length < minSubstringLength ? whole.startsWith(form) : whole.includes(form),
    ),
  );

/** `matchRank()` of the domain in SQL: as a number to order by, and as the conditions of each rank before the last. */
export function ranksOf(
  words: readonly string[],
  noted: NotedIds = {},
): { readonly rank: RawBuilder<number>; readonly inTurn: readonly Conditions[] } {
  const wholeInTitle = (word: string) => isWhole(title, word);
  const whole = (word: string) => sql<SqlBool>`(${isWhole(title, word)} or ${isWhole(further, word)})`;
  const turn = (toCondition: (word: string) => readonly Condition[]): Conditions => ({
    ...noConditions,
    narrowing: words.flatMap(toCondition),
  });
  const inTitle = (word: string) => condition(titleMatches(word), 'title_key');
  const has = (word: string) => recipeHas(word, noted);
  return {
    rank: sql<number>`case when ${all(words.map(wholeInTitle))} then 0 when ${all(words.map(whole))} then 1 when ${all(words.map(titleMatches))} then 2 else 3 end`,
    inTurn: [
      turn((word) => [
        ...(matchesWhole(word) ? [] : [has(word)]),
        condition(beginsInTitle(word), 'title_key'),
        condition(wholeInTitle(word), 'title_key'),
      ]),
      turn((word) => [has(word), condition(whole(word), 'title_key', 'search_words')]),
      turn((word) => [inTitle(word)]),
    ],
  };
}
