import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { PaymentProvider } from '#server/context/payment.ts';

/** An outside system, and a call of it that shows whether the site's own keys do. */
export interface ProviderCheck {
  readonly system: string;
  /** Resolves to a sentence; null: it isn't set up. Throws what is wrong. */
  readonly run: (() => Promise<string>) | null;
}

export interface CheckParts {
  readonly config: Config;
  readonly payments: PaymentProvider | null;
  readonly now: () => Date;
  readonly fetch?: typeof fetch;
}

const timeoutMs = 10_000;

/** A code that nobody was given: refused as such, it shows that the keys are accepted. */
async function checkGoogle(
  { clientId, clientSecret }: NonNullable<Config['google']>,
  ask: typeof fetch,
): Promise<string> {
  const response = await ask('https://oauth2.googleapis.com/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      code: 'of-nobody',
      redirect_uri: 'https://localhost/',
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { error } = (await response.json()) as { readonly error?: unknown };
  if (error === 'invalid_grant' || error === 'redirect_uri_mismatch') return 'Google accepts the keys.';
  throw new Error(`Google responded with ${response.status} ${String(error)}.`);
}

async function checkFacebook(
  { clientId, clientSecret }: NonNullable<Config['facebook']>,
  ask: typeof fetch,
): Promise<string> {
  const response = await ask('https://graph.facebook.com/v25.0/oauth/access_token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return 'Facebook accepts the keys.';
  throw new Error(`Facebook responded with ${response.status}.`);
}

async function checkSmtp(mail: NonNullable<Config['mail']>): Promise<string> {
  const { createSmtpSender } = await import('./mail/smtp-sender.ts');
  if (await createSmtpSender(mail).isReachable()) return 'The mail server accepts the sign-in.';
  throw new Error('The mail server is not reached, or refuses the sign-in.');
}

/** Stores a file, reads it, and deletes it. */
async function checkS3(s3: NonNullable<Config['s3']>): Promise<string> {
  const { createS3Storage } = await import('./storage/s3-storage.ts');
  const storage = createS3Storage(s3);
  const bytes = randomBytes(16);
  const name = `recipes/${bytes.toString('base64url')}.webp`;
  await storage.put(name, bytes);
  const read = await storage.get(name);
  await storage.remove(name);
  if (read === null || !bytes.equals(read)) throw new Error('The bucket gave back something else.');
  return 'A file was stored in the bucket, read, and deleted.';
}

async function checkFirebase(firebase: NonNullable<Config['firebase']>, now: () => Date): Promise<string> {
  const { createFcmSender } = await import('./push/fcm-sender.ts');
  const message = { title: 'Check', body: 'Check', url: null, tag: 'check' };
  const signal = AbortSignal.timeout(timeoutMs);
  const outcome = await createFcmSender({ firebase, now }).send('of-no-device', message, signal);
  if (outcome === 'gone') return 'Firebase accepts the keys.';
  throw new Error('Firebase sent a message to no device.');
}

async function checkSpoonacular(apiKey: string, now: () => Date): Promise<string> {
  const { createSpoonacular } = await import('./recipe-source/spoonacular.ts');
  const recipes = await createSpoonacular({ apiKey, now }).find([716429]);
  return `Spoonacular accepts the key (${recipes.length} recipe read).`;
}

/** One check for each outside system. None of them costs money or reaches a member. */
export function providerChecks(parts: CheckParts): readonly ProviderCheck[] {
  const { config, payments, now, fetch: ask = fetch } = parts;
  const { google, facebook, firebase, s3, spoonacularApiKey: key, mail } = config;
  return [
    { system: 'Payment', run: payments && (() => payments.describeAccount()) },
    { system: 'Mail (SMTP)', run: mail && (() => checkSmtp(mail)) },
    { system: 'Google sign-in', run: google && (() => checkGoogle(google, ask)) },
    { system: 'Facebook sign-in', run: facebook && (() => checkFacebook(facebook, ask)) },
    { system: 'Firebase', run: firebase && (() => checkFirebase(firebase, now)) },
    { system: 'Pictures (S3)', run: s3 && (() => checkS3(s3)) },
    { system: 'Spoonacular', run: key === null ? null : () => checkSpoonacular(key, now) },
  ];
}
