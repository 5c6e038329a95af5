import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { SecurityScreen } from './SecurityScreen.tsx';

const overview = {
  sessions: [],
  changes: [],
  calendar: null,
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
  return within(await screen.findByLabelText('Addresses that others can open'));
};

test('EXT-23 lists the address of the calendar and says why links to recipes are not listed', async () => {
  const shown = await addresses({ created_at: '2026-05-04T10:00:00Z' });
  expect(shown.getByRole('button', { name: 'End the calendar address' })).toBeDefined();
  expect(shown.getByText(/^Links you share to a recipe aren’t listed/)).toBeDefined();
});

test('EXT-23 says that there is no address if there is none', async () => {
  const shown = await addresses(null);
  expect(shown.getByText(/^None\./)).toBeDefined();
  expect(shown.queryByRole('button')).toBeNull();
});
