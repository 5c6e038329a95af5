import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment is a complete one', () => {
  const config = readConfig({ PORT: '', SMTP_URL: ' ' });
  expect(config).toMatchObject({
    isPublic: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: null,
    dataDir: resolve('data'),
    database: { kind: 'embedded', folder: resolve('data/database') },
    mail: null,
    secretKey: null,
    stripe: null,
    google: null,
    facebook: null,
    firebase: null,
    s3: null,
    spoonacularApiKey: null,
    partnerId: 'main',
    logLevel: 'info',
    metricsToken: null,
    trustedProxies: [],
  });
});

test('every value is read', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    PORT: '8080',
    HOST: '::',
    PUBLIC_URL: 'https://food.example/',
    DATA_DIR: '/var/lib/food',
    DATABASE_URL: 'postgres://me:secret@db/food',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Food <food@food.example>',
    SECRET_KEY: 'k'.repeat(32),
    STRIPE_SECRET_KEY: 'sk_test_a',
    STRIPE_WEBHOOK_SECRET: 'whsec_b',
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
    FACEBOOK_CLIENT_ID: 'a',
    FACEBOOK_CLIENT_SECRET: 'b',
    FIREBASE_PROJECT_ID: 'a',
    FIREBASE_CLIENT_EMAIL: 'b',
    FIREBASE_PRIVATE_KEY: 'c',
    FIREBASE_API_KEY: 'd',
    FIREBASE_APP_ID: 'e',
    FIREBASE_MESSAGING_SENDER_ID: 'f',
    FIREBASE_VAPID_KEY: 'g',
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'a',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'c',
    S3_SECRET_ACCESS_KEY: 'd',
    SPOONACULAR_API_KEY: 'a',
    PARTNER_ID: 'north',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: 'a-token-of-16-letters',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
  });
  expect(config).toMatchObject({
    isPublic: true,
    host: '::',
    port: 8080,
    publicUrl: 'https://food.example',
    dataDir: '/var/lib/food',
    database: { kind: 'postgres', url: 'postgres://me:secret@db/food' },
    mail: { smtpUrl: 'smtps://mail.example', from: 'Food <food@food.example>' },
    secretKey: 'k'.repeat(32),
    partnerId: 'north',
    logLevel: 'warn',
    metricsToken: 'a-token-of-16-letters',
    trustedProxies: ['10.0.0.0/8', '::1'],
  });
  expect(Object.values(config)).not.toContain(null);
});

test.each([
  [{}, false],
  [{ HOST: '127.0.0.1' }, false],
  [{ HOST: '::1' }, false],
  [{ HOST: 'localhost' }, false],
  [{ PUBLIC_URL: 'http://localhost:4000' }, false],
  [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, false],
  [{ NODE_ENV: 'development' }, false],
  [{ NODE_ENV: 'production' }, true],
  [{ PUBLIC_URL: 'https://food.example' }, true],
  [{ PUBLIC_URL: 'http://192.168.1.20:3000' }, true],
  [{ PUBLIC_URL: 'http://localhost.food.example' }, true],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '192.168.1.20' }, true],
  [{ HOST: 'food.example' }, true],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, true],
])('%j: whether strangers may reach the server is %s', (env, isPublic) => {
  expect(readConfig(env).isPublic).toBe(isPublic);
});

describe('a value that cannot be used is named in one sentence', () => {
  test.each(['A <a@b.example', 'a@b.example>', 'a@b@c.example', 'A a@b.example'])('MAIL_FROM %s', (from) => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: from })).toThrow(
      `MAIL_FROM must be an email address, alone or as Name <address>, not "${from}".`,
    );
  });

  test.each(['prod', 'Production', 'production,'])(
    'NODE_ENV %s, which would leave the stand-ins open',
    (name) => {
      expect(() => readConfig({ NODE_ENV: name })).toThrow(
        `NODE_ENV must be production on a site for members, and otherwise development or empty, not "${name}".`,
      );
    },
  );

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
    [{ HOST: 'no spaces' }, 'HOST must be a host name or an IP address, not "no spaces".'],
    [
      { PUBLIC_URL: 'food.example' },
      'PUBLIC_URL must be an address that starts with http:// or https://, not "food.example".',
    ],
    [
      { PUBLIC_URL: 'https://food.example/app' },
      'PUBLIC_URL must be an address without a path, such as https://food.example, not "https://food.example/app".',
    ],
    [
      { DATABASE_URL: 'mysql://me:secret@db/x' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_URL: 'postgres://db/x', DATABASE_REPLICA_URLS: 'postgres://a/x,me:secret@b/x' },
      'DATABASE_REPLICA_URLS must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_REPLICA_URLS: 'postgres://a/x' },
      'DATABASE_URL is missing; it is needed because DATABASE_REPLICA_URLS is set.',
    ],
    [
      { SMTP_URL: 'secret@mail.example' },
      'SMTP_URL must be an address that starts with smtp:// or smtps://.',
    ],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing; it is needed because SMTP_URL is set.'],
    [{ MAIL_FROM: 'a@b.example' }, 'SMTP_URL is missing; it is needed because MAIL_FROM is set.'],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' },
      'MAIL_FROM must be an email address, alone or as Name <address>, not "nobody".',
    ],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be at least 32 characters long.'],
    [
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/food' },
      'SECRET_KEY is missing; it is needed because DATABASE_URL is set: make one with "openssl rand -base64 32" and give the same to every server of the database.',
    ],
    [
      { STRIPE_SECRET_KEY: 'x' },
      'STRIPE_WEBHOOK_SECRET is missing; it is needed because STRIPE_SECRET_KEY is set.',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'x' },
      'STRIPE_SECRET_KEY is missing; it is needed because STRIPE_WEBHOOK_SECRET is set.',
    ],
    [
      { STRIPE_SECRET_KEY: 'pk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe, which starts with sk_ or rk_.',
    ],
    [
      { STRIPE_SECRET_KEY: 'rk_live_x', STRIPE_WEBHOOK_SECRET: 'we_x' },
      'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint, which starts with whsec_.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', NODE_ENV: 'production' },
      'PUBLIC_URL is missing; it is needed because STRIPE_SECRET_KEY is set.',
    ],
    [
      { GOOGLE_CLIENT_ID: 'x' },
      'GOOGLE_CLIENT_SECRET is missing; it is needed because GOOGLE_CLIENT_ID is set.',
    ],
    [
      { FACEBOOK_CLIENT_SECRET: 'x' },
      'FACEBOOK_CLIENT_ID is missing; it is needed because FACEBOOK_CLIENT_SECRET is set.',
    ],
    [
      { FIREBASE_PROJECT_ID: 'x' },
      'FIREBASE_CLIENT_EMAIL is missing; it is needed because FIREBASE_PROJECT_ID is set.',
    ],
    [{ S3_BUCKET: 'x' }, 'S3_ENDPOINT is missing; it is needed because S3_BUCKET is set.'],
    [
      { S3_ENDPOINT: 'ftp://x' },
      'S3_ENDPOINT must be an address that starts with http:// or https://, not "ftp://x".',
    ],
    [{ PARTNER_ID: 'a b' }, 'PARTNER_ID must be 1 to 64 letters, digits, hyphens or underscores, not "a b".'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 letters, digits, or -._~+/=.'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be a list of IP addresses or ranges such as 10.0.0.0/8, not "10.0.0.0/33".',
    ],
  ])('%o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
  });
});
