import { method } from '#domain/triggers/statistics/method.ts';
import { correlated } from './naive-ways.ts';
import { substances, trueLimit } from './simulated-member.ts';
import type { Outcome } from './simulated-program.ts';

const counts = {
  members: 0,
  /** A trigger was reported that is none, at any look. */
  wronglyNamed: 0,
  /** The same as a likely one, by a member who knew the doses. */
  wronglyLikely: 0,
  correlationWrong: 0,
  leafletWrong: 0,
  harmless: 0,
  cleared: 0,
  planted: 0,
  named: 0,
  correlationNamed: 0,
  leafletNamed: 0,
  unclear: 0,
  wronglyTolerated: 0,
  limits: 0,
  limitsNear: 0,
  limitsInside: 0,
  figures: 0,
  figuresNear: 0,
  leafletNear: 0,
  guessedRight: 0,
  severe: 0,
};

export type Score = Readonly<typeof counts> & {
  readonly days: readonly number[];
  /** Of each test, by itself. */
  readonly daysOfTest: readonly number[];
  readonly daysUntilNamed: readonly number[];
};

const isNear = (limit: number, truth: number): boolean => Math.max(limit / truth, truth / limit) <= 1.5;

/** What was reported to one member, compared with what was planted. */
export function scored({ member, tested, guessedRight, days }: Outcome): Score {
  const it = { ...counts, members: 1, guessedRight: Number(guessedRight) };
  const daysUntilNamed: number[] = [];
  const byCorrelation = correlated(member.days, substances);
  for (const [substance, { finding, leaflet, namedAfter, ...test }] of tested) {
    it.severe += test.severe;
    const planted = member.planted.get(substance);
    if (planted === undefined) {
      it.harmless += 1;
      it.cleared += Number(finding.kind === 'tolerated');
      if (test.wasEverNamed) it.wronglyNamed = 1;
      if (test.wasEverLikely) it.wronglyLikely = 1;
      if (byCorrelation.has(substance)) it.correlationWrong = 1;
      if (leaflet !== null) it.leafletWrong = 1;
      continue;
    }
    const truth = trueLimit(planted, method.noticeable);
    it.planted += 1;
    it.correlationNamed += Number(byCorrelation.has(substance));
    it.leafletNamed += Number(leaflet !== null);
    it.leafletNear += Number(leaflet !== null && isNear(leaflet, truth));
    it.unclear += Number(finding.kind === 'unclear' || finding.kind === 'untested');
    it.wronglyTolerated += Number(finding.kind === 'tolerated' && finding.upTo > truth);
    if (finding.kind !== 'trigger') continue;
    it.named += 1;
    if (namedAfter !== null) daysUntilNamed.push(namedAfter);
    const { limit } = finding;
    if (limit === null) continue;
    it.limits += 1;
    it.limitsNear += Number(isNear(limit.median, truth));
    it.limitsInside += Number(limit.low <= truth && truth <= limit.high);
    it.figures += Number(limit.isFigure);
    it.figuresNear += Number(limit.isFigure && isNear(limit.median, truth));
  }
  const daysOfTest = [...tested.values()].map(({ took }) => took);
  return { ...it, days: [days], daysOfTest, daysUntilNamed };
}

export function sumOf(scores: readonly Score[]): Score {
  const sum = { ...counts };
  const keys = Object.keys(counts).filter((key): key is keyof typeof counts => key in counts);
  for (const score of scores) for (const key of keys) sum[key] += score[key];
  return {
    ...sum,
    days: scores.flatMap(({ days }) => days),
    daysOfTest: scores.flatMap((it) => it.daysOfTest),
    daysUntilNamed: scores.flatMap((it) => it.daysUntilNamed),
  };
}
