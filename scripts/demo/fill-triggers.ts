import { writeFileSync } from 'node:fs';
import { addDays, daysFrom } from '#domain/calendar/week.ts';
import { demoAccount } from './demo-content.ts';
import { memberOf } from './fill.ts';
import { type FoodTestMember, foodTestMember } from './food-test-member.ts';

/** How long the longest member has tested. */
export const demoDays = 120;

interface Stage {
  readonly name: string;
  /** Days before now on which the test began. */
  readonly daysAgo: number;
  readonly troubledAbove: number | null;
  /** On the last day, or on each. */
  readonly onLastDay?: (member: FoodTestMember, today: string) => Promise<void>;
}

/** A member for each stage of a food test. */
const stages: readonly Stage[] = [
  { name: 'baseline', daysAgo: 6, troubledAbove: null },
  { name: 'restriction', daysAgo: 20, troubledAbove: 30 },
  { name: 'review', daysAgo: 28, troubledAbove: 30 },
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
  { name: 'result', daysAgo: demoDays, troubledAbove: 30 },
  { name: 'tolerated', daysAgo: demoDays, troubledAbove: null },
];

const emailOf = (name: string) => `${name}@example.com`;

/** Lets members live through their tests, a day at a time; `file`: where the server reads how far its clock is ahead. */
export async function fillTriggers(url: string, file: string): Promise<void> {
  const { password } = demoAccount;
  const baseUrl = `${url}/api`;
  const move = (days: number) => writeFileSync(file, String(days));
  const first = addDays(new Date().toISOString().slice(0, 10), -demoDays);
  for (const { name } of stages) await memberOf(baseUrl, emailOf(name), password);
  const members = new Map(
    stages.map((stage) => [
      stage,
      foodTestMember({ baseUrl, email: emailOf(stage.name), password }, stage.troubledAbove),
    ]),
  );
  const done = new Set<Stage>();
  for (const [at, today] of daysFrom(first, demoDays + 1).entries()) {
    move(at - demoDays);
    const left = demoDays - at;
    for (const [stage, member] of members) {
      if (left > stage.daysAgo || done.has(stage)) continue;
      if (left === stage.daysAgo) await member.start(today);
      if (left === 0 && stage.onLastDay === undefined) continue;
      if (left === 0) {
        await stage.onLastDay?.(member, today);
        continue;
      }
      if (stage.name === 'review' && (await member.tests(today)).current?.stage === 'review') continue;
      const { current } = await member.live(today);
      if (current?.stage === 'result') done.add(stage);
    }
  }
  for (const [stage, member] of members) {
    const today = addDays(first, demoDays);
    const { current, past } = await member.tests(today);
    if (stage.name === 'tolerated' && current?.stage === 'result')
      await member.note(today, { type: 'limit.declined' });
    const reached = current?.stage ?? past[0]?.stage ?? 'nothing';
    console.log(`${emailOf(stage.name)}: ${reached}`);
  }
}
