import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { components } from '#contract/api.ts';
import type { Outcome } from '#machines/shared/outcome.ts';

type Schemas = components['schemas'];
type PasskeyRequest = NonNullable<NonNullable<Schemas['SignInRefusal']['two_step']>['passkey']>;

/** Whether this browser supports passkeys and the page is at the site they are valid for. */
export const canUsePasskeys = (site: string | null): boolean =>
  'PublicKeyCredential' in window && site === location.hostname;

/** Runs the browser's dialog. `canceled`: the member closed it. `conflict`: the device already has a passkey. */
async function ceremony(work: () => Promise<object>): Promise<Outcome<string>> {
  try {
    return { kind: 'ok', value: JSON.stringify(await work()) };
  } catch (error) {
    const { name } = Object(error) as { readonly name?: unknown };
    if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'canceled' };
    if (name === 'InvalidStateError') return { kind: 'conflict', message: '' };
    console.warn(error);
    return { kind: 'unavailable', status: null, message: null };
  }
}

/** Value: the new credential as JSON text. */
export const createPasskey = (creation: Schemas['PasskeyCreation']): Promise<Outcome<string>> =>
  ceremony(() => startRegistration({ optionsJSON: creation }));

/** Value: the assertion as JSON text. */
export const assertPasskey = (request: PasskeyRequest): Promise<Outcome<string>> =>
  ceremony(() => startAuthentication({ optionsJSON: request }));
