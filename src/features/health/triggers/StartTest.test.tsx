import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import type { OperationResponse } from '#contract/operations.ts';
import { screeningQuestions } from '#domain/triggers/screening.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { StartTest } from './StartTest.tsx';

type Choices = OperationResponse<'getTriggerChoices'>['data'];
type Next = NonNullable<OperationResponse<'getTriggerTests'>['data']['next']>;

const food = (id: string, name: string): Choices['foods'][number] => ({
  id,
  name,
  highest: '100 g',
  also_rich_in: [],
  closed_by: [],
});

const names = {
  oxalate: 'Oxalate',
  lactose: 'Lactose',
  fructose: 'Excess fructose',
  fructans: 'Fructans',
  gos: 'GOS (beans and other legumes)',
  sorbitol: 'Sorbitol',
} as const;

const choices: Choices = {
  known_yes: [],
  is_underweight: false,
  is_body_unknown: false,
  is_withheld: false,
  axes: [],
  substances: (Object.keys(names) as (keyof typeof names)[]).map((substance) => ({
    substance,
    axis: substance === 'oxalate' ? 'oxalate' : 'fodmap',
    name: names[substance],
    foods:
      substance === 'sorbitol'
        ? []
        : [
            {
              ...food(substance, `${substance} food`),
              closed_by: substance === 'fructans' ? ['celiacOpen'] : [],
            },
          ],
  })),
  foods: [food('tomato', 'Tomato')],
};

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const call = 'POST /users/me/trigger-tests';

async function show(restriction: Next | null = null, more: Partial<Choices> = {}) {
  return renderForMember(
    <MemoryRouter>
      <StartTest onStarted={() => {}} isAfterAlarm={false} introduction={null} restriction={restriction} />
    </MemoryRouter>,
    {
      responses: {
        'GET /users/me/trigger-tests/choices': () => [200, { data: { ...choices, ...more } }],
        [call]: () => [200, { data: { current: null, past: [], limits: [], next: null } }],
      },
    },
  );
}

async function answer(yes: readonly string[] = []) {
  await screen.findByRole('heading', { name: 'For your safety' });
  for (const { id, text } of screeningQuestions) {
    const name = yes.includes(id) ? 'Yes' : 'No';
    fireEvent.click(within(screen.getByRole('group', { name: text })).getByRole('radio', { name }));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const begin = () => fireEvent.click(screen.getByRole('button', { name: 'See if it’s for you' }));
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Start the test' }));
const others = 'Leave these out, too, and test them next';

test('EXT-31 up to two more sugars can be left out with the tested one, and only sugars that may be tested', async () => {
  const { bodiesOf } = await show();
  begin();
  await answer();
  expect(screen.queryByRole('group', { name: others })).toBeNull();
  choose('Test', 'oxalate');
  expect(screen.queryByRole('group', { name: others })).toBeNull();
  choose('Test', 'lactose');
  const group = screen.getByRole('group', { name: others });
  const chips = within(group).getAllByRole('checkbox');
  expect(chips.map((chip) => (chip as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    names.fructose,
    names.fructans,
    names.gos,
  ]);
  for (const chip of chips) fireEvent.click(chip);
  choose('Food that carries it', 'lactose');
  fireEvent.click(screen.getByRole('radio', { name: /^Someone else/ }));
  submit();
  expect(
    await screen.findByText(/^That’s a lot to leave out for months\. Please choose 2 at most/),
  ).toBeDefined();
  expect(bodiesOf(call)).toEqual([]);
  fireEvent.click(within(group).getByRole('checkbox', { name: names.fructose }));
  submit();
  await expect
    .poll(() => bodiesOf(call))
    .toMatchObject([{ substance: 'lactose', also_low: ['fructans', 'gos'] }]);
});

const sugar = (substance: 'fructans' | 'gos') => ({ substance, name: names[substance] });
const restriction: Next = { sugars: [sugar('fructans'), sugar('gos')], days: 4, until: '2026-05-11' };

test('EXT-31 after a result, a sugar that was left out, too, is tested next, and the other stays out', async () => {
  const { bodiesOf } = await show(restriction);
  const card = screen.getByRole('region', { name: 'Your next test' });
  expect(card.textContent).toContain('fructans and GOS (beans and other legumes)');
  expect(card.textContent).toContain('4 more days');
  expect(card.textContent).toContain('Start by May 11.');
  expect(card.textContent).toContain('about two months');
  fireEvent.click(screen.getByRole('button', { name: 'Test fructans next' }));
  await answer();
  expect(screen.getByRole('heading', { name: 'Test fructans next' })).toBeDefined();
  expect(screen.getByText(/^You go on leaving out GOS \(beans and other legumes\) meanwhile/)).toBeDefined();
  expect(screen.queryByLabelText('Test')).toBeNull();
  choose('Food that carries it', 'fructans');
  fireEvent.click(screen.getByRole('radio', { name: /^I do/ }));
  submit();
  await expect
    .poll(() => bodiesOf(call))
    .toMatchObject([{ substance: 'fructans', also_low: ['gos'], is_helped: false }]);
});

test('EXT-31 where an answer closes the next sugar by now, it isn’t offered, and the form says so', async () => {
  await show(restriction);
  fireEvent.click(screen.getByRole('button', { name: 'Test fructans next' }));
  await answer(['celiacOpen']);
  expect(screen.getByText(/^You can’t test fructans now/)).toBeDefined();
  const test = screen.getByLabelText('Test');
  expect(within(test).queryByRole('option', { name: names.fructans })).toBeNull();
  expect(within(test).getByRole('option', { name: names.gos })).toBeDefined();
});

test('EXT-31 without weight and height nobody is asked or starts: the profile comes first', async () => {
  await show(null, { is_body_unknown: true });
  begin();
  const card = await screen.findByRole('region', { name: 'Your weight and height first' });
  expect(within(card).getByRole('link', { name: 'Open my profile' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('EXT-31 where health answers rule a test out, no answer here starts one', async () => {
  await show(null, { is_withheld: true, is_body_unknown: true });
  begin();
  expect(await screen.findByRole('heading', { name: 'Please don’t do this on your own' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'I made a mistake' })).toBeNull();
});
