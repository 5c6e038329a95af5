import webPush from 'web-push';
import type { Db } from '#server/db/connect.ts';
import { getOrCreateKey, putKey } from '#server/queries/server-keys.ts';
import type { Secrets } from '#server/security/secrets.ts';

/** VAPID keys (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Created at the first start, shared by all servers of one database. */
export async function loadVapidKeys(db: Db, secrets: Secrets): Promise<VapidKeys> {
  const propose = () => secrets.encrypt(JSON.stringify(webPush.generateVAPIDKeys()));
  const stored = secrets.decrypt(await getOrCreateKey(db, 'vapid', propose()));
  if (stored !== null) return JSON.parse(stored) as VapidKeys;
  // encrypted with another SECRET_KEY: creates new keys, to which devices resubscribe by themselves
  const next = propose();
  await putKey(db, 'vapid', next);
  return JSON.parse(secrets.decrypt(next) ?? '') as VapidKeys;
}
