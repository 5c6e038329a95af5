import { fromPromise } from 'xstate';
import { socialReturnOf } from '#domain/session/social-return.ts';
import type { FirstStep } from '#machines/auth/credentials.ts';
import { socialSignInMachine } from '#machines/auth/social-sign-in.machine.ts';
import { thirdPartyVerificationMachine } from '#machines/auth/third-party-verification.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { hasFlag, setFlag } from '#src/api/session-flags.ts';
import { paths } from '#src/paths.ts';
import { exchangeTokens } from './exchange-tokens.ts';
import { clearStoredTokens } from './session-flow.ts';

const exchangeCode = fromPromise<Outcome<FirstStep>, { code: string }>(({ input, signal }) => {
  const body = {
    grant_type: 'authorization_code' as const,
    client_id: 'app',
    client_secret: 'app',
    code: input.code,
    redirect_uri: `${location.origin}${paths.socialReturn()}`,
  };
  return exchangeTokens(body, 'code', signal);
});

export const socialSignInFlow = socialSignInMachine.provide({
  actors: {
    readReturn: fromPromise(async () => socialReturnOf(new URLSearchParams(location.search))),
    exchangeCode,
    markSession: fromPromise(async () => {
      setFlag('viaCode');
      return null;
    }),
    clearStoredTokens,
  },
});

export const thirdPartyVerificationFlow = thirdPartyVerificationMachine.provide({
  actors: {
    readMark: fromPromise(async () => hasFlag('verified')),
    verifyThirdParty: fromPromise<Outcome<null>>(({ signal }) =>
      outcomeOf(client.POST('/users/me/verify-third-party', { signal }), () => null),
    ),
    storeMark: fromPromise(async () => {
      setFlag('verified');
      return null;
    }),
  },
});
