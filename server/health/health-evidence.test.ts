import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { SituationTest } from '#domain/safety/safety-rule.ts';
import { loadFoods } from '#server/catalogue/load-foods.ts';
import { healthContent } from './health-content.ts';

interface Source {
  readonly title: string;
  readonly url: string;
  readonly checked: string;
  readonly finding: string;
}
const file = readFileSync('content/recommendations/sources.yaml', 'utf8');
const sources: readonly Source[] = Object.values(parse(file) as Record<string, Source>);
const { rulebook, situations } = await healthContent({ foods: await loadFoods() });

const words: Readonly<Record<string, string>> = {
  opened: 'opened',
  copy: 'opened in a copy',
  table: 'opened in a table',
  own: 'our own',
  no: '**not opened**',
};
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const testWords = ({ answers, bmiUnder, takes }: SituationTest) =>
  [
    ...Object.entries(answers).map(([name, keys]) => `${name} ${keys.join(' or ')}`),
    ...(bmiUnder === null ? [] : [`under ${bmiUnder} kg/m²`]),
    ...takes.map((each) => `takes ${each}`),
  ].join(' and ');

test('docs/health-evidence.md tells of every claim what it rests on, and how far that was looked up', async () => {
  const used = new Set<string>();
  const lines = (what: string, claim: string, evidence: readonly { readonly url: string }[]) =>
    evidence.map(({ url }, n) => {
      used.add(url);
      const source = sources.find((each) => each.url === url);
      const [name, text] = n === 0 ? [what, claim] : ['', ''];
      return `| ${name} | ${text} | [${source?.title}](${url}) | ${words[source?.checked ?? '']} | ${source?.finding} |`;
    });
  const rules = rulebook.rules.flatMap(({ id, how, evidence }) => lines(id, plain(how), evidence));
  const interactions = [...rulebook.interactions].flatMap(([id, { why, evidence }]) =>
    lines(id, why, evidence),
  );
  const safety = situations.flatMap(({ name, rules }) =>
    rules.map(
      ({ id, why, source, choice }) =>
        `| ${id} | ${name} | ${why} | ${source} | ${choice === 'member' ? 'theirs' : 'always'} |`,
    ),
  );
  const urgent = rulebook.urgent.signs.map(
    ({ name, keys, any, kind }) =>
      `| ${name} (${keys.join(', ')}) | ${any.length === 0 ? 'everybody' : any.map(testWords).join('; ')} | ${kind} |`,
  );
  const head = (what: string) =>
    `| ${what} | what it says | source | checked | what was read there |\n| --- | --- | --- | --- | --- |`;
  const text = `# What the recommendations rest on

Made from content/recommendations by a test, which keeps it so. This is information, not medical advice.

Sources were looked up in stored copies of the web in November 2026, not on the live web. *Opened* means that the page, or the abstract under its DOI, was read there under its own address; *opened in a copy*, that its text was read elsewhere and the address was not tried. What was **not opened** carries common guidance alone: whoever runs a site should open it before relying on it. Nobody with a medical licence has reviewed these sentences.

## Recommendations

${head('rule')}
${rules.join('\n')}

## Why something is left out with a medicine

${head('interaction')}
${interactions.join('\n')}

## What is safe for whom

Made from content/safety. "Theirs" can be switched off by the member under My safety notes; the others always bind plans, pages and advice. Facts were collected from the named guidelines in November 2026, most of them from memory of the guideline and not opened again. **Not signed yet** by a physician, a dietitian or a midwife.

| rule | of whom | what the member is told | source | whose choice |
| --- | --- | --- | --- | --- |
${safety.join('\n')}

## Energy

The need is the estimated energy requirement of the [National Academies 2023](https://www.canada.ca/en/health-canada/services/food-nutrition/healthy-eating/dietary-reference-intakes/tables/equations-estimate-energy-requirement.html), one set of equations from 3 to 18 years and one from 19, by sex, age, height, weight and activity (no movement: inactive; 1 to 149 minutes a week: low active; more: active; not known: low active). In pregnancy 340 kcal are added, as the trimester is not asked, while breastfeeding 500 (EFSA 2013), and neither is below 1,800 kcal (our own figure). Of an underweight adult it is reckoned for the least healthy weight. Without height or weight it is the average need of the age (UK Scientific Advisory Committee on Nutrition 2011). Of unknown sex the higher need holds. Nobody is offered less than 1,200 kcal as a woman or 1,500 as anybody else (AHA, ACC and TOS 2013; not opened).

## What cannot wait

| answer | of whom | kind |
| --- | --- | --- |
${urgent.join('\n')}

## Foods that are not named

content/recommendations/cautions.yaml leaves foods out for those who take blood thinners of the warfarin kind (a usual portion holds 25 µg of vitamin K or more by the food table), [MAO inhibitors](https://www.psychiatrist.com/jcp/dietary-restrictions-drug-interactions-monoamine-oxidase-update-maoi/) (matured, cured or fermented), or medicines that grapefruit is known to raise, and with an allergy that is not saved. The lists for medicines are common guidance; they only ever take something away.
`;
  await expect(text).toMatchFileSnapshot('../../docs/health-evidence.md');
  expect(sources.filter(({ url }) => !used.has(url)).map(({ title }) => title)).toEqual([]);
});

test('nothing rests on sources alone that were not opened', () => {
  const isOpened = (url: string) => sources.some((each) => each.url === url && each.checked !== 'no');
  const common = new Set(['iron-foods']);
  for (const { id, evidence } of rulebook.rules)
    if (!common.has(id)) expect([id, evidence.some(({ url }) => isOpened(url))]).toEqual([id, true]);
  for (const [id, { evidence }] of rulebook.interactions)
    expect([id, evidence.some(({ url }) => isOpened(url))]).toEqual([id, true]);
});

test('no sentence promises to heal, or orders', () => {
  for (const { id, label, how } of rulebook.rules)
    expect([
      id,
      `${label} ${how}`.match(/\b(?:cures?|heals?|guarantee\w*|always works|must|never fails)\b/i),
    ]).toEqual([id, null]);
});
