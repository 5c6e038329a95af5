import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Choice } from '#domain/recipe/search-choices.ts';
import { minSubstringLength, minWholeLength, searchForms, wholeForms } from '#domain/recipe/title-key.ts';
import type { NotedIds } from './recipe-notes.ts';
import { type Condition, type Conditions, condition, noConditions } from './sql-conditions.ts';

type Test = RawBuilder<SqlBool>;
const any = (tests: readonly Test[]): Test => sql`(${sql.join(tests, sql` or `)})`;
const all = (tests: readonly Test[]): Test => sql`(${sql.join(tests, sql` and `)})`;

/** Whether one of the phrases has all its words. */
const eitherHas = (choice: Choice, has: (word: string) => Test): Test =>
  any(choice.map((words) => all(words.map(has))));

/** What a text with a space before it contains if it has the form: a short one only at the start of a word. */
const part = (form: string) => (form.length < minSubstringLength ? ` ${form}` : form);
/** Words are letters and digits alone, so nothing in them is a wildcard. */
const anywhere = (form: string) => `%${part(form)}%`;
const atWordStart = (form: string) => `% ${form}%`;

const titleMatches = (word: string): Test =>
  any(searchForms(word).map((form) => sql`(' ' || title_key) like ${anywhere(form)}`));

const isNotedOr = (word: string, noted: NotedIds, test: Test): Test =>
  noted[word] === undefined ? test : any([test, sql`id = any(${noted[word]}::bigint[])`]);

/**
 * What the index finds of a word in both texts at once, so that it combines several words and other criteria; also
 * parts of further words, which `hasWords()` of the domain doesn't.
 */
const mayHave = (word: string): Test =>
  any(searchForms(word).map((form) => sql`(' ' || title_key || ' ' || search_words) like ${anywhere(form)}`));

/** `hasWords()` of the domain in SQL: within the title, or at the start of one of the further words; or in a note. */
function hasWord(word: string, noted: NotedIds): Test {
  const further = searchForms(word).map(
    (form) => sql<SqlBool>`(' ' || search_words) like ${atWordStart(form)}`,
  );
  return isNotedOr(word, noted, all([mayHave(word), any([titleMatches(word), ...further])]));
}

const recipeHas = (choice: Choice, noted: NotedIds): Condition =>
  condition(
    eitherHas(choice, (word) => hasWord(word, noted)),
    'title_key',
    'search_words',
    'id',
  );

const narrowedBy = (
  choices: readonly Choice[],
  toCondition: (choice: Choice) => readonly Condition[],
): Conditions => ({ ...noConditions, narrowing: choices.flatMap(toCondition) });

/** A recipe has one phrase of each. */
export const conditionsOfChoices = (choices: readonly Choice[], noted: NotedIds = {}): Conditions =>
  narrowedBy(choices, (choice) => [recipeHas(choice, noted)]);

/** What the index finds of all choices; `rankOf` tells which of these recipes have them. */
export const indexedChoices = (choices: readonly Choice[], noted: NotedIds = {}): Conditions =>
  narrowedBy(choices, (choice) => [
    condition(
      eitherHas(choice, (word) => isNotedOr(word, noted, mayHave(word))),
      'title_key',
      'search_words',
      'id',
    ),
  ]);

/**
 * How a text contains a word that stands alone, or begins a word of it while it is so short. Not the expression of the
 * index, as trigrams hardly tell a whole word from a part of one.
 */
const wholes = (word: string): readonly string[] =>
  word.length < minWholeLength ? [` ${word}`] : wholeForms(word).map((form) => ` ${form} `);
type Text = RawBuilder<unknown>;
const contains = (text: Text, parts: readonly string[]): Test =>
  any(parts.map((each) => sql`strpos(${text}, ${each}) > 0`));
/** Whether a word stands alone in the title, and in either text; both with spaces at their ends. */
const wholeWordsOf = (title: Text, further: Text) => {
  const wholeInTitle = (word: string) => contains(title, wholes(word));
  const whole = (word: string) => any([wholeInTitle(word), contains(further, wholes(word))]);
  return { wholeInTitle, whole };
};

/** Both texts with spaces at their ends, for `rankOf`. */
export const paddedTexts = sql`' ' || title_key || ' ' as padded_title, ' ' || search_words || ' ' as padded_words`;
const title = sql.ref('padded_title');
const further = sql.ref('padded_words');

/** `matchRank()` of the domain in SQL, of `paddedTexts`; null without the words. */
export function rankOf(choices: readonly Choice[], noted: NotedIds = {}): RawBuilder<number | null> {
  const { wholeInTitle, whole } = wholeWordsOf(title, further);
  const inTitle = (word: string) => contains(title, searchForms(word).map(part));
  const has = (word: string) =>
    isNotedOr(
      word,
      noted,
      any([
        inTitle(word),
        contains(
          further,
          searchForms(word).map((form) => ` ${form}`),
        ),
      ]),
    );
  const allHave = (test: (word: string) => Test) => all(choices.map((choice) => eitherHas(choice, test)));
  const ranks = [wholeInTitle, whole, inTitle].map(
    (test, rank) => sql`when ${allHave(test)} then ${sql.lit(rank)}`,
  );
  // first what most rows fail
  return sql`case when ${allHave(has)} then case ${sql.join(ranks, sql` `)} else 3 end end`;
}

/** What the index can tell of a word that stands alone in the title: it begins as all forms of the word do. */
const beginsInTitle = (word: string): Test => {
  const [first = '', ...others] = wholeForms(word);
  const end = Array.from(first).findIndex((letter, at) => others.some((form) => form[at] !== letter));
  return sql`(' ' || title_key) like ${atWordStart(end < 0 ? first : first.slice(0, end))}`;
};

/** Whether `titleMatches` is true where the word stands alone in the title: not for "berry" and "berries". */
const matchesWhole = (word: string): boolean =>
  wholeForms(word).every((whole) =>
    searchForms(word).some((form) =>
      form.length < minSubstringLength ? whole.startsWith(form) : whole.includes(form),
    ),
  );

/** The conditions of each rank before the last. */
export function turnsOfRanks(choices: readonly Choice[], noted: NotedIds = {}): readonly Conditions[] {
  const { wholeInTitle, whole } = wholeWordsOf(
    sql`(' ' || title_key || ' ')`,
    sql`(' ' || search_words || ' ')`,
  );
  return [
    narrowedBy(choices, (choice) => [
      ...(choice.flat().every(matchesWhole) ? [] : [recipeHas(choice, noted)]),
      condition(eitherHas(choice, beginsInTitle), 'title_key'),
      condition(eitherHas(choice, wholeInTitle), 'title_key'),
    ]),
    narrowedBy(choices, (choice) => [
      recipeHas(choice, noted),
      condition(eitherHas(choice, whole), 'title_key', 'search_words'),
    ]),
    narrowedBy(choices, (choice) => [condition(eitherHas(choice, titleMatches), 'title_key')]),
  ];
}
