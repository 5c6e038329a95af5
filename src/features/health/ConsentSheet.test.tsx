import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { consentTexts } from '#domain/consent/consents.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { ConsentSheet } from './ConsentSheet.tsx';

const wanted = [
  { id: 'food', is_current: false, is_wanted: false },
  { id: 'health', is_current: false, is_wanted: true },
];
const put = 'PUT /users/me/consents/health';
const given = {
  id: 'health',
  version: consentTexts.health.version,
  given: { version: consentTexts.health.version, given_at: '2026-11-23T09:00:00.000Z' },
  is_current: true,
  has_data: true,
};

test('EXT-19 a member with older answers is asked on the dashboard, and agrees to the current version', async () => {
  const { bodiesOf } = await renderForMember(<ConsentSheet isHome />, {
    user: { consents: wanted },
    responses: { [put]: () => [200, { data: [given] }] },
  });
  const sheet = await screen.findByRole('dialog', { name: consentTexts.health.title });
  expect(bodiesOf(put)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(sheet.isConnected).toBe(false));
  expect(bodiesOf(put)).toEqual([{ version: consentTexts.health.version }]);
});

test('EXT-19 other pages are not interrupted, and a no sends nothing', async () => {
  const { bodiesOf } = await renderForMember(<ConsentSheet isHome={false} />, { user: { consents: wanted } });
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodiesOf(put)).toEqual([]);
});

test('EXT-19 a yes that cannot be saved leaves the question open', async () => {
  const { toast } = await renderForMember(<ConsentSheet isHome />, {
    user: { consents: wanted },
    responses: { [put]: () => [500, { message: 'No.' }] },
  });
  await screen.findByRole('dialog', { name: consentTexts.health.title });
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
  await expect.poll(() => toast.mock.calls.length > 0).toBe(true);
  expect(screen.getByRole('dialog', { name: consentTexts.health.title })).toBeDefined();
});
