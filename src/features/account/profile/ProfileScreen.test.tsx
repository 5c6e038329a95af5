import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const maya = {
  name: 'Maya Lindqvist',
  email: 'maya@example.com',
  date_of_birth: '1990-05-03',
  bio: 'I cook.',
  gender: 'female',
  weight: 150.5,
  height: 67,
};
const save = 'PUT /users/me';
const echo = ({ body }: { body: unknown }) =>
  [200, { data: { ...settledUser, ...(body as object) } }] as const;

const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
const values = (...labels: string[]) => labels.map((label) => field(label).value);
const choices = (label: string) => {
  const { options } = screen.getByLabelText<HTMLSelectElement>(label);
  return [...options].map(({ value }) => value).filter((value) => value !== '');
};
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('PROF-04 PROF-13 every field is filled from the user', async () => {
  await renderForMember(<ProfileScreen />, { user: maya });
  expect(values('Name', 'Email', 'New password', 'Gender', 'Weight', 'Bio')).toEqual([
    'Maya Lindqvist',
    'maya@example.com',
    '',
    'female',
    '150.5',
    'I cook.',
  ]);
  expect(values('Month', 'Day', 'Year', 'Feet', 'Inches')).toEqual(['5', '3', '1990', '5', '7']);
});

const confirmLink = () => screen.queryByRole('link', { name: 'Confirm your email' });

test('an address that isn’t confirmed says so and leads to confirming it, with verification at registration turned off', async () => {
  await renderForMember(<ProfileScreen />, {
    user: { ...maya, email_verified_at: null },
    settings: { registration_otp_verification: false },
  });
  expect(screen.getByText(/haven’t confirmed this address yet/)).toBeDefined();
  expect(confirmLink()?.getAttribute('href')).toBe('/account/verification?from=profile');
  // of an address that isn’t saved yet nothing is known
  type('Email', 'new@example.com');
  expect(confirmLink()).toBeNull();
});

test('a confirmed address says so', async () => {
  await renderForMember(<ProfileScreen />, {
    user: { ...maya, email_verified_at: '2026-05-01T09:00:00.000Z' },
  });
  expect(screen.getByText('You’ve confirmed this address.')).toBeDefined();
  expect(confirmLink()).toBeNull();
});

test('after the address has changed, the profile leads to confirming the new one', async () => {
  await renderForMember(<ProfileScreen />, {
    user: { ...maya, email_verified_at: '2026-05-01T09:00:00.000Z' },
    responses: {
      [save]: () => [
        200,
        { data: { ...settledUser, ...maya, email: 'new@example.com', email_verified_at: null } },
      ],
    },
  });
  type('Email', 'new@example.com');
  type('Current password', 'a long one 7');
  press('Save');
  await waitFor(() => expect(confirmLink()).not.toBeNull());
});

test('PROF-05 PROF-10 CONST-20 a new member has an empty name, the gender other, and a weight in pounds', async () => {
  const fresh = { name: '__', date_of_birth: null, bio: null, gender: 'other', weight: null, height: null };
  await renderForMember(<ProfileScreen />, { user: fresh });
  expect(values('Name', 'Gender', 'Weight', 'Month', 'Feet')).toEqual(['', 'other', '', '', '']);
  expect(choices('Gender')).toEqual(['male', 'female', 'other']);
  expect(screen.getByText('LBS')).toBeDefined();
});

test('PROF-12 CONST-15 feet and inches are picked in two selects of 12 values', async () => {
  await renderForMember(<ProfileScreen />, { user: maya });
  const upToEleven = Array.from({ length: 12 }, (_, n) => String(n));
  expect(choices('Feet')).toEqual(upToEleven);
  expect(choices('Inches')).toEqual(upToEleven);
});

test('PROF-15 PROF-16 PROF-17 the days follow the month, and a day it lacks becomes its last', async () => {
  await renderForMember(<ProfileScreen />, { user: { date_of_birth: '2023-07-31' } });
  expect(choices('Day')).toHaveLength(31);
  choose('Month', '4');
  expect(choices('Day')).toHaveLength(30);
  expect(field('Day').value).toBe('30');
  choose('Month', '2');
  expect(choices('Day')).toHaveLength(28);
  expect(field('Day').value).toBe('28');
  choose('Year', '2000');
  expect(choices('Day')).toHaveLength(29);
});

test('PROF-18 CONST-19 this year and the 100 before it can be chosen', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T09:00:00') });
  await renderForMember(<ProfileScreen />, { user: maya });
  const years = choices('Year');
  vi.useRealTimers();
  expect([years.length, years[0], years.at(-1)]).toEqual([101, '2027', '1927']);
});

test('PROF-06 PROF-11 PROF-13 PROF-14 OK-01 changes are saved, without picture and without a blank password', async () => {
  const { bodiesOf, toast } = await renderForMember(<ProfileScreen />, {
    user: maya,
    responses: { [save]: echo },
  });
  type('Name', 'Maya L.');
  type('Weight', '148,5');
  choose('Inches', '8');
  choose('Month', '12');
  press('Save');
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(bodiesOf(save)).toEqual([
    {
      name: 'Maya L.',
      date_of_birth: '1990-12-03',
      weight: 148.5,
      height: 68,
    },
  ]);
  expect(toast.mock.calls).toEqual([
    [{ type: 'toast.requested', tone: 'success', message: 'Profile updated successfully.' }],
  ]);
});

test('what another device saved meanwhile stays, is shown, and isn’t sent', async () => {
  const elsewhere = { ...settledUser, ...maya, weight: 132, bio: 'I bake.' };
  const stored = ({ body }: { body: unknown }) =>
    [200, { data: { ...elsewhere, ...(body as object) } }] as const;
  const { bodiesOf } = await renderForMember(<ProfileScreen />, {
    user: maya,
    responses: { [save]: stored },
  });
  type('Name', 'Maya L.');
  press('Save');
  await waitFor(() => expect(values('Name', 'Weight', 'Bio')).toEqual(['Maya L.', '132', 'I bake.']));
  choose('Inches', '8');
  press('Save');
  await waitFor(() => expect(bodiesOf(save)).toEqual([{ name: 'Maya L.' }, { height: 68 }]));
});

test('a picture’s response brings what another device saved, and keeps what is being typed', async () => {
  const removed = () =>
    [200, { data: { ...settledUser, ...maya, profile_photo_url: null, weight: 132, name: 'M.' } }] as const;
  const { bodiesOf } = await renderForMember(<ProfileScreen />, {
    user: { ...maya, profile_photo_url: '/files/maya.webp' },
    responses: { 'DELETE /users/me/photo': removed, [save]: echo },
  });
  type('Name', 'Maya L.');
  press('Remove picture');
  await waitFor(() => expect(values('Name', 'Weight')).toEqual(['Maya L.', '132']));
  press('Save');
  await waitFor(() => expect(bodiesOf(save)).toEqual([{ name: 'Maya L.' }]));
});

test('a form without a change says it is saved, and shows what is stored', async () => {
  const stored = () => [200, { data: { ...settledUser, ...maya, weight: 132 } }] as const;
  const { bodiesOf, toast } = await renderForMember(<ProfileScreen />, {
    user: maya,
    responses: { 'GET /users/me': stored },
  });
  press('Save');
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(values('Weight')).toEqual(['132']);
  expect(bodiesOf(save)).toEqual([]);
});

test('PROF-19 a date of birth with a missing part is sent empty', async () => {
  const { bodiesOf } = await renderForMember(<ProfileScreen />, { user: maya, responses: { [save]: echo } });
  choose('Month', '');
  press('Save');
  await waitFor(() => expect(bodiesOf(save)).toMatchObject([{ date_of_birth: '' }]));
});

test('OR-25 a new password is sent once, then cleared from the form', async () => {
  const { bodiesOf } = await renderForMember(<ProfileScreen />, { user: maya, responses: { [save]: echo } });
  type('New password', 'turnip lantern 42');
  press('Save');
  await waitFor(() => expect(field('New password').value).toBe(''));
  expect(bodiesOf(save)).toMatchObject([{ password: 'turnip lantern 42' }]);
});

const invalidFields = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['password', 'New password'],
  ['date_of_birth', 'Month'],
  ['bio', 'Bio'],
  ['weight', 'Weight'],
  ['height', 'Feet'],
] as const;
test('ERR-09 each refused field has its message, the first gets the focus, and the input stays', async () => {
  const errors = Object.fromEntries(invalidFields.map(([name]) => [name, [`Check ${name}.`]]));
  const refused = () => [422, { message: 'Check the form.', errors }] as const;
  const { toast } = await renderForMember(<ProfileScreen />, { user: maya, responses: { [save]: refused } });
  type('Name', 'Maya L.');
  type('New password', 'short');
  press('Save');
  await screen.findByText('Check name.');
  for (const [name, label] of invalidFields) {
    const described = field(label).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent, label).toBe(`Check ${name}.`);
    expect(field(label).getAttribute('aria-invalid'), label).toBe('true');
  }
  expect(document.activeElement).toBe(field('Name'));
  expect(values('Name', 'New password')).toEqual(['Maya L.', 'short']);
  expect(toast).not.toHaveBeenCalled();
});

test('ERR-13 OR-24 a failed save is reported, and the input stays', async () => {
  const broken = () => [500, { message: 'Boom.' }] as const;
  const { toast } = await renderForMember(<ProfileScreen />, { user: maya, responses: { [save]: broken } });
  type('Bio', 'I bake.');
  press('Save');
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(toast.mock.calls[0]).toEqual([
    { type: 'toast.requested', tone: 'error', message: 'Update profile failed.' },
  ]);
  expect(field('Bio').value).toBe('I bake.');
});

test('the weight says its unit', async () => {
  await renderForMember(<ProfileScreen />, { user: maya });
  const described = field('Weight').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('in pounds');
});

test('PROF-11 an invalid weight is not sent and shows what to enter', async () => {
  const { bodiesOf } = await renderForMember(<ProfileScreen />, { user: maya, responses: { [save]: echo } });
  for (const weight of ['heavy', '1.2.3']) {
    type('Weight', weight);
    press('Save');
    expect(screen.getByText('Enter your weight as a number, like 150 or 150.5.')).toBeDefined();
    expect(document.activeElement).toBe(field('Weight'));
  }
  expect(bodiesOf(save)).toEqual([]);
  type('Weight', '150');
  press('Save');
  await waitFor(() => expect(bodiesOf(save)).toMatchObject([{ weight: 150 }]));
  expect(screen.queryByText(/Enter your weight/)).toBeNull();
});

test.each([
  ['profile_photo_url', { profile_photo_url: '/files/maya.webp' }],
  ['photo', { profile_photo_url: null, photo: '/files/maya.webp' }],
])('PROF-09 OR-13 the picture may come as %s', async (_, photo) => {
  await renderForMember(<ProfileScreen />, { user: { ...maya, ...photo } });
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/maya.webp');
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeDefined();
});

test('PROF-07 an unsuitable file is refused before the upload', async () => {
  const { toast, bodiesOf } = await renderForMember(<ProfileScreen />, { user: maya });
  const input = screen.getByLabelText<HTMLInputElement>('Picture file');
  const letter = new File(['Dear Sir'], 'letter.pdf', { type: 'application/pdf' });
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(input, letter);
  await user.upload(input, large);
  expect(toast.mock.calls.map(([{ message }]) => message)).toEqual([
    'We can’t use this file as a picture. Choose a JPEG, PNG, WebP, GIF, or SVG.',
    'This picture is larger than 5 MB. Choose a smaller one.',
  ]);
  expect(bodiesOf('POST /users/me/photo')).toEqual([]);
});

test('PROF-08 the picture is removed and the initials are shown again', async () => {
  const removed = () => [200, { data: { ...settledUser, ...maya, profile_photo_url: null } }] as const;
  await renderForMember(<ProfileScreen />, {
    user: { ...maya, profile_photo_url: '/files/maya.webp' },
    responses: { 'DELETE /users/me/photo': removed },
  });
  type('Name', 'Maya L.');
  press('Remove picture');
  await screen.findByRole('button', { name: 'Add a picture' });
  expect(document.querySelector('img')).toBeNull();
  expect(field('Name').value).toBe('Maya L.');
});
