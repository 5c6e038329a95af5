import { moneyOfCents } from '#domain/membership/money.ts';
import { isLive, statusAt } from '#domain/membership/subscription.ts';
import type { PaymentProvider, SubscriptionState } from '#server/context/payment.ts';
import type { Db } from '#server/db/connect.ts';
import { listRefusedRefunds } from '#server/queries/refunds.ts';
import { listOfProvider } from '#server/queries/subscriptions.ts';

export interface Difference {
  /** Its id at the provider. */
  readonly subscription: string;
  readonly problem: string;
}

type Row = Awaited<ReturnType<typeof listOfProvider>>[number];

function problemsOf(row: Row, state: SubscriptionState | undefined, now: Date): readonly string[] {
  const current = statusAt({ status: row.status, autoRenew: row.auto_renew, dueDate: row.due_date }, now);
  if (state === undefined) return isLive(current) ? [`${current} here, and ended at the provider`] : [];
  if (!isLive(current)) return row.must_end ? [] : [`${current} here, and ${state.status} at the provider`];
  return [
    ...((state.status === 'past_due') === (current === 'past_due')
      ? []
      : [`${current} here, and ${state.status} at the provider`]),
    ...(state.autoRenew === row.auto_renew
      ? []
      : [
          `its renewal is ${row.auto_renew ? 'on' : 'off'} here, and ${state.autoRenew ? 'on' : 'off'} there`,
        ]),
  ];
}

/** What the memberships here and those of the provider do not agree on. Throws PaymentFailure. */
export async function compareWithProvider(
  db: Db,
  provider: PaymentProvider,
  now: Date,
): Promise<readonly Difference[]> {
  const live = new Map((await provider.listLive()).map((state) => [state.id, state]));
  const rows = await listOfProvider(db, provider.name);
  const known = new Set(rows.map(({ provider_id }) => provider_id));
  const unsettled = rows.flatMap((row) =>
    problemsOf(row, live.get(row.provider_id), now).map((problem) => ({
      subscription: row.provider_id,
      problem,
    })),
  );
  const refused = (await listRefusedRefunds(db, provider.name)).flatMap((row) => {
    const missing = Math.min(row.promised, row.paid) - row.returned;
    const sum = moneyOfCents(missing, row.currency);
    const problem = `${sum} of the payment ${row.id} could not be returned: return it with the provider`;
    return missing > 0 ? [{ subscription: row.subscription, problem }] : [];
  });
  const unknown = [...live.keys()]
    .filter((id) => !known.has(id))
    .map((id) => ({ subscription: id, problem: 'charged by the provider, and not known here' }));
  return [...unsettled, ...refused, ...unknown];
}
