import { isRealDate } from '#domain/calendar/real-date.ts';
import { readTable } from '#domain/table/read-table.ts';
import { roles, type Signature } from './evidence-page.ts';

/** Signatures by rule, from content/health-signatures.csv. Throws an error with the line of an invalid one. */
export function readSignatures(csvText: string): Signature[] {
  const file = 'content/health-signatures.csv';
  const columns = csvText.trim().includes('\n') ? ['id', 'role', 'name', 'date'] : [];
  return readTable(csvText, { file, columns, title: 'id' }).map((row) => ({
    id: row.needed('id'),
    role: row.oneOf('role', roles),
    name: row.needed('name'),
    date: isRealDate(row.needed('date'))
      ? row.text('date')
      : row.complain('date', 'a day like 2026-11-23 is needed'),
  }));
}
