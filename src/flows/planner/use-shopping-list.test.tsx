import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { produce } from '#machines/planner/shopping-list.cases.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { useShoppingList } from './use-shopping-list.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function List() {
  const { aisles } = useShoppingList('2026-05-11', 'Shopping list');
  const [carrot] = aisles?.[0]?.items ?? [];
  return <p data-testid="carrot">{carrot === undefined ? 'loading' : String(carrot.ticked)}</p>;
}

const shown = () => screen.getByTestId('carrot').textContent;

test('EXT-29 what another device of the member ticks off is shown without a reload', async () => {
  let ticked = false;
  const list = () => [{ ...produce, items: produce.items.map((item) => ({ ...item, ticked })) }];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await renderForMember(<List />, {
    responses: { 'GET /users/me/shopping-list': () => [200, { data: list(), meta: {} }] },
  });
  await expect.poll(() => shown()).toBe('false');
  ticked = true;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await expect.poll(() => shown()).toBe('true');
  ticked = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => shown()).toBe('false');
});
