import { createSign } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { messageTtlSeconds, type PushSender, PushUnavailable } from '#server/context/push-sender.ts';
import { retryAfterMs } from './retry-after.ts';

/** Google's endpoints; tests override them. */
export const googleAddresses = {
  token: 'https://oauth2.googleapis.com/token',
  messages: 'https://fcm.googleapis.com',
} as const;

export interface FcmParts {
  readonly firebase: NonNullable<Config['firebase']>;
  readonly addresses?: { readonly token: string; readonly messages: string };
  readonly now: () => Date;
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const hour = 60 * 60 * 1000;
/** Margin before the expiry at which an access token is renewed. */
const margin = 5 * 60 * 1000;
const fcmError = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
const badRequest = 'type.googleapis.com/google.rpc.BadRequest';
/** Error codes of Firebase for a token that has ended. */
const endedCodes: readonly unknown[] = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface FcmFailure {
  readonly error?: {
    readonly details?: readonly {
      readonly '@type'?: unknown;
      readonly errorCode?: unknown;
      readonly fieldViolations?: readonly { readonly field?: unknown }[];
    }[];
  };
}

/**
 * Whether the device is gone. An invalid argument means that only if the token is the invalid one: a defect
 * of our payload must not delete all devices.
 */
function isGone(body: unknown): boolean {
  const { error } = Object(body) as FcmFailure;
  const details = error?.details ?? [];
  const codes = details.filter((each) => each['@type'] === fcmError).map(({ errorCode }) => errorCode);
  if (codes.some((code) => endedCodes.includes(code))) return true;
  const violations = details
    .filter((each) => each['@type'] === badRequest)
    .flatMap(({ fieldViolations = [] }) => fieldViolations);
  return (
    codes.includes('INVALID_ARGUMENT') &&
    violations.length > 0 &&
    violations.every(({ field }) => field === 'message.token')
  );
}

/** Firebase Cloud Messaging (HTTP v1). Data messages only: the app's own service worker shows them. */
export function createFcmSender({ firebase, addresses = googleAddresses, now }: FcmParts): PushSender {
  let access: { readonly token: string; readonly until: number } | null = null;

  /** Signed with the service account's key (RFC 7523). */
  function assertion(): string {
    const at = Math.floor(now().getTime() / 1000);
    const claims = { iss: firebase.clientEmail, scope, aud: addresses.token, iat: at, exp: at + 3600 };
    const signed = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
    // in an .env file the key is on one line
    const key = firebase.privateKey.replaceAll('\\n', '\n');
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
  }

  async function accessToken(signal: AbortSignal): Promise<string> {
    const at = now().getTime();
    if (access !== null && access.until > at) return access.token;
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: assertion(),
    });
    const response = await ask(addresses.token, { method: 'POST', body, signal });
    if (!response.ok) throw new PushUnavailable(`Google gave no access token (${response.status}).`);
    const { access_token: token, expires_in: seconds } = (await response.json()) as {
      access_token: string;
      expires_in?: number;
    };
    access = { token, until: at + (seconds === undefined ? hour : seconds * 1000) - margin };
    return token;
  }

  async function ask(url: string, request: RequestInit): Promise<Response> {
    try {
      return await fetch(url, { ...request, redirect: 'error' });
    } catch (error) {
      throw new PushUnavailable('Firebase does not respond.', { cause: error });
    }
  }

  return {
    service: async () => ({
      service: 'fcm',
      public_key: firebase.vapidKey,
      firebase: {
        api_key: firebase.apiKey,
        app_id: firebase.appId,
        messaging_sender_id: firebase.messagingSenderId,
        project_id: firebase.projectId,
      },
    }),
    send: async (token, { title, body, url, tag }, signal) => {
      const data = { title, body, tag, ...(url !== null && { url }) };
      const webpush = { headers: { TTL: String(messageTtlSeconds), Urgency: 'normal', Topic: tag } };
      const response = await ask(`${addresses.messages}/v1/projects/${firebase.projectId}/messages:send`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await accessToken(signal)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ message: { token, data, webpush } }),
        signal,
      });
      if (response.ok) return 'sent';
      if (isGone(await response.json().catch(() => null))) return 'gone';
      if (response.status === 401) access = null;
      throw new PushUnavailable(`Firebase responded with ${response.status}.`, {
        retryAfterMs: retryAfterMs(response.headers.get('retry-after'), now()),
      });
    },
  };
}
