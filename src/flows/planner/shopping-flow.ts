import { fromPromise } from 'xstate';
import type { ShoppingAisle, Ticks } from '#domain/meal-plan/shopping-list.ts';
import {
  type ShoppingOutcome,
  shoppingListMachine,
  type TicksToSave,
} from '#machines/planner/shopping-list.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { shoppingListKey } from '#src/api/token-store.ts';

/** A list stored for use without a connection. One at a time. */
interface StoredList {
  readonly userId: string;
  readonly start: string;
  readonly aisles: readonly ShoppingAisle[];
  readonly ticks: Ticks;
}

/** Lists of earlier versions have no packs. */
const isList = (aisles: readonly ShoppingAisle[]): boolean =>
  aisles.every(({ items }) => items.every((item) => 'buy' in item));

function readStored(userId: string, start: string): StoredList | null {
  try {
    const stored: StoredList | null = JSON.parse(localStorage.getItem(shoppingListKey) ?? 'null');
    return stored?.userId === userId &&
      stored.start === start &&
      Array.isArray(stored.aisles) &&
      isList(stored.aisles)
      ? stored
      : null;
  } catch {
    return null;
  }
}

export function storeList(stored: StoredList): void {
  try {
    localStorage.setItem(shoppingListKey, JSON.stringify(stored));
  } catch (error) {
    console.warn('The shopping list is not stored on this device.', error);
  }
}

export const readStoredTicks = (userId: string, start: string): Ticks =>
  readStored(userId, start)?.ticks ?? {};

/** `onShared` is called with every list that is read: whether it is that of several members. */
export const shoppingListFlow = (userId: string, onShared: (isShared: boolean) => void) =>
  shoppingListMachine.provide({
    actors: {
      loadList: fromPromise<ShoppingOutcome, { start: string }>(async ({ input: { start }, signal }) => {
        // offline, the cached response may be older than the stored list with its latest ticks
        const own = navigator.onLine ? null : readStored(userId, start);
        if (own) return { kind: 'ok', value: own.aisles };
        const outcome = await outcomeOf(
          client.GET('/users/me/shopping-list', { params: { query: { start } }, signal }),
          ({ data, meta }) => {
            onShared(meta.is_shared === true);
            return data;
          },
        );
        const isCutOff = outcome.kind === 'unavailable' && outcome.status === null;
        const stored = isCutOff ? readStored(userId, start) : null;
        return stored ? { kind: 'ok', value: stored.aisles } : outcome;
      }),
      saveTicks: fromPromise<Outcome<unknown>, TicksToSave>(
        async ({ input: { start, ticks, aisles }, signal }) => {
          const grams = new Map(
            aisles.flatMap(({ items }) => items.map((item) => [item.food_id, item.grams] as const)),
          );
          const items = Object.entries(ticks).map(([food_id, ticked]) => ({
            food_id,
            ticked,
            grams: grams.get(food_id) ?? null,
          }));
          return outcomeOf(
            client.PUT('/users/me/shopping-list/ticks', { body: { start, items }, signal }),
            () => null,
          );
        },
      ),
    },
  });
