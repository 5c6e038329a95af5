/**
 * `npm run texts`: prints every text of the app with its key and the screens that can show it.
 * `-- --feature recipes` prints those of a feature, `-- --screen /recipes/:id` those of a screen, `-- --json` data.
 */
import { parseArgs } from 'node:util';
import { formatTexts } from './texts/format-texts.ts';
import { shownTexts } from './texts/screens-of-texts.ts';

const { values } = parseArgs({
  options: {
    feature: { type: 'string' },
    screen: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const texts = shownTexts().filter(
  ({ feature, screens }) =>
    (values.feature === undefined || feature === values.feature) &&
    (values.screen === undefined || screens.includes(values.screen)),
);
console.log(values.json ? JSON.stringify(texts, null, 2) : formatTexts(texts));
if (texts.length === 0) {
  console.error('No text is there: a feature is a folder of src/features, a screen a path of src/app.');
  process.exitCode = 1;
}
