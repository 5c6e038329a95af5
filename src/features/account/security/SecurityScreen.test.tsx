import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { SecurityScreen } from './SecurityScreen.tsx';

const overview = {
  sessions: [],
  changes: [],
  calendar: null,
  report_links: [],
  has_password: true,
  two_step: {
    is_on: false,
    passkey_site: null,
    authenticator: null,
    passkeys: [],
    recovery_codes_left: 0,
  },
};

const addresses = async (calendar: { created_at: string } | null) => {
  await renderForMember(<SecurityScreen />, {
    responses: { 'GET /users/me/security': () => [200, { data: { ...overview, calendar } }] },
  });
  return within(await screen.findByLabelText('Links that others can open'));
};

test('EXT-23 lists the address of the calendar and says why links to recipes are not listed', async () => {
  const shown = await addresses({ created_at: '2026-05-04T10:00:00Z' });
  expect(shown.getByRole('button', { name: 'End the calendar link' })).toBeDefined();
  expect(shown.getByText(/^Recipe links you share aren’t listed/)).toBeDefined();
});

test('EXT-23 says that there is no address if there is none', async () => {
  const shown = await addresses(null);
  expect(shown.getByText(/^None yet\./)).toBeDefined();
  expect(shown.queryByRole('button')).toBeNull();
});

test('EXT-23 another device is signed out at once, this one by the logout, which asks first', async () => {
  const entry = {
    network: '192.0.2',
    created_at: '2026-05-04T10:00:00Z',
    last_used_at: '2026-05-04T10:00:00Z',
  };
  const sessions = [
    { ...entry, id: 'own', is_current: true, device: 'Firefox on Linux' },
    { ...entry, id: 'other', is_current: false, device: 'Safari on iPhone' },
  ];
  const { bodiesOf } = await renderForMember(<SecurityScreen />, {
    responses: {
      'GET /users/me/security': () => [200, { data: { ...overview, sessions } }],
      'DELETE /users/me/sessions/own': () => [200, { message: '' }],
      'DELETE /users/me/sessions/other': () => [200, { message: '' }],
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Sign out Firefox on Linux, this device' }),
  );
  expect(bodiesOf('DELETE /users/me/sessions/own')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(bodiesOf('DELETE /users/me/sessions/other')).toHaveLength(1));
});
