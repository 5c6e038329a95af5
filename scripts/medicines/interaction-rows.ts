import type { interactionColumns } from '#domain/medicines/interaction-columns.ts';
import type { Row } from '#scripts/foods/csv.ts';
import { type NamedFood, namedFoods } from './named-foods.ts';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The facts list foods in words that a member can read; `none`: no foods. */
const listed = (cell: string | undefined) => {
  const parts = (cell ?? '').split(';').map((part) => part.trim());
  return parts.filter((part) => part !== '' && part !== 'none').join('|');
};

/** The foods that a card names, from our own list where the facts are not written for members; `-`: none. */
const cardFoods = (fact: Row, words: Row) => {
  const cardText = words['told'] ?? '';
  return cardText === '' ? listed(fact['foods_or_threshold']) : cardText === '-' ? '' : cardText;
};

const joined = (foods: readonly NamedFood[], isFood: boolean) => [
  ...new Set(foods.filter((food) => food.isFood === isFood).map(({ word }) => word)),
];

/** One rule: its medicines, severity and source from the facts, its text and foods from our own list. */
function interactionRow(fact: Row, words: Row): Row {
  const { named, bound: bindable } = namedFoods(words['foods'] ?? '');
  const bound = words['binds'] ? bindable : [];
  const cells: Record<(typeof interactionColumns)[number], string> = {
    id: fact['id'] ?? '',
    applies_to: fact['applies_to'] ?? '',
    applies_kind: fact['applies_kind'] ?? '',
    severity: fact['severity'] ?? '',
    danger: words['danger'] ?? '',
    subject: words['subject'] || capitalized(fact['food_nutrient_drink'] ?? ''),
    foods: cardFoods(fact, words),
    food_ids: joined(named, true).join('|'),
    bound_food_ids: joined(bound, true).join('|'),
    bound_words: joined(bound, false).join('|'),
    timing: words['timing'] ?? '',
    topic: words['topic'] || (fact['id'] ?? '').toLowerCase(),
    binds: words['binds'] ?? '',
    keeps: words['keeps'] ?? '',
    why: words['why'] ?? '',
    advice: words['advice'] ?? '',
    source: fact['source'] ?? '',
    checked: fact['source_status'] ?? '',
  };
  if (fact['timing_hours'] && cells.timing === '') throw new Error(`${cells.id}: the timing has no words`);
  return cells;
}

/** Parses all rows of the facts. Throws if one has no text in interaction-words.csv, or a text is unused. */
export function interactionRows(facts: readonly Row[], words: readonly Row[]): Row[] {
  const wordsOf = new Map(words.map((row) => [row['id'] ?? '', row]));
  const rows = facts.map((fact) => {
    const own = wordsOf.get(fact['id'] ?? '');
    if (own === undefined) throw new Error(`scripts/medicines/interaction-words.csv has no ${fact['id']}`);
    wordsOf.delete(fact['id'] ?? '');
    return interactionRow(fact, own);
  });
  const [left] = wordsOf.keys();
  if (left !== undefined) throw new Error(`the facts have no ${left}`);
  return rows;
}

/** The facts with our corrections: cells that replace those of a rule, and new rules. */
export function withCorrections(facts: readonly Row[], corrections: readonly Row[]): Row[] {
  const given = new Map(
    corrections.map((row) => [row['id'], Object.fromEntries(Object.entries(row).filter(([, cell]) => cell))]),
  );
  const known = new Set(facts.map((fact) => fact['id']));
  return [
    ...facts.map((fact) => ({ ...fact, ...given.get(fact['id']) })),
    ...corrections.filter((row) => !known.has(row['id'])),
  ];
}
