import type { PlanChangeNotice } from '#domain/household/household.ts';
import type { Context } from '#server/context.ts';
import { findMembership } from '#server/queries/households.ts';
import {
  findPlanVersions,
  findSharedPlan,
  nameOfOther,
  type PlanVersion,
} from '#server/queries/shared-plans.ts';

/** Short enough for a change to reach another phone within a second. */
const everyMs = 400;

/**
 * Notifies of changes of shared plans, including those written by another instance: one poll for all listeners, which
 * stops with the last of them.
 */
export function createPlanChanges({ db, log }: Pick<Context, 'db' | 'log'>) {
  const listeners = new Map<number, Set<(version: PlanVersion) => void>>();
  let isPolling = false;
  const poll = async () => {
    isPolling = listeners.size > 0;
    if (!isPolling) return;
    try {
      for (const version of await findPlanVersions(db, [...listeners.keys()]))
        for (const listener of listeners.get(version.householdId) ?? []) listener(version);
    } catch (error) {
      log.warn({ err: error }, 'changes of shared plans could not be read');
    }
    setTimeout(poll, everyMs).unref();
  };
  return {
    /** The notice for a member; null once they share the plan no longer. */
    async noticeFor(
      userId: string,
      { version, what, changedBy }: PlanVersion,
    ): Promise<PlanChangeNotice | null> {
      const shared = await findSharedPlan(db, userId);
      return shared && { version, what, by: nameOfOther(shared, changedBy) };
    },
    /** Listens to the household of a member; null for one who shares no plan. Returns a function that ends it. */
    async listen(userId: string, onVersion: (version: PlanVersion) => void): Promise<(() => void) | null> {
      const place = await findMembership(db, userId);
      if (place === undefined || (await findSharedPlan(db, userId)) === null) return null;
      const { householdId } = place;
      const own = listeners.get(householdId) ?? new Set();
      listeners.set(householdId, own.add(onVersion));
      if (!isPolling) setTimeout(poll, 0).unref();
      isPolling = true;
      return () => {
        own.delete(onVersion);
        if (own.size === 0 && listeners.get(householdId) === own) listeners.delete(householdId);
      };
    },
  };
}
