import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { composeMembershipMail } from '#server/providers/mail/membership-mail.ts';
import { addMail } from '#server/queries/outbox.ts';

/** What a member is to hear of the membership. */
export interface MembershipNews {
  readonly kind: 'started' | 'cancelled' | 'ended' | 'paymentFailed' | 'trialEnding';
  readonly userId: string;
  readonly email: string;
  readonly subscriptionId: string;
  readonly packageName: string;
  /** Of the trial or the period. */
  readonly endsAt: Date | null;
  readonly autoRenew: boolean;
  /** What the next period costs, in minor units. */
  readonly amount: number;
}

type Parts = Pick<Context, 'now' | 'secrets' | 'post'>;

/** Writes what tells the member, in the transaction of what has happened. `post.wake` is to be called after it. */
export async function tell({ now, secrets, post }: Parts, tx: Db, news: MembershipNews): Promise<void> {
  const { kind, userId } = news;
  if (kind !== 'trialEnding' && kind !== 'paymentFailed') return;
  const mail = composeMembershipMail({ ...news, kind });
  await addMail(tx, {
    userId,
    topic: `membership ${kind} ${news.subscriptionId}`,
    sealed: secrets.seal(JSON.stringify(mail)),
    now: now(),
    dueAt: post.delivery === 'sent' ? now() : null,
    usefulUntil: null,
  });
}
