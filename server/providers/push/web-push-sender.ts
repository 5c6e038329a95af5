import webPush from 'web-push';
import { messageTtlSeconds, type PushSender, PushUnavailable } from '#server/context/push-sender.ts';
import { NotPublic, type PostResponse, type SendPost } from '#server/security/post-to-public-host.ts';
import { retryAfterMs } from './retry-after.ts';
import type { VapidKeys } from './web-push-keys.ts';

/** Parses a browser's PushSubscription; null for anything else. */
function readSubscription(token: string): webPush.PushSubscription | null {
  try {
    const { endpoint, keys } = JSON.parse(token) as Partial<webPush.PushSubscription>;
    if (typeof endpoint !== 'string' || !URL.canParse(endpoint)) return null;
    if (typeof keys?.p256dh !== 'string' || typeof keys.auth !== 'string') return null;
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  } catch {
    return null;
  }
}

export interface WebPushParts {
  readonly keys: VapidKeys;
  /** Contact for push services (VAPID subject): https: or mailto:. */
  readonly contact: string;
  readonly post: SendPost;
  readonly now: () => Date;
}

/** Outcome of a push service's response (RFC 8030). */
function outcomeOf({ status, retryAfter }: PostResponse, now: Date): 'sent' | 'gone' | 'refused' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500)
    throw new PushUnavailable(`The push service responded with ${status}.`, {
      retryAfterMs: retryAfterMs(retryAfter, now),
    });
  // also our own faults, such as a wrong clock: no reason to delete devices
  return 'refused';
}

/** Web Push (RFC 8030): encrypted for the browser, signed with our key, delivered by the browser vendor's service. */
export function createWebPushSender({ keys, contact, post, now }: WebPushParts): PushSender {
  const vapidDetails = { subject: contact, ...keys };

  function encryptedRequest(subscription: webPush.PushSubscription, text: string, topic: string) {
    try {
      return webPush.generateRequestDetails(subscription, text, {
        vapidDetails,
        TTL: messageTtlSeconds,
        urgency: 'normal',
        topic,
        contentEncoding: 'aes128gcm',
      });
    } catch {
      // invalid keys
      return null;
    }
  }

  return {
    service: async () => ({ service: 'web_push', public_key: keys.publicKey, firebase: null }),
    send: async (token, message, signal) => {
      const subscription = readSubscription(token);
      const request = subscription && encryptedRequest(subscription, JSON.stringify(message), message.tag);
      if (request === null || request.body === null) return 'gone';
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      try {
        return outcomeOf(await post({ url: request.endpoint, headers, body: request.body, signal }), now());
      } catch (error) {
        if (error instanceof PushUnavailable) throw error;
        if (error instanceof NotPublic) return 'gone';
        throw new PushUnavailable('The push service does not respond.', { cause: error });
      }
    },
  };
}
