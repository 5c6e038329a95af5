import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showToMember } from '#src/flows/shown-to-member.fixture.tsx';
import { AffiliateProgramScreen } from './AffiliateProgramScreen.tsx';

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
}

test('SHELL-45 CONST-26 OK-11 a copied link says so for 2 s', async () => {
  const writeText = vi.fn(async () => {});
  clipboard(writeText);
  const { toast } = await showToMember(<AffiliateProgramScreen />, { user: { referral_code: 'MAYA-26' } });
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

test('ERR-79 a device that refuses is told to nobody', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  clipboard(() => Promise.reject(new Error('no')));
  const { toast } = await showToMember(<AffiliateProgramScreen />, { user: { referral_code: 'MAYA-26' } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy your code' }));
  await vi.waitUntil(() => warn.mock.calls.length > 0);
  expect(toast).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Copy your code' })).toBeDefined();
});
