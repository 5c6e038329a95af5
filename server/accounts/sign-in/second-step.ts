import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import { findProof, type Proof } from '#server/accounts/two-step/find-proof.ts';
import { warnOfFailedSteps } from '#server/accounts/two-step/warn-of-failed-steps.ts';
import type { Call, Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, invalid, tooMany } from '#server/errors.ts';
import {
  consumeQuota,
  refundQuota,
  reserveSignInAttempt,
  resetSignInFailures,
} from '#server/queries/rate-limits.ts';
import { findTwoStep, isTwoStepOn } from '#server/queries/two-step.ts';
import {
  addTwoStepToken,
  consumeTwoStepToken,
  recordTwoStepAttempt,
  refundTwoStepAttempt,
} from '#server/queries/two-step-tokens.ts';
import { addressKey } from '#server/security/address-key.ts';
import { coarseClient } from '#server/security/coarse-client.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { maxTries } from '#server/security/one-time-codes.ts';
import { newChallenge, passkeySite, requestOptions } from '#server/security/passkeys.ts';
import { hashToken, randomToken } from '#server/security/tokens.ts';
import { admit, expiredSignIn } from './admit.ts';
import { lockSignIn } from './lock-sign-in.ts';
import { openSession } from './open-session.ts';
import { requireFields } from './required-fields.ts';

type Body = OperationBody<'issueToken'>;

/**
 * Resolves to a 403 with a token for the second step if the member has turned it on: the first step alone opens no
 * session. `sessionId`: of the session that the second step opens.
 */
export async function demandSecondStep(
  context: Context,
  tx: Db,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<ApiError | null> {
  const { config } = context;
  if (!(await isTwoStepOn(tx, userId))) return null;
  const { authenticator, passkeys, recoveryCodes } = await findTwoStep(tx, userId);
  const token = `kf_2s_${randomToken()}`;
  const challenge = newChallenge();
  const expiresAt = addMs(context.now(), lifetimes.secondStep);
  await addTwoStepToken(tx, { hash: hashToken(token), userId, sessionId, challenge, expiresAt });
  const site = passkeySite(config);
  const hasPasskey = site !== null && passkeys.length > 0;
  return new ApiError(403, 'Confirm it’s you with your second step.', {
    details: {
      two_step_token: token,
      two_step: {
        expires_in: inSeconds(lifetimes.secondStep),
        methods: [
          ...(hasPasskey ? ['passkey'] : []),
          ...(authenticator === undefined ? [] : ['authenticator']),
          ...(recoveryCodes > 0 ? ['recovery_code'] : []),
        ],
        passkey: hasPasskey ? requestOptions(site, challenge, passkeys) : null,
      },
    },
  });
}

const refusals: Readonly<Record<Proof['kind'], readonly [field: keyof Body, sentence: string]>> = {
  passkey: ['assertion', 'This passkey couldn’t be confirmed. Try again, or choose another way.'],
  authenticator: ['code', 'This code isn’t right. Enter the one your app shows now.'],
  recoveryCode: ['recovery_code', 'This recovery code isn’t right, or was used before.'],
};

/** The proof in the request. Throws 422, without counting an attempt, if there is none or it is empty. */
function proofOf({ assertion, code, recovery_code: recoveryCode }: Body): Proof {
  if (assertion) return { kind: 'passkey', text: assertion };
  if (code) return { kind: 'authenticator', text: code };
  if (recoveryCode) return { kind: 'recoveryCode', text: recoveryCode };
  if (recoveryCode !== undefined) throw invalid({ recovery_code: ['Enter one of your recovery codes.'] });
  throw invalid({ code: ['Enter the code that your authenticator app shows.'] });
}

/** Counted separately from the password: knowing that proves nothing about the second step. */
const subjectOf = (userId: string) => `two-step ${userId}`;

/** Opens the session for a token of `demandSecondStep` and one of the member's factors. */
export async function bySecondStep(
  context: Context,
  call: Call<'issueToken'>,
): Promise<OperationResponse<'issueToken'>> {
  const { body, address } = call;
  const { db } = context;
  const { two_step_token: token } = requireFields(body, { two_step_token: 'Sign in first.' });
  const proof = proofOf(body);
  const now = context.now();
  const from = addressKey(address);
  const wait = await consumeQuota(db, limits.codeFromAddress, from, now);
  if (wait > 0) throw tooMany(inSeconds(wait));

  const hash = hashToken(token);
  const attempt = await recordTwoStepAttempt(db, { hash, most: maxTries, now });
  if (attempt === undefined) throw expiredSignIn();
  admit(context, attempt);
  const { userId, sessionId } = attempt;
  // a passkey can't be guessed, so failed guesses of codes don't block it
  const isGuess = proof.kind !== 'passkey';
  const hold = isGuess ? await reserveSignInAttempt(db, subjectOf(userId), now) : 0;
  if (hold > 0) {
    await refundTwoStepAttempt(db, hash);
    throw tooMany(inSeconds(hold));
  }

  const refuse = async () => {
    if (attempt.tries === maxTries) await warnOfFailedSteps(context, attempt);
    const [field, sentence] = refusals[proof.kind];
    return invalid({ [field]: [sentence] });
  };
  const client = coarseClient(call);
  const consume = await findProof(context, { ...attempt, client }, proof);
  if (consume === null) throw await refuse();
  const session = await db.transaction().execute(async (tx) => {
    await lockSignIn(context, tx, { id: userId, signInEpoch: attempt.signInEpoch });
    // a concurrent attempt used the same code first; nothing has been written yet
    if (!(await consume(tx))) return null;
    if (!(await consumeTwoStepToken(tx, hash, now))) throw expiredSignIn();
    return openSession(context, tx, { userId, sessionId, client });
  });
  if (session === null) throw await refuse();
  if (isGuess) await resetSignInFailures(db, subjectOf(userId));
  await refundQuota(db, limits.codeFromAddress, from);
  context.mailer.flush();
  return session;
}
