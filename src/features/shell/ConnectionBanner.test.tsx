import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = () =>
  renderForMember(
    <MemoryRouter>
      <ConnectionBanner userId="7" />
    </MemoryRouter>,
  );
const banner = () => screen.getByRole('status').textContent;

test('EXT-06 an offline start shows the banner from the first render, so that the page does not move', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  expect(banner()).toContain('You are offline.');
});

test('EXT-06 while a finger is down the banner does not move the page, so that no tap is lost', async () => {
  await show();
  await act(async () => {});
  fireEvent.pointerDown(document.body);
  fireEvent(window, new Event('offline'));
  expect(banner()).toBe('');
  vi.useFakeTimers();
  fireEvent.pointerUp(document.body);
  fireEvent.click(document.body);
  expect(banner()).toBe('');
  act(() => vi.runAllTimers());
  expect(banner()).toContain('You are offline.');
});
