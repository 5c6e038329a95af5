import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { FirstProfileScreen } from './FirstProfileScreen.tsx';

const newMember = { name: '__', date_of_birth: null, weight: null, height: null };
const save = 'PUT /users/me';
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

test('ONB-01 ONB-02 ONB-03 the first profile is name, date of birth, weight and height; Continue saves it and leads on', async () => {
  const { bodiesOf, navigate, toast } = await renderForMember(<FirstProfileScreen />, {
    user: newMember,
    responses: { [save]: ({ body }) => [200, { data: { ...settledUser, ...(body as object) } }] },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeDefined();
  expect(screen.getByText('LBS')).toBeDefined();
  expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual([
    'name',
    'weight',
  ]);
  fill('Name', 'Maya');
  fill('Month', '5');
  fill('Day', '3');
  fill('Year', '1990');
  fill('Weight', '150');
  fill('Feet', '5');
  fill('Inches', '7');
  goOn();
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(bodiesOf(save)).toEqual([{ name: 'Maya', date_of_birth: '1990-05-03', weight: 150, height: 67 }]);
  expect(navigate.mock.calls).toEqual([
    [{ type: 'navigation.requested', place: { to: 'healthIntroduction' } }],
  ]);
  expect(toast).not.toHaveBeenCalled();
});

test('ERR-14 OR-24 a failed save is reported, and the input stays', async () => {
  const { toast } = await renderForMember(<FirstProfileScreen />, {
    user: newMember,
    responses: { [save]: () => [500, { message: 'Boom.' }] },
  });
  fill('Name', 'Maya');
  goOn();
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(toast.mock.calls).toEqual([
    [{ type: 'toast.requested', tone: 'error', message: 'Profile update failed. Please try again' }],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Maya');
});

test('OR-88 there is a button to log out', async () => {
  await renderForMember(<FirstProfileScreen />, { user: newMember });
  expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
});
