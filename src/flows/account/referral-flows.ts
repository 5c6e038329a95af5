import { fromPromise } from 'xstate';
import type { User } from '#domain/session/user.ts';
import { type OwnCodeOutcome, referralCodeMachine } from '#machines/account/referral-code.machine.ts';
import {
  type NameReferrerOutcome,
  type ReferrerStart,
  referrerMachine,
} from '#machines/account/referrer.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { clearReferralCode, readReferralCode } from './referral-code.ts';

/** A referrer can be named before the first payment. */
const hasPaid = ({ activated_subscription: current }: User) => current?.status === 'active';

const dismissedKey = 'referral_dismissed';

export const referralCodeFlow = referralCodeMachine.provide({
  actors: {
    saveCode: fromPromise<OwnCodeOutcome, { code: string }>(({ input: { code }, signal }) =>
      outcomeOf(client.PUT('/users/me', { body: { referral_code: code }, signal }), ({ data }) => data),
    ),
  },
});

export const referrerFlow = (session: AppFlows['session']) =>
  referrerMachine.provide({
    actors: {
      readStart: fromPromise<ReferrerStart>(async () => {
        const { user } = session.getSnapshot().context;
        return {
          isNamed: user === null || user.affiliate.referred_by !== null || hasPaid(user),
          storedCode: readReferralCode(),
          isDismissed: sessionStorage.getItem(dismissedKey) !== null,
        };
      }),
      nameReferrer: fromPromise<NameReferrerOutcome, { code: string }>(({ input: { code }, signal }) =>
        outcomeOf(
          client.POST('/users/me/add-referral-code', { body: { referral_code: code }, signal }),
          () => null,
        ),
      ),
      clearStored: fromPromise<null, { code: string }>(async ({ input: { code } }) => {
        clearReferralCode(code);
        return null;
      }),
      loadUser: fromPromise(({ signal }) =>
        outcomeOf(client.GET('/users/me', { signal }), ({ data }) => data),
      ),
      rememberDismissal: fromPromise(async () => {
        sessionStorage.setItem(dismissedKey, 'true');
        return null;
      }),
    },
  });
