import { noticeOf, type ProductEvent } from '#domain/notification/notification.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { composeMembershipMail } from '#server/providers/mail/membership-mail.ts';
import { addNotification } from '#server/queries/notifications.ts';
import { addMail } from '#server/queries/outbox.ts';

/** A membership event that a member is notified of. */
export interface MembershipNews {
  readonly kind: 'started' | 'renewed' | 'cancelled' | 'ended' | 'paymentFailed' | 'trialEnding';
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

const dayOf = (date: Date | null) =>
  date?.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }) ??
  'its last day';

/** The event in the list of notifications. */
function eventOf({ kind, packageName: plan, endsAt }: MembershipNews): ProductEvent {
  switch (kind) {
    case 'started':
      return { kind: 'subscriptionStarted', plan };
    case 'renewed':
      return { kind: 'subscriptionRenewed', plan, until: dayOf(endsAt) };
    case 'trialEnding':
      return { kind: 'trialEnding', plan, on: dayOf(endsAt) };
    case 'cancelled':
      return { kind: 'subscriptionCancelled', plan };
    case 'ended':
      return { kind: 'subscriptionEnded', plan };
    case 'paymentFailed':
      return { kind, plan };
  }
}

type Parts = Pick<Context, 'now' | 'secrets' | 'mailer'>;

/** Queues the mail and the notification, in the transaction of the event. Call `mailer.flush` after it. */
export async function notifyMember(
  { now, secrets, mailer }: Parts,
  tx: Db,
  news: MembershipNews,
): Promise<void> {
  const { kind, userId } = news;
  await addNotification(tx, { userId, payload: noticeOf(eventOf(news)), now: now() });
  if (kind !== 'trialEnding' && kind !== 'paymentFailed') return;
  const mail = composeMembershipMail({ ...news, kind });
  await addMail(tx, {
    userId,
    topic: `membership ${kind} ${news.subscriptionId}`,
    sealed: secrets.encrypt(JSON.stringify(mail)),
    now: now(),
    dueAt: mailer.delivery === 'sent' ? now() : null,
    expiresAt: null,
  });
}
