import { composeLetter, productName } from './letter.ts';
import type { Mail } from './mail-sender.ts';

interface MembershipLetter {
  readonly kind: 'paymentFailed' | 'trialEnding';
  readonly email: string;
  readonly packageName: string;
  readonly endsAt: Date | null;
  readonly autoRenew: boolean;
  /** US cents. */
  readonly amount: number;
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const dayOf = (date: Date | null) =>
  date === null
    ? 'soon'
    : `on ${date.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}`;

const wayToPlans = `You find your membership in ${productName} under Account.`;

/** What a member has to know before money moves, or after it could not. No link: who gets used to them clicks on those of others, too. */
export function composeMembershipMail({
  kind,
  email,
  packageName,
  endsAt,
  autoRenew,
  amount,
}: MembershipLetter): Mail {
  if (kind === 'paymentFailed')
    return composeLetter({
      to: email,
      subject: `Your payment for ${packageName} did not go through`,
      before: [
        'Hello,',
        `the payment of ${dollars(amount)} for ${packageName} was declined, so the membership is on hold. It is tried again during the next days. If it keeps failing, the membership ends and nothing more is charged.`,
      ],
      code: null,
      after: [wayToPlans],
    });
  const next = autoRenew
    ? `After that, ${dollars(amount)} is charged and the membership goes on. You do not want that? Cancel the trial before then, and nothing is charged.`
    : 'It does not renew, so nothing is charged. To go on, turn renewal on again before then.';
  return composeLetter({
    to: email,
    subject: `Your trial of ${packageName} ends ${dayOf(endsAt)}`,
    before: ['Hello,', `your free trial of ${packageName} ends ${dayOf(endsAt)}. ${next}`],
    code: null,
    after: [wayToPlans],
  });
}
