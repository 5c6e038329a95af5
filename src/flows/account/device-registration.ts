import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { logFailure } from '#src/flows/log-failure.ts';
import {
  clearToken,
  getPushToken,
  type PushServiceFacts,
  readStoredToken,
  storeToken,
  unsubscribeFromPush,
} from '#src/pwa/push-token.ts';

const description = 'The push token of this device';

/**
 * Registers this device's push token with the server. A browser that returns no token is treated as an unavailable
 * service.
 */
export async function registerDevice(signal?: AbortSignal): Promise<Outcome<null>> {
  const options = signal ? { signal } : {};
  const service = await outcomeOf(client.GET('/push-service', options), ({ data }) => data);
  if (service.kind !== 'ok') return logFailure(description, service);
  let token: string;
  try {
    token = await getPushToken(service.value as PushServiceFacts);
  } catch (error) {
    console.warn(error);
    return { kind: 'unavailable', status: null, message: null };
  }
  const registered = await outcomeOf(
    client.POST('/users/fcm-tokens', { body: { token }, ...options }),
    () => null,
  );
  if (registered.kind !== 'ok') return logFailure(description, registered);
  storeToken(token);
  return registered;
}

/** Ends push messages on this device; the server notices when it sends the next one. */
export async function clearDevice(): Promise<void> {
  clearToken();
  try {
    await unsubscribeFromPush();
  } catch (error) {
    console.warn(error);
  }
}

/** Unregisters this device. If that fails, the server notices when it sends the next message. */
export async function removeDevice(): Promise<null> {
  const stored = readStoredToken();
  await clearDevice();
  if (stored === null) return null;
  const path = { token: stored.token };
  logFailure(
    description,
    await outcomeOf(client.DELETE('/users/fcm-tokens/{token}', { params: { path } }), () => null),
  );
  return null;
}
