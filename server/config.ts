import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isLoopbackAddress, isLoopbackName } from './security/loopback.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type DatabasePlace =
  | { readonly kind: 'embedded'; readonly folder: string }
  | {
      readonly kind: 'postgres';
      readonly url: string;
      /** Its streaming replicas, one URL for each server; a read may go to one of them. */
      readonly replicas?: readonly string[];
    };

export interface Config {
  /**
   * Whether the server is open to the internet, by NODE_ENV, PUBLIC_URL and HOST: then all stand-ins for real
   * providers are off.
   */
  readonly isPublic: boolean;
  readonly host: string;
  readonly port: number;
  /** How members reach the server, without a slash at the end; null: the address it listens on. */
  readonly publicUrl: string | null;
  /** Absolute. */
  readonly dataDir: string;
  readonly database: DatabasePlace;
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** Master key for health answers, codes and pending mail; null: a file in the data folder holds the key. */
  readonly secretKey: string | null;
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null;
  readonly google: { readonly clientId: string; readonly clientSecret: string } | null;
  readonly facebook: { readonly clientId: string; readonly clientSecret: string } | null;
  readonly firebase: {
    readonly projectId: string;
    readonly clientEmail: string;
    readonly privateKey: string;
    /** Of the web app in the Firebase project; sent to members' browsers. */
    readonly apiKey: string;
    readonly appId: string;
    readonly messagingSenderId: string;
    readonly vapidKey: string;
  } | null;
  readonly s3: {
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  } | null;
  readonly spoonacularApiKey: string | null;
  readonly partnerId: string;
  readonly logLevel: LogLevel;
  /** Bearer token of /metrics; null: there is no such path. */
  readonly metricsToken: string | null;
  /** Addresses whose X-Forwarded-For is trusted; without any, no forwarded header counts. */
  readonly trustedProxies: readonly string[];
}

/** A value of the environment that cannot be used; the message is one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An empty value counts as absent. */
function read(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

function refuse(name: string, requested: string, value?: string): never {
  throw new ConfigError(`${name} must be ${requested}${value === undefined ? '' : `, not "${value}"`}.`);
}

/** The value as a URL of one of the schemes. `secret` values are not repeated in the sentence. */
function readUrl(env: Environment, name: string, schemes: readonly string[], secret: boolean): URL | null {
  const value = read(env, name);
  if (value === null) return null;
  const url = URL.parse(value);
  if (url === null || !schemes.includes(url.protocol.slice(0, -1)) || url.hostname === '') {
    const starts = schemes.map((scheme) => `${scheme}://`).join(' or ');
    refuse(name, `an address that starts with ${starts}`, secret ? undefined : value);
  }
  return url;
}

/** All of the named values or none of them. */
function readGroup<Key extends string>(
  env: Environment,
  names: Readonly<Record<Key, string>>,
): Record<Key, string> | null {
  const entries = Object.entries<string>(names).map(([key, name]) => [key, read(env, name), name] as const);
  const present = entries.find(([, value]) => value !== null);
  const missing = entries.find(([, value]) => value === null);
  if (present === undefined) return null;
  if (missing !== undefined)
    throw new ConfigError(`${missing[2]} is missing; it is needed because ${present[2]} is set.`);
  return Object.fromEntries(entries.map(([key, value]) => [key, value])) as Record<Key, string>;
}

function readPort(env: Environment): number {
  const value = read(env, 'PORT') ?? '3000';
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) refuse('PORT', 'a whole number from 0 to 65535', value);
  return port;
}

function readHost(env: Environment): string {
  const value = read(env, 'HOST') ?? '127.0.0.1';
  if (isIP(value) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value))
    refuse('HOST', 'a host name or an IP address', value);
  return value;
}

function readPublicUrl(env: Environment): string | null {
  const url = readUrl(env, 'PUBLIC_URL', ['http', 'https'], false);
  if (url === null) return null;
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    refuse('PUBLIC_URL', 'an address without a path, such as https://food.example', url.href);
  return url.origin;
}

const postgresSchemes = ['postgres', 'postgresql'];

/** The other servers of the same database. */
function readReplicas(env: Environment): string[] {
  const name = 'DATABASE_REPLICA_URLS';
  const urls = (read(env, name) ?? '').split(',').filter((part) => part.trim() !== '');
  return urls.flatMap((url) => readUrl({ [name]: url }, name, postgresSchemes, true)?.href ?? []);
}

function readDatabase(env: Environment, dataDir: string): DatabasePlace {
  const url = readUrl(env, 'DATABASE_URL', postgresSchemes, true);
  const replicas = readReplicas(env);
  if (url === null && replicas.length > 0)
    throw new ConfigError('DATABASE_URL is missing; it is needed because DATABASE_REPLICA_URLS is set.');
  if (url === null) return { kind: 'embedded', folder: resolve(dataDir, 'database') };
  return { kind: 'postgres', url: url.href, ...(replicas.length === 0 ? {} : { replicas }) };
}

function readMail(env: Environment): Config['mail'] {
  readUrl(env, 'SMTP_URL', ['smtp', 'smtps'], true);
  const mail = readGroup(env, { smtpUrl: 'SMTP_URL', from: 'MAIL_FROM' });
  if (mail !== null && !/^([^\s@<>]+@[^\s@<>]+|[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>)$/.test(mail.from))
    refuse('MAIL_FROM', 'an email address, alone or as Name <address>', mail.from);
  return mail;
}

const environments: readonly (string | null)[] = ['production', 'development', 'test', null];

/** A misspelled one would leave the stand-ins open. */
function readIsProduction(env: Environment): boolean {
  const value = read(env, 'NODE_ENV');
  if (!environments.includes(value))
    refuse('NODE_ENV', 'production on a site for members, and otherwise development or empty', value ?? '');
  return value === 'production';
}

/** A host name counts as this machine only if it is one of the loopback names. */
function readIsPublic(env: Environment): boolean {
  const host = readHost(env);
  const publicUrl = readPublicUrl(env);
  const isLocalHost = isIP(host) === 0 ? isLoopbackName(host) : isLoopbackAddress(host);
  const isLocalUrl = publicUrl === null || isLoopbackName(new URL(publicUrl).host);
  return readIsProduction(env) || !isLocalHost || !isLocalUrl;
}

function readStripe(env: Environment): Config['stripe'] {
  const stripe = readGroup(env, { secretKey: 'STRIPE_SECRET_KEY', webhookSecret: 'STRIPE_WEBHOOK_SECRET' });
  if (stripe === null) return null;
  if (!/^[sr]k_\w+$/.test(stripe.secretKey))
    refuse('STRIPE_SECRET_KEY', 'a secret or restricted key of Stripe, which starts with sk_ or rk_');
  if (!/^whsec_\S+$/.test(stripe.webhookSecret))
    refuse('STRIPE_WEBHOOK_SECRET', 'the signing secret of a webhook endpoint, which starts with whsec_');
  if (readIsPublic(env) && read(env, 'PUBLIC_URL') === null)
    throw new ConfigError('PUBLIC_URL is missing; it is needed because STRIPE_SECRET_KEY is set.');
  return stripe;
}

type SocialApp = Config['google'];

/** OAuth redirect URIs are registered with the provider, so a public server needs its address. */
function readSocialApp(env: Environment, name: 'GOOGLE' | 'FACEBOOK'): SocialApp {
  const app = readGroup(env, { clientId: `${name}_CLIENT_ID`, clientSecret: `${name}_CLIENT_SECRET` });
  if (app !== null && readIsPublic(env) && read(env, 'PUBLIC_URL') === null)
    throw new ConfigError(`PUBLIC_URL is missing; it is needed because ${name}_CLIENT_ID is set.`);
  return app;
}

function readSecretKey(env: Environment): string | null {
  const key = read(env, 'SECRET_KEY');
  if (key !== null && key.length < 32) refuse('SECRET_KEY', 'at least 32 characters long');
  if (key === null && readIsPublic(env) && read(env, 'DATABASE_URL') !== null)
    throw new ConfigError(
      'SECRET_KEY is missing; it is needed because DATABASE_URL is set: make one with "openssl rand -base64 32" and give the same to every server of the database.',
    );
  return key;
}

function readPartnerId(env: Environment): string {
  const value = read(env, 'PARTNER_ID') ?? 'main';
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(value))
    refuse('PARTNER_ID', '1 to 64 letters, digits, hyphens or underscores', value);
  return value;
}

function readLogLevel(env: Environment): LogLevel {
  const value = read(env, 'LOG_LEVEL') ?? 'info';
  return (
    logLevels.find((level) => level === value) ?? refuse('LOG_LEVEL', `one of ${logLevels.join(', ')}`, value)
  );
}

function readMetricsToken(env: Environment): string | null {
  const token = read(env, 'METRICS_TOKEN');
  if (token !== null && !/^[\w.~+/=-]{16,}$/.test(token))
    refuse('METRICS_TOKEN', 'at least 16 letters, digits, or -._~+/=');
  return token;
}

function readTrustedProxies(env: Environment): string[] {
  const proxies = (read(env, 'TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter((part) => part !== '');
  for (const proxy of proxies) {
    const [address = '', bits, ...rest] = proxy.split('/');
    const max = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max);
    if (max < 0 || !isRange || rest.length > 0)
      refuse('TRUSTED_PROXIES', 'a list of IP addresses or ranges such as 10.0.0.0/8', proxy);
  }
  return proxies;
}

/** Reads the environment once, at the start. Throws ConfigError with one sentence that names the first value that cannot be used. */
export function readConfig(env: Environment): Config {
  const dataDir = resolve(read(env, 'DATA_DIR') ?? './data');
  readUrl(env, 'S3_ENDPOINT', ['http', 'https'], false);
  return {
    isPublic: readIsPublic(env),
    host: readHost(env),
    port: readPort(env),
    publicUrl: readPublicUrl(env),
    dataDir,
    database: readDatabase(env, dataDir),
    mail: readMail(env),
    secretKey: readSecretKey(env),
    stripe: readStripe(env),
    google: readSocialApp(env, 'GOOGLE'),
    facebook: readSocialApp(env, 'FACEBOOK'),
    firebase: readGroup(env, {
      projectId: 'FIREBASE_PROJECT_ID',
      clientEmail: 'FIREBASE_CLIENT_EMAIL',
      privateKey: 'FIREBASE_PRIVATE_KEY',
      apiKey: 'FIREBASE_API_KEY',
      appId: 'FIREBASE_APP_ID',
      messagingSenderId: 'FIREBASE_MESSAGING_SENDER_ID',
      vapidKey: 'FIREBASE_VAPID_KEY',
    }),
    s3: readGroup(env, {
      endpoint: 'S3_ENDPOINT',
      region: 'S3_REGION',
      bucket: 'S3_BUCKET',
      accessKeyId: 'S3_ACCESS_KEY_ID',
      secretAccessKey: 'S3_SECRET_ACCESS_KEY',
    }),
    spoonacularApiKey: read(env, 'SPOONACULAR_API_KEY'),
    partnerId: readPartnerId(env),
    logLevel: readLogLevel(env),
    metricsToken: readMetricsToken(env),
    trustedProxies: readTrustedProxies(env),
  };
}
