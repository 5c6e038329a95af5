import { typographicApostrophes } from '#domain/message/typographic-apostrophes.ts';
import { readTable } from '#domain/table/read-table.ts';
import type { TableRow } from '#domain/table/table-row.ts';
import {
  bindings,
  boundSubstances,
  type Interaction,
  type PlanBound,
  planStyles,
  severities,
  sourceChecks,
} from './interaction.ts';
import { interactionColumns } from './interaction-columns.ts';

const kinds = { steady: 'keepSteady', limit: 'limit', secure: 'secure' } as const;

/** `steady:vitamin_k`, `noPlan:fasting`. */
function boundOf(row: TableRow, cell: string): PlanBound {
  const [kind = '', target = ''] = cell.split(':');
  const style = planStyles.find((each) => each === target);
  if (kind === 'noPlan' && style !== undefined) return { kind: 'noPlan', style };
  const nutrient = boundSubstances.find((each) => each === target);
  if (nutrient !== undefined && (kind === 'steady' || kind === 'limit' || kind === 'secure'))
    return { kind: kinds[kind], nutrient };
  return row.complain('keeps', `"${cell}" is not like steady:vitamin_k or noPlan:fasting`);
}

function interactionOf(row: TableRow): Interaction {
  const severity = row.oneOf('severity', severities);
  const binds = row.text('binds') === '' ? null : row.oneOf('binds', bindings);
  const bound = { foodIds: row.list('bound_food_ids'), words: row.list('bound_words') };
  if (severity === 'separate_in_time' && bound.foodIds.length + bound.words.length > 0)
    row.complain('bound_food_ids', 'what is only kept apart in time leaves no food out');
  return {
    id: row.needed('id'),
    appliesTo: { kind: row.oneOf('applies_kind', ['flag', 'generic']), name: row.needed('applies_to') },
    severity,
    isDangerous: row.text('danger') === 'yes',
    subject: typographicApostrophes(row.needed('subject')),
    foods: row.list('foods').map(typographicApostrophes),
    foodIds: row.list('food_ids'),
    bound,
    timing: typographicApostrophes(row.text('timing')) || null,
    topic: row.needed('topic'),
    binds,
    keeps: row.list('keeps').map((cell) => boundOf(row, cell)),
    why: typographicApostrophes(row.needed('why')),
    advice: typographicApostrophes(row.needed('advice')),
    source: row.needed('source'),
    checked: row.oneOf('checked', sourceChecks),
  };
}

/** The rules of content/medicine-interactions.csv. Throws an Error with file, line and column of an invalid value. */
export function readInteractions(csvText: string): Interaction[] {
  const file = 'content/medicine-interactions.csv';
  const read = readTable(csvText, { file, columns: interactionColumns, title: 'id' }).map(interactionOf);
  const twice = read.find(({ id }, n) => read.findIndex((each) => each.id === id) !== n);
  if (twice !== undefined) throw new Error(`${file}: ${twice.id} is given twice.`);
  return read;
}
