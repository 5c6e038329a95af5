import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { AffiliateProgramScreen } from './AffiliateProgramScreen.tsx';

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
}

test('SHELL-45 CONST-26 OK-11 a copied link is confirmed for 2 s', async () => {
  const writeText = vi.fn(async () => {});
  clipboard(writeText);
  const { toast } = await renderForMember(<AffiliateProgramScreen />, { user: { referral_code: 'MAYA-26' } });
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Copy your link' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(writeText.mock.calls).toEqual([[`${location.origin}/?aff=MAYA-26`]]);
  expect(toast.mock.calls).toEqual([
    [{ type: 'toast.requested', tone: 'success', message: 'Copied to clipboard' }],
  ]);
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.getByRole('button', { name: 'Copied your link' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy your code' })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(screen.getByRole('button', { name: 'Copy your link' })).toBeDefined();
});

test('ERR-79 a refused clipboard shows no message', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  clipboard(() => Promise.reject(new Error('no')));
  const { toast } = await renderForMember(<AffiliateProgramScreen />, { user: { referral_code: 'MAYA-26' } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy your code' }));
  await expect.poll(() => warn.mock.calls.length > 0).toBe(true);
  expect(toast).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Copy your code' })).toBeDefined();
});

test('REF-02 REF-03 ERR-40 a code is set once, errors are shown at the field, and then it is read only', async () => {
  const saves: [number, object][] = [
    [422, { message: 'Taken.', errors: { referral_code: ['This code is taken. Choose another one.'] } }],
    [200, { data: { ...settledUser, referral_code: 'MAYA-26' } }],
  ];
  const { bodiesOf, toast } = await renderForMember(<AffiliateProgramScreen />, {
    responses: { 'PUT /users/me': () => saves.shift() ?? [500, {}] },
  });
  const field = screen.getByRole('textbox', { name: 'Your code' });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  save();
  expect(await screen.findByText('Referral code is required')).toBeDefined();
  fireEvent.change(field, { target: { value: ' MAYA-26 ' } });
  save();
  save();
  expect(await screen.findByText('This code is taken. Choose another one.')).toBeDefined();
  expect(field).toHaveProperty('value', ' MAYA-26 ');
  save();
  expect(await screen.findByText(`${location.origin}/?aff=MAYA-26`)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(bodiesOf('PUT /users/me')).toEqual([{ referral_code: 'MAYA-26' }, { referral_code: 'MAYA-26' }]);
  expect(toast.mock.calls).toEqual([
    [{ type: 'toast.requested', tone: 'success', message: 'Your code is set. Share your link!' }],
  ]);
});

test.each([
  ['REF-04 the link is handed to the device', undefined, 0],
  ['REF-04 a share that is called off says nothing', new DOMException('', 'AbortError'), 0],
  ['REF-04 OK-11 OR-80 where the device does not share, the link is copied', new Error('no'), 1],
])('%s', async (_, failure, copies) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const share = vi.fn(async (_: ShareData) => {
    if (failure) throw failure;
  });
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { clipboard: { value: { writeText } }, share: { value: share } }),
  );
  const { toast } = await renderForMember(<AffiliateProgramScreen />, {
    user: { referral_code: 'MAYA-26' },
    settings: { recipes_plus_app_url: 'https://app.example.com' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Share your link' }));
  const url = 'https://app.example.com/?aff=MAYA-26';
  await expect.poll(() => share.mock.calls.length > 0 && writeText.mock.calls.length === copies).toBe(true);
  expect(share.mock.calls).toEqual([[{ url }]]);
  await expect.poll(() => toast.mock.calls.length === copies).toBe(true);
});
