import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { SafetyNotesScreen } from './SafetyNotesScreen.tsx';

const note = {
  id: 'stones-oxalate',
  about: 'Kidney stones',
  title: 'Less oxalate',
  effect: 'leave-out',
  why: 'Spinach holds the most.',
  source: 'AUA 2019',
  ask: 'your doctor',
  foods: ['Spinach'],
  is_on: true,
  can_be_switched: true,
};
const always = { ...note, id: 'stones-fluid', title: 'Drink enough', can_be_switched: false, foods: [] };
const list = 'GET /users/me/safety-notes';
const put = 'PUT /users/me/safety-notes/stones-oxalate';

test('EXT-17 each note shows why, whom to ask and its source; only one’s own has a switch', async () => {
  const { bodiesOf } = await renderForMember(<SafetyNotesScreen />, {
    responses: { [list]: () => [200, { data: [note, always] }], [put]: () => [200, { message: 'Saved.' }] },
  });
  await screen.findByRole('heading', { name: 'Kidney stones' });
  for (const words of ['Left out: spinach.', 'Always on, to keep you safe.'])
    expect(screen.getByText(words)).toBeDefined();
  expect(screen.getAllByText('Source: AUA 2019')).toHaveLength(2);
  const [toggle, ...others] = screen.getAllByRole<HTMLInputElement>('switch');
  expect(others).toEqual([]);
  if (toggle === undefined) throw new Error('There is no switch.');
  expect(toggle.checked).toBe(true);
  fireEvent.click(toggle);
  expect(toggle.checked).toBe(false);
  await expect.poll(() => bodiesOf(put).length > 0).toBe(true);
  expect(bodiesOf(put)).toEqual([{ is_on: false }]);
});

test('EXT-17 a refused switch is reverted; without notes there is a message', async () => {
  await renderForMember(<SafetyNotesScreen />, {
    responses: { [list]: () => [200, { data: [note] }], [put]: () => [500, { message: 'No.' }] },
  });
  const toggle = await screen.findByRole<HTMLInputElement>('switch');
  fireEvent.click(toggle);
  await expect.poll(() => toggle.checked).toBe(true);
});

test('EXT-17 without notes the screen explains what they follow from', async () => {
  await renderForMember(<SafetyNotesScreen />, { responses: { [list]: () => [200, { data: [] }] } });
  expect(await screen.findByRole('heading', { name: 'No safety notes' })).toBeDefined();
});
