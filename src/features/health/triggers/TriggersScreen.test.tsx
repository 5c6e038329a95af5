import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { OperationResponse } from '#contract/operations.ts';
import { addDays, localDay } from '#domain/calendar/week.ts';
import { consentIds } from '#domain/consent/consents.ts';
import { retestOn } from '#domain/triggers/dose-limit.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { TriggersScreen } from './TriggersScreen.tsx';

const newRecordId = '00000000-0000-4000-8000-000000000000';

const queue = vi.hoisted(() => ({
  pending: [] as { operationId: string }[],
  changed: new Set<() => void>(),
}));
vi.mock('#src/offline/member-queue.ts', () => ({
  queueContent: () => ({ pending: queue.pending, history: [] }),
  onQueueChange: (listener: () => void) => {
    queue.changed.add(listener);
    return () => queue.changed.delete(listener);
  },
}));

type Tests = OperationResponse<'getTriggerTests'>['data'];
type Test = NonNullable<Tests['current']>;

const today = localDay(new Date());
const lactose: Test = {
  id: 'p1',
  substance: 'lactose',
  name: 'Lactose',
  food: { id: 'evaporated-milk', name: 'Evaporated Milk' },
  also_low: [],
  is_helped: true,
  stage: 'decided',
  started_on: addDays(today, -90),
  ended_on: addDays(today, -1),
  day: 1,
  days: null,
  entries: 14,
  entries_needed: 10,
  is_waiting_for_entries: false,
  restricted_days: 20,
  portion: null,
  blocks: 8,
  before: { baseline: 4, low: 1 },
  pause_reason: null,
  stop_reason: null,
  alarm: null,
  finding: null,
};
const tolerated: Test = {
  ...lactose,
  finding: {
    version: '3',
    kind: 'tolerated',
    limit: null,
    up_to: 12,
    unit: 'g',
    confused_with: [],
    also_rich_in: [],
    points: [{ date: addDays(today, -20), amount: 12, worst: 1 }],
  },
};

const consented = { version: '1', given_at: '2026-01-01T00:00:00Z', is_current: true, is_wanted: false };

/** Without `tests` they can't be read. */
async function show(tests: Partial<Tests> | null, records: object[] = []) {
  return renderForMember(
    <MemoryRouter>
      <TriggersScreen />
    </MemoryRouter>,
    {
      user: { consents: consentIds.map((id) => ({ ...consented, id })) },
      settings: { symptom_diary: true, food_tests: true },
      responses: {
        'GET /users/me/trigger-tests': () =>
          tests === null
            ? [503, { message: 'Try again later.' }]
            : [200, { data: { current: null, past: [], limits: [], next: null, ...tests } }],
        [`PUT /users/me/diary/records/${newRecordId}`]: () => [200, { message: '' }],
        'GET /users/me/diary': () => [200, { data: [{ date: today, worst: null, records, meals: [] }] }],
      },
    },
  );
}

const limitSince = (since: string): Tests['limits'][number] => ({
  id: 'l1',
  substance: 'lactose',
  name: 'Lactose',
  food: 'Evaporated Milk',
  since,
  retest_on: retestOn(since),
  limit: { low: 2, value: 3, high: 4, unit: 'g', is_figure: true },
});

test('EXT-31 foods that came back are celebrated before another test is offered', async () => {
  await show({ past: [tolerated] });
  const back = await screen.findByLabelText('Back on your plate');
  expect(within(back).getByText('Lactose, up to 12 g in one serving')).toBeDefined();
  const start = screen.getByRole('button', { name: 'See if it’s for you' });
  expect(back.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Report for your doctor or dietitian' })).toBeDefined();
});

test('EXT-31 a limit is worth testing again from six months on, and not before', async () => {
  await show({ limits: [limitSince(addDays(today, -200))] });
  expect(await screen.findByText(/That’s over six months ago: .* Test it again below\.$/)).toBeDefined();
});

test('EXT-31 before six months a limit says from when on', async () => {
  await show({ limits: [limitSince(addDays(today, -20))] });
  expect(await screen.findByText(/Limits shift: from .* on it’s worth testing again\.$/)).toBeDefined();
  expect(screen.queryByText(/Test it again/)).toBeNull();
});

test('EXT-31 a test that an alarm sign ended says first to see a doctor', async () => {
  await show({ past: [{ ...lactose, stage: 'stopped', stop_reason: 'alarm', alarm: 'fever' }] });
  const last = await screen.findByLabelText('Your last test');
  expect(within(last).getByText(/Please see one before you test anything again\.$/)).toBeDefined();
  // nothing invites to another one
  expect(screen.queryByRole('button', { name: 'See if it’s for you' })).toBeNull();
  expect(screen.getByRole('button', { name: 'A doctor has looked at it' })).toBeDefined();
});

test('EXT-31 a severe symptom of today names a doctor, and the alarm signs are one tap away', async () => {
  const pain = { id: 'r1', date: today, time: null, kind: 'symptom', symptom: 'pain', severity: 9 };
  await show({ current: { ...lactose, stage: 'resting', ended_on: null, days: 3 } }, [
    { ...pain, note: null, recipe_id: null, plan_item_id: null, title: null },
  ]);
  expect((await screen.findByRole('alert')).textContent).toContain('Talk to a doctor about this');
  fireEvent.click(screen.getByRole('button', { name: 'Something’s wrong' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Swollen lips/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Get emergency help now');
  expect(screen.queryByText('How are you?')).toBeNull();
});

test('EXT-31 a test is read only after the diary entries that the device still holds are sent', async () => {
  queue.pending = [{ operationId: 'saveDiaryRecord' }];
  await show({ current: { ...lactose, stage: 'restriction', ended_on: null, days: 14 } });
  expect(await screen.findByText(/^Your diary entries aren’t sent yet\./)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Something’s wrong' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open my diary' })).toBeDefined();
  queue.pending = [];
  act(() => {
    for (const listener of queue.changed) listener();
  });
  expect(await screen.findByRole('heading', { name: 'Leave it out' })).toBeDefined();
});

test('EXT-31 a test of several sugars says all that stay out, and for how long', async () => {
  const also = [
    { substance: 'fructans', name: 'Fructans' },
    { substance: 'mannitol', name: 'Mannitol' },
  ] as const;
  await show({
    current: { ...lactose, also_low: [...also], stage: 'restriction', ended_on: null, days: 14 },
  });
  expect(await screen.findByText(/^Leave out food rich in lactose, fructans, and mannitol,/)).toBeDefined();
  expect(screen.getByText(/^You test fructans and mannitol after this\. .* about two months/)).toBeDefined();
});

test('EXT-31 without the test, as offline after a reload, the portion of today can be logged', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
  const { bodiesOf } = await show(null);
  expect(await screen.findByText('We couldn’t load your food test')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'I ate my portion' }));
  expect(await screen.findByText('Today’s portion is logged.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'I ate my portion' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Something’s wrong' })).toBeDefined();
  expect(bodiesOf(`PUT /users/me/diary/records/${newRecordId}`)).toMatchObject([
    { kind: 'portion', date: today },
  ]);
});
