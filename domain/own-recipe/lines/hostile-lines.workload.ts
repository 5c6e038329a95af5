import { bindLine } from './bind-line.ts';
import { table } from './bound-lines.fixture.ts';

/** What `hostile-lines.test.ts` counts. */
export const workload = (line: string) => bindLine(line, table);
