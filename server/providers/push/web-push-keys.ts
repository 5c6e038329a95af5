import webPush from 'web-push';
import type { Db } from '#server/db/connect.ts';
import { getOrCreateKey, putKey } from '#server/queries/server-keys.ts';
import type { Secrets } from '#server/security/secrets.ts';

/** By which push services know this product (RFC 8292); base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made at the first start; every server of one database has the same. */
export async function openVapidKeys(db: Db, secrets: Secrets): Promise<VapidKeys> {
  const propose = () => secrets.seal(JSON.stringify(webPush.generateVAPIDKeys()));
  const kept = secrets.unseal(await getOrCreateKey(db, 'vapid', propose()));
  if (kept !== null) return JSON.parse(kept) as VapidKeys;
  // sealed with another SECRET_KEY: devices have to register anew, which they do
  const next = propose();
  await putKey(db, 'vapid', next);
  return JSON.parse(secrets.unseal(next) ?? '') as VapidKeys;
}
