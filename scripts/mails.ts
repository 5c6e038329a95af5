/**
 * `npm run mails`: writes every mail that the server can send, with sample data, as HTML and text into
 * `build/mails`, with an index page. `-- --color "#5B2A86"` uses another brand color, `-- --to DIR` another
 * folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { mailFiles } from './mails/mail-files.ts';

const { values } = parseArgs({
  options: {
    color: { type: 'string' },
    to: { type: 'string', default: join(import.meta.dirname, '../build/mails') },
  },
});

const folder = resolve(values.to);
mkdirSync(folder, { recursive: true });
const files = mailFiles({ primary_color: values.color });
for (const { name, text } of files) writeFileSync(join(folder, name), text);
console.log(`Wrote ${(files.length - 1) / 2} mails. Open ${pathToFileURL(join(folder, 'index.html'))}`);
