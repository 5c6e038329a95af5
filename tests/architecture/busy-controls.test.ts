import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A control that is disabled loses the focus, and doesn't get it back when it's enabled again. */
test('no control is disabled while a request runs: it is aria-disabled or busy, which keeps the focus', () => {
  const found = globSync('src/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\s(disabled=\{[^}]*\})/g)]
        .map(([, prop = '']) => prop)
        .filter((prop) => /is(?:Busy|Sending|Saving|Removing|Uploading|Loading|Preparing)|busy/i.test(prop))
        .map((prop) => `${file}: ${prop}`),
    );
  expect(found).toEqual([]);
});
