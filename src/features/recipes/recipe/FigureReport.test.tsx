import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { FigureReport } from './FigureReport.tsx';

const call = 'POST /recipes/17/figure-reports';

async function openSheet(
  respond: () => readonly [number, object],
  [reporter, to]: readonly ['member' | 'guest', string] = ['member', call],
) {
  const shown = await renderForMember(
    <FigureReport axis="fodmap" recipeId="17" reporter={reporter} swapped={[]} />,
    { responses: { [to]: () => [...respond()] as [number, object] } },
  );
  fireEvent.click(screen.getByRole('button', { name: /Report a wrong figure.*FODMAP/ }));
  await screen.findByRole('dialog', { name: 'What looks wrong about FODMAP?' });
  return shown;
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const write = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'What you noticed' }), { target: { value } });

test('a report needs words, is sent with its axis, and closes with thanks', async () => {
  const { toast, bodiesOf } = await openSheet(() => [201, { message: 'Thanks, we’ll look into it.' }]);
  send();
  expect(await screen.findByText('Tell us what looks wrong.')).toBeTruthy();
  expect(bodiesOf(call)).toEqual([]);
  write(' Garlic is higher. ');
  send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(call)).toEqual([{ axis: 'fodmap', text: 'Garlic is higher.' }]);
  expect(JSON.stringify(toast.mock.calls)).toContain('Thanks, we’ll look into it.');
});

test('a report that could not be sent keeps the words', async () => {
  const { toast } = await openSheet(() => [500, { message: 'No.' }]);
  write('Garlic is higher.');
  send();
  await waitFor(() => expect(JSON.stringify(toast.mock.calls)).toContain('We couldn’t send your report.'));
  expect(screen.getByRole('textbox', { name: 'What you noticed' })).toHaveProperty(
    'value',
    'Garlic is higher.',
  );
});

test('a guest’s report is sent without an account', async () => {
  const guestCall = 'POST /guest/recipes/17/figure-reports';
  const thanks = { message: 'Thanks, we’ll look into it.' };
  const { bodiesOf } = await openSheet(() => [201, thanks], ['guest', guestCall]);
  write('Garlic is higher.');
  send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(guestCall)).toEqual([{ axis: 'fodmap', text: 'Garlic is higher.' }]);
});
