import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Body } from '#domain/health-score/derived-grades.ts';
import { healthScore, scoreOf } from '#domain/health-score/health-score.ts';
import { areas, bands, minCounted, openBand, scoreItems } from '#domain/health-score/weights.ts';
import { type Answers, questionsOf } from '#domain/questionnaire/questionnaire.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

const { questionnaire } = await healthContent({ foods: await loadFoods() });
const questions = questionnaire.categories.flatMap(questionsOf);
const emptyBody: Body = { weight: null, height: null, isAdult: true };
const of = (answers: Readonly<Record<string, number>>, body: Body = emptyBody) =>
  healthScore(questionnaire, new Map(Object.entries(answers)), body);
const item = (id: string, answers: Readonly<Record<string, number>>, body?: Body) =>
  of(answers, body)
    .areas.flatMap(({ items }) => items)
    .find((each) => each.id === id);

/** Any answers to any of the questions, with any body. */
const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(
    ...questions.map((question) =>
      fc.option(
        fc.constantFrom(...(question.kind === 'group' ? question.options.map(({ key }) => key) : [1, 0, -1])),
      ),
    ),
  )
  .map(
    (values) =>
      new Map(
        questions.flatMap(({ name }, n) => {
          const value = values[n];
          return typeof value === 'number' ? [[name, value] as const] : [];
        }),
      ),
  );
const anyBody: fc.Arbitrary<Body> = fc.record({
  weight: fc.option(fc.integer({ min: 1, max: 999 })),
  height: fc.option(fc.integer({ min: 1, max: 120 })),
  isAdult: fc.option(fc.boolean()),
});

describe('the table that is shown', () => {
  test('SRV-73 HLTH-01 the table sums up to the score, for any answers', () => {
    fc.assert(
      fc.property(anyAnswers, anyBody, (answers, body) => {
        const shown = healthScore(questionnaire, answers, body);
        // Counted as on paper: in tenths, item by item.
        const counted = shown.areas.flatMap(({ items }) => items).filter(({ points }) => points !== null);
        const got = counted.reduce((sum, { points }) => sum + Math.round(Number(points) * 10), 0);
        const possible = counted.reduce((sum, { maxPoints }) => sum + Math.round(maxPoints * 10), 0);
        expect([Math.round(shown.points * 10), Math.round(shown.maxPoints * 10)]).toEqual([got, possible]);
        const isOpen = possible < 10 * minCounted;
        const score = isOpen ? 50 : Math.round((100 * got) / possible);
        expect(shown.score).toBe(score);
        expect(score >= 0 && score <= 100).toBe(true);
        const band = isOpen ? openBand : bands.find(({ from }) => score >= from);
        expect([shown.band, shown.color]).toEqual([band?.id, band?.color]);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  test('a better answer never lowers the score', () => {
    const questionItems = scoreItems.filter((each) => 'question' in each);
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...questionItems), (answers, improved) => {
        const ranked = Object.entries(improved.tenths).flatMap(([key, tenths]) =>
          tenths === null ? [] : [{ key: Number(key), tenths }],
        );
        const scored = ranked.map(({ key, tenths }) => {
          const changed = new Map([...answers, [improved.question, key]]);
          return { tenths, score: healthScore(questionnaire, changed, emptyBody).score };
        });
        for (const worse of scored)
          for (const better of scored)
            if (better.tenths > worse.tenths) expect(better.score).toBeGreaterThanOrEqual(worse.score);
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  test('open or unknown answers neither add nor subtract points', () => {
    const before = of({ smoking: 1, 'sleep-hours': 3 });
    for (const more of [{ cholesterol: 4 }, { fish: 5 }, { pulses: 4 }, {}])
      expect(of({ smoking: 1, 'sleep-hours': 3, ...more })).toMatchObject({
        score: before.score,
        maxPoints: before.maxPoints,
      });
    expect(item('cholesterol', { cholesterol: 4 })).toMatchObject({ points: null, answer: 'I do not know' });
    expect(item('smoking', {})).toMatchObject({ points: null, answer: null });
  });

  test('SRV-73 a few answers make no score, and the missing ones are counted down', () => {
    for (const smoking of [1, 4])
      expect(of({ smoking })).toMatchObject({
        score: 50,
        band: 'open',
        bandLabel: 'At least 8 more answers to go',
        maxPoints: 6,
      });
    const answers: Record<string, number> = {};
    for (const each of scoreItems) {
      if (!('question' in each)) continue;
      const before = of(answers);
      answers[each.question] = Number(Object.keys(each.tenths)[0]);
      const after = of(answers);
      expect(after.band === 'open').toBe(after.maxPoints < minCounted);
      if (after.band !== 'open') continue;
      const countOf = (label: string) => (label.startsWith('One') ? 1 : Number(/\d+/.exec(label)?.[0] ?? 99));
      expect(countOf(after.bandLabel)).toBeLessThanOrEqual(countOf(before.bandLabel));
      expect(countOf(after.bandLabel)).toBeGreaterThan(0);
    }
    expect(of(answers).band).not.toBe('open');
  });

  test('SRV-73 the score without answers is neutral', () => {
    expect(of({})).toMatchObject({ score: 50, band: 'open', points: 0, maxPoints: 0 });
  });

  test('weights sum up to a hundred, each with its source, each option of each question with its points', () => {
    expect(scoreItems.reduce((sum, { maxTenths }) => sum + maxTenths, 0)).toBe(1000);
    for (const each of scoreItems) {
      expect(each.source.url).toMatch(/^(?:https:\/\/|\/pages\/)/);
      if (!('question' in each)) continue;
      const question = questions.find(({ name }) => name === each.question);
      expect(question?.kind).toBe('group');
      const keys = question?.kind === 'group' ? question.options.map(({ key }) => String(key)) : [];
      expect([each.id, Object.keys(each.tenths)]).toEqual([each.id, keys]);
      expect(Math.max(...Object.values(each.tenths).map(Number))).toBe(each.maxTenths);
    }
  });

  test.each([
    [{ points: 1, maxPoints: 200 }, 1],
    [{ points: 0.9, maxPoints: 200 }, 0],
    [{ points: 2, maxPoints: 3 }, 67],
    [{ points: 0, maxPoints: 6 }, 0],
    [{ points: 0, maxPoints: 0 }, null],
  ])('half a percent counts up (%o)', (sum, score) => {
    expect(scoreOf(sum)).toBe(score);
  });
});

/** Neither pregnant nor with an eating disorder. */
const plain = { pregnancy: 1, 'eating-disorder': 0 };

describe('the seven of Life’s Simple 7', () => {
  const seven: Readonly<Record<string, number>> = {
    smoking: 2,
    movement: 2,
    'blood-pressure': 1,
    cholesterol: 3,
    'blood-sugar': 2,
    vegetables: 4,
    fruit: 3,
    fish: 3,
    'whole-grains': 1,
    'sweet-drinks': 2,
    salt: 3,
  };

  test('are 100 x sum / 14 when nothing else counts', () => {
    const shown = of({ ...seven, ...plain }, { weight: 150, height: 66, isAdult: true });
    const heart = shown.areas.find(({ id }) => id === 'heart');
    const grades = heart?.items.map(({ points, maxPoints }) => (2 * (points ?? 0)) / maxPoints);
    expect(grades).toEqual([1, 1, 1, 2, 2, 0, 1]);
    expect(scoreOf({ points: heart?.points ?? 0, maxPoints: heart?.maxPoints ?? 0 })).toBe(
      Math.round(800 / 14),
    );
  });

  test.each([
    [{ vegetables: 3, fruit: 4, fish: 3, 'whole-grains': 3, 'sweet-drinks': 1, salt: 1 }, 6, '5 of 5 met'],
    [{ vegetables: 3, fruit: 4, fish: 4, 'whole-grains': 3, 'sweet-drinks': 1, salt: 2 }, 6, '4 of 5 met'],
    [{ vegetables: 3, fruit: 3, fish: 3, 'whole-grains': 3, 'sweet-drinks': 1, salt: 2 }, 3, '3 of 5 met'],
    [{ vegetables: 4, fruit: 3, fish: 2, 'whole-grains': 2, 'sweet-drinks': 2, salt: 1 }, 3, '2 of 5 met'],
    [{ vegetables: 1, fruit: 1, fish: 2, 'whole-grains': 2, 'sweet-drinks': 1, salt: 3 }, 0, '1 of 5 met'],
    [{ vegetables: 4, fruit: 4, fish: 3, 'whole-grains': 3, 'sweet-drinks': 1 }, null, null],
  ])('a diet for the heart: %o gives %s', (answers, points, words) => {
    expect(item('heart-diet', answers)).toMatchObject({ points, answer: words });
  });
});

test('docs/health-score.md matches the table', async () => {
  const points = (tenths: number | null) => (tenths === null ? 'does not count' : String(tenths / 10));
  const optionsOf = (each: (typeof scoreItems)[number]): string => {
    if (!('question' in each)) {
      const [poor, between, ideal] = each.grades.map(points);
      return each.derived === 'heart-diet'
        ? `4 or 5 met ${ideal}; 2 or 3 met ${between}; fewer ${poor}`
        : `18.5 to 24.9 kg/m² ${ideal}; 25 to 29.9 ${between}; 30 and more ${poor}; below 18.5: does not count`;
    }
    const question = questions.find(({ name }) => name === each.question);
    const options = question?.kind === 'group' ? question.options : [];
    return options.map(({ key, prompt }) => `${prompt}: ${points(each.tenths[key] ?? null)}`).join('; ');
  };
  const sections = areas.map(({ id, label }) => {
    const items = scoreItems.filter(({ area }) => area === id);
    const max = items.reduce((sum, { maxTenths }) => sum + maxTenths, 0) / 10;
    const rows = items.map(
      (each) =>
        `| ${each.label} | ${each.maxTenths / 10} | ${optionsOf(each)} | [${each.source.title}](${each.source.url}) |`,
    );
    return [
      `## ${label}: ${max} points`,
      '',
      '| item | most | points | source |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  const rows = bands.map(({ label, from, color }) => `| ${label} | ${from} | ${color} |`);
  const text = `# The health score

Generated from \`domain/health-score/weights.ts\` and content/questionnaire by a test. The reasons are in docs/decisions/031-health-questionnaire.md. This is information, not medical advice.

The score is the points of all items that count, out of the most that these items can have, in percent, rounded to a whole number. An item counts once it is answered; "I do not know" and "I cannot eat it" do not count. Until the items that count can have ${minCounted} points together, the score is ${openBand.score}, in gray, and says how many answers are missing at least: one answer decides nothing. No day before that is in the history.

A diet for the heart looks at five things: five portions of vegetables and fruit in a day, fish twice a week, three portions of whole grains in a day, sweet drinks three times a week at most, and little salt. Weight for height is taken from the profile; it does not count for the young, in pregnancy, while breastfeeding and after an eating disorder, nor while one of these is open, not known or withheld. The index is compared unrounded.

${sections.join('\n\n')}

## Bands

| band | from | color |
| --- | --- | --- |
${rows.join('\n')}

The bands are our own. Life's Essential 8 has bands at the same figures, but its points are others, so they say nothing about this score.
`;
  await expect(text).toMatchFileSnapshot('../../docs/health-score.md');
});

describe('what cannot be eaten', () => {
  const cannot = questions.flatMap((question) =>
    question.kind === 'group'
      ? question.options
          .filter(({ prompt }) => /^I cannot (?:eat|have|or do not eat)/.test(prompt))
          .map(({ key }) => ({ question, key }))
      : [],
  );

  test('is a separate answer for each food', () => {
    expect(cannot.map(({ question }) => question.name)).toEqual(
      expect.arrayContaining(['vegetables', 'fruit', 'whole-grains', 'pulses', 'nuts', 'fish', 'olive-oil']),
    );
  });

  test('SRV-73 scores are never below the worst answer nor above the best, for any other answers', () => {
    fc.assert(
      fc.property(anyAnswers, anyBody, fc.constantFrom(...cannot), (answers, body, { question, key }) => {
        const scoreWith = (value: number) => {
          const { score, band } = healthScore(
            questionnaire,
            new Map([...answers, [question.name, value]]),
            body,
          );
          return band === 'open' ? null : score;
        };
        const without = scoreWith(key);
        const others = question.options
          .filter((option) => option.key !== key)
          .flatMap((option) => scoreWith(option.key) ?? []);
        if (without === null) return;
        expect(without).toBeGreaterThanOrEqual(Math.min(...others));
        expect(without).toBeLessThanOrEqual(Math.max(...others));
      }),
      { numRuns: 1000, seed: 23 },
    );
  });

  test('SRV-73 the order of the answers does not matter', () => {
    fc.assert(
      fc.property(anyAnswers, anyBody, (answers, body) => {
        const turned = new Map([...answers].reverse());
        expect(healthScore(questionnaire, turned, body)).toEqual(healthScore(questionnaire, answers, body));
      }),
      { numRuns: 100, seed: 23 },
    );
  });

  test.each([
    [{ fish: 5 }, '4 of 4 met'],
    [{ 'whole-grains': 4 }, '4 of 4 met'],
    [{ fruit: 5 }, '4 of 4 met'],
    [{ fruit: 5, vegetables: 1 }, '4 of 5 met'],
  ])('leaves the diet for the heart with %o at %s', (answer, words) => {
    const best = { vegetables: 4, fruit: 4, fish: 4, 'whole-grains': 3, 'sweet-drinks': 1, salt: 1 };
    expect(item('heart-diet', { ...best, ...answer })).toMatchObject({ answer: words, points: 6 });
  });
});
