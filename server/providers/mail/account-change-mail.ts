import type { AccountChangeKind } from '#domain/account/account-changes.ts';
import type { CoarseClient } from '#domain/account/coarse-client.ts';
import { type Letter, productName } from './letter.ts';

/** A change that is reported by mail. */
export type MailedChange =
  | {
      readonly kind: Exclude<
        AccountChangeKind,
        'passwordReset' | 'restored' | 'twoStepReset' | 'recoveryCodeUsed'
      >;
    }
  | { readonly kind: 'recoveryCodeUsed'; readonly codesLeft: number };

const account = `your ${productName} account`;
const subjects: Readonly<Record<MailedChange['kind'], string>> = {
  email: `The email address of ${account} was changed`,
  password: `The password of ${account} was changed`,
  passkeyAdded: `A passkey was added to ${account}`,
  passkeyRemoved: `A passkey was removed from ${account}`,
  authenticatorAdded: `An authenticator app was added to ${account}`,
  authenticatorRemoved: `The authenticator app of ${account} was removed`,
  recoveryCodesRenewed: `New recovery codes were made for ${account}`,
  recoveryCodeUsed: `A recovery code was used to sign in to ${account}`,
};

const sentences: Readonly<Record<Exclude<MailedChange['kind'], 'recoveryCodeUsed'>, string>> = {
  email: `just changed the email address of ${account}.`,
  password: `just changed the password of ${account}.`,
  passkeyAdded: `just added a passkey to ${account}. Signing in now takes a second step.`,
  passkeyRemoved: `just removed a passkey from ${account}.`,
  authenticatorAdded: `just added an authenticator app to ${account}. Signing in now takes a second step.`,
  authenticatorRemoved: `just removed the authenticator app from ${account}.`,
  recoveryCodesRenewed: `just made new recovery codes for ${account}. The old ones don’t work anymore.`,
};

export interface AccountChangeFacts {
  /** The address from before the change. */
  readonly to: string;
  readonly change: MailedChange;
  readonly client: CoarseClient;
  /** Reverts the change. */
  readonly link: string;
  readonly days: number;
}

const placeOf = ({ device, network }: CoarseClient) =>
  device === null ? [] : [`Device: ${device}${network === null ? '' : `, network ${network}`}.`];
const codes = (count: number) => (count === 1 ? '1 code is' : `${count} codes are`);

const reason = `You got this email because we report every change in how you sign in to ${productName}. You can’t turn these emails off: they protect your account.`;

/** Reports a change to the address from before it. A new address is not named. */
export function accountChangeLetter({ to, change, client, link, days }: AccountChangeFacts): Letter {
  const letter = { to, subject: subjects[change.kind], reason };
  if (change.kind === 'recoveryCodeUsed')
    return {
      ...letter,
      preview: 'If it wasn’t you, set a new password now.',
      parts: [
        `Someone just signed in to ${account} with a recovery code. ${codes(change.codesLeft)} left.`,
        ...placeOf(client),
        'Was it you? Keep the other codes safe, or make new ones under Account, Security.',
        'Not you? Set a new password with “Forgot password” on the sign-in page. That signs everyone out. Then make new recovery codes under Account, Security.',
      ],
    };
  return {
    ...letter,
    preview: `If it wasn’t you, undo it within ${days} days.`,
    parts: [
      `Someone ${sentences[change.kind]}`,
      ...placeOf(client),
      'Was it you? You don’t need to do anything.',
      `Not you? Undo it within ${days} days. That also undoes every change made since and signs everyone out. Then we’ll email a code to this address so you can set a new password.`,
      { label: 'Undo this change', url: link },
    ],
  };
}
