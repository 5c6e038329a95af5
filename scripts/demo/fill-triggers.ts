import { writeFileSync } from 'node:fs';
import { addDays, daysFrom } from '#domain/calendar/week.ts';
import { demoAccount } from './demo-content.ts';
import { memberOf } from './fill.ts';
import { type FoodTestMember, foodTestMember } from './food-test-member.ts';

/** Long enough for a limit that is half a year old. */
export const demoDays = 300;

interface Stage {
  readonly name: string;
  /** Days before now on which the test began. */
  readonly daysAgo: number;
  readonly troubledAbove: number | null;
  /** Days before now on which nothing is logged. */
  readonly silentFor?: number;
  /** At this stage the member waits. */
  readonly until?: string;
  /** On the last day, instead of living it. */
  readonly onLastDay?: (member: FoodTestMember, today: string) => Promise<void>;
  /** What the member makes of a result, on its day. */
  readonly decision?: 'limit.accepted' | 'limit.declined';
  /** A test of an age below 18 never starts. */
  readonly isMinor?: true;
}

const startPortions: NonNullable<Stage['onLastDay']> = (member, today) =>
  member.note(today, { type: 'review.answered', is_better: true });

/** A member for each stage of a food test. */
const stages: readonly Stage[] = [
  { name: 'refused', daysAgo: 0, troubledAbove: null, isMinor: true },
  { name: 'baseline', daysAgo: 6, troubledAbove: null },
  { name: 'restriction', daysAgo: 20, troubledAbove: 30 },
  { name: 'review', daysAgo: 28, troubledAbove: 30, until: 'review' },
  // too few entries to compare a portion with
  { name: 'waiting', daysAgo: 28, troubledAbove: 30, silentFor: 6, onLastDay: startPortions },
  { name: 'portions', daysAgo: 30, troubledAbove: 30 },
  {
    name: 'resting',
    daysAgo: 30,
    troubledAbove: 30,
    onLastDay: (member, today) => member.log(today, 9),
  },
  {
    name: 'paused',
    daysAgo: 24,
    troubledAbove: 30,
    onLastDay: (member, today) => member.note(today, { type: 'pause.requested', reason: 'travel' }),
  },
  {
    name: 'stopped',
    daysAgo: 24,
    troubledAbove: 30,
    onLastDay: (member, today) => member.note(today, { type: 'alarm.noted', sign: 'fever' }),
  },
  { name: 'result', daysAgo: 120, troubledAbove: 30 },
  { name: 'limit', daysAgo: 120, troubledAbove: 30, decision: 'limit.accepted' },
  { name: 'tolerated', daysAgo: 120, troubledAbove: null, decision: 'limit.declined' },
  { name: 'retest', daysAgo: demoDays, troubledAbove: 30, decision: 'limit.accepted' },
];

const emailOf = (name: string) => `${name}@example.com`;

/** Lets members live through their tests, a day at a time; `file`: where the server reads how far its clock is ahead. */
export async function fillTriggers(url: string, file: string): Promise<void> {
  const { password } = demoAccount;
  const baseUrl = `${url}/api`;
  const move = (days: number) => writeFileSync(file, String(days));
  const first = addDays(new Date().toISOString().slice(0, 10), -demoDays);
  for (const { name, isMinor } of stages) {
    const api = await memberOf(baseUrl, emailOf(name), password);
    const born = addDays(new Date().toISOString().slice(0, 10), isMinor ? -17 * 365 : -38 * 365);
    await api.PUT('/users/me', { body: { date_of_birth: born, height: 66, weight: 141 } });
  }
  const members = new Map(
    stages.map((stage) => [
      stage,
      foodTestMember({ baseUrl, email: emailOf(stage.name), password }, stage.troubledAbove),
    ]),
  );
  const done = new Set<Stage>();
  for (const [at, today] of daysFrom(first, demoDays + 1).entries()) {
    move(at - demoDays);
    const daysLeft = demoDays - at;
    for (const [stage, member] of members) {
      const { daysAgo, silentFor = 0, until = null, onLastDay, decision, isMinor } = stage;
      if (daysLeft > daysAgo || done.has(stage) || isMinor) continue;
      if (daysLeft === daysAgo) await member.start(today);
      if (daysLeft === 0) await onLastDay?.(member, today);
      if (daysLeft <= silentFor) continue;
      const { current } = await member.live(today, until);
      if (current?.stage !== 'result') continue;
      done.add(stage);
      if (decision !== undefined) await member.note(today, { type: decision });
    }
  }
  for (const [{ name }, member] of members) {
    const { current, past, limits } = await member.tests(addDays(first, demoDays));
    const reached = current?.stage ?? past[0]?.stage ?? 'nothing';
    console.log(`${emailOf(name)}: ${reached}${limits.length > 0 ? ', with a limit' : ''}`);
  }
}
