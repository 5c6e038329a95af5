import type { AccountChangeKind } from '#domain/account/account-changes.ts';
import type { CoarseClient } from '#domain/account/coarse-client.ts';
import { composeLetter, productName } from './letter.ts';
import type { Mail } from './mail-sender.ts';

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
  email: 'has just changed its email address.',
  password: 'has just changed its password.',
  passkeyAdded: 'has just added a passkey. Signing in now takes a second step.',
  passkeyRemoved: 'has just removed a passkey.',
  authenticatorAdded: 'has just added an authenticator app. Signing in now takes a second step.',
  authenticatorRemoved: 'has just removed the authenticator app.',
  recoveryCodesRenewed: 'has just made new recovery codes. The ones before don’t work any more.',
};

interface More {
  readonly client: CoarseClient;
  /** Reverts the change. */
  readonly link: string;
  readonly days: number;
}

const whereOf = ({ device, network }: CoarseClient) =>
  device === null ? [] : [`It was done with ${device}${network === null ? '' : `, network ${network}`}.`];
const codes = (count: number) => (count === 1 ? '1 code is' : `${count} codes are`);

/** Reports a change to the address from before it. A new address is not named. */
export function composeAccountChangeMail(
  to: string,
  change: MailedChange,
  { client, link, days }: More,
): Mail {
  const letter = { to, subject: subjects[change.kind], code: null };
  if (change.kind === 'recoveryCodeUsed')
    return composeLetter({
      ...letter,
      before: [
        'Hello,',
        `somebody has just signed in to ${account} with one of its recovery codes. ${codes(change.codesLeft)} left.`,
        ...whereOf(client),
      ],
      after: [
        'Was it you? Then keep the other codes safe, or make new ones on the page Security.',
        'Was it not you? Set a new password with “Forgot password” on the sign-in page: that signs out everybody. Then make new recovery codes on the page Security.',
      ],
    });
  return composeLetter({
    ...letter,
    before: [
      'Hello,',
      `somebody who is signed in to ${account} ${sentences[change.kind]}`,
      ...whereOf(client),
    ],
    after: [
      'Was it you? Then there is nothing to do.',
      `Was it not you? Take it back within ${days} days: ${link}`,
      'That takes back all that was changed since, signs out everybody, and you set a new password with a code that we mail to this address.',
    ],
  });
}
