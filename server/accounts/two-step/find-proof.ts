import type { CoarseClient } from '#domain/account/coarse-client.ts';
import { reportChange } from '#server/accounts/report-change.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { consumeAuthenticatorStep, findAuthenticator } from '#server/queries/authenticators.ts';
import { findPasskey, recordPasskeyUse } from '#server/queries/passkeys.ts';
import { consumeRecoveryCode, countRecoveryCodes } from '#server/queries/recovery-codes.ts';
import { authenticatorStep } from '#server/security/authenticator-app.ts';
import { assertedCounter, claimedCredential, passkeySite } from '#server/security/passkeys.ts';
import { recoveryCodeHash } from '#server/security/recovery-codes.ts';

/** What a member sends as the second step. */
export interface Proof {
  readonly kind: 'passkey' | 'authenticator' | 'recoveryCode';
  readonly text: string;
}

interface Attempt {
  readonly userId: string;
  readonly email: string;
  readonly challenge: string;
  readonly client: CoarseClient;
}

/** Consumes the proof, so that it opens one session only; false, without a change, if a concurrent attempt was first. */
type Consume = (tx: Db) => Promise<boolean>;

async function byPasskey(
  context: Context,
  { userId, challenge }: Attempt,
  assertion: string,
): Promise<Consume | null> {
  const { db, config, now } = context;
  const site = passkeySite(config);
  const credentialId = claimedCredential(assertion);
  if (site === null || credentialId === null) return null;
  // looked up among the member's own, so another account's passkey is not found
  const passkey = await findPasskey(db, userId, credentialId);
  if (passkey === undefined) return null;
  const counter = await assertedCounter(site, challenge, passkey, assertion);
  return counter === null ? null : (tx) => recordPasskeyUse(tx, { id: passkey.id, counter, now: now() });
}

async function byAuthenticator(
  { db, secrets, now }: Context,
  { userId }: Attempt,
  code: string,
): Promise<Consume | null> {
  const authenticator = await findAuthenticator(db, userId);
  const secret = secrets.decrypt(authenticator?.encrypted ?? '');
  if (authenticator === undefined || secret === null) return null;
  const step = authenticatorStep(secret, code.replace(/\s/g, ''), now());
  return step === null ? null : (tx) => consumeAuthenticatorStep(tx, authenticator.id, step);
}

const byRecoveryCode =
  (context: Context, { userId, email, client }: Attempt, code: string): Consume =>
  async (tx) => {
    if (!(await consumeRecoveryCode(tx, userId, recoveryCodeHash(userId, code), context.now()))) return false;
    const remaining = await countRecoveryCodes(tx, userId);
    await reportChange(context, tx, {
      user: { id: userId, email, verifiedAt: null },
      kind: 'recoveryCodeUsed',
      client,
      codesLeft: remaining,
    });
    return true;
  };

/** Checks a proof against the member's factors; null for a wrong one. */
export async function findProof(
  context: Context,
  attempt: Attempt,
  { kind, text }: Proof,
): Promise<Consume | null> {
  switch (kind) {
    case 'passkey':
      return byPasskey(context, attempt, text);
    case 'authenticator':
      return byAuthenticator(context, attempt, text);
    case 'recoveryCode':
      return byRecoveryCode(context, attempt, text);
  }
}
