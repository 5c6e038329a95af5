import type { Config } from '#server/config.ts';
import type { PushSender } from '#server/context/push-sender.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/security/secrets.ts';

export interface PushParts {
  readonly config: Config;
  readonly db: Db;
  readonly secrets: Secrets;
  readonly now: () => Date;
}

async function openSender({ config, db, secrets, now }: PushParts): Promise<PushSender> {
  const { firebase } = config;
  if (firebase !== null) return (await import('./fcm-sender.ts')).createFcmSender({ firebase, now });
  const [{ loadVapidKeys }, { createWebPushSender }, { postPublic }] = await Promise.all([
    import('./web-push-keys.ts'),
    import('./web-push-sender.ts'),
    import('#server/security/post-to-public-host.ts'),
  ]);
  const { publicUrl } = config;
  const contact = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:push@kindfare.example';
  return createWebPushSender({ keys: await loadVapidKeys(db, secrets), contact, post: postPublic, now });
}

/** The push service, created on first use. */
export function createPush(parts: PushParts): PushSender {
  let opening: Promise<PushSender> | null = null;
  const opened = () => {
    opening ??= openSender(parts).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  return {
    service: async () => (await opened()).service(),
    send: async (token, message, signal) => (await opened()).send(token, message, signal),
  };
}
