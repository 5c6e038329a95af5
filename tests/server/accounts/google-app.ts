import type { SocialProviders } from '#server/context/social-providers.ts';
import { openIdProvider } from '#server/providers/social/openid-provider.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { client, type OpenIdServer, startOpenIdServer, type Visitor } from './openid-server.ts';
import { Browser, publicUrl } from './social-browser.ts';

export interface GoogleApp {
  readonly app: TestApp;
  /** A real OpenID provider on this machine that replaces accounts.google.com. */
  readonly google: OpenIdServer;
  /** Sets a new person with a verified email as the next to agree. */
  readonly newVisitor: (more?: Partial<Visitor>) => Visitor;
  readonly newBrowser: () => Browser;
  readonly usersWith: (email: string | undefined) => Promise<readonly { readonly name: string }[]>;
  /** Subjects that are linked to an account. */
  readonly identities: () => Promise<readonly string[]>;
  /** Reduces the timeout for the provider to half a second. */
  readonly hurry: () => void;
  /** Ends the simulated failure of the provider. */
  readonly calm: () => void;
  readonly close: () => Promise<void>;
}

/** `timeout`: seconds for each request. */
export const openGoogle = ({ url }: OpenIdServer, timeout = 20) =>
  openIdProvider({ ...client, server: url, issuer: 'https://accounts.google.com', timeout });

/** The app under test with a sign-in provider. */
export async function startGoogleApp(): Promise<GoogleApp> {
  const google = await startOpenIdServer(`${publicUrl}/api/auth/social/google/callback`);
  const patient = openGoogle(google);
  let provider = patient;
  const social: SocialProviders = { offers: () => true, open: async () => provider, standIn: null };
  const app = await startTestApp({ env: { PUBLIC_URL: publicUrl }, context: { social } });
  let people = 0;
  return {
    app,
    google,
    newVisitor: (more = {}) => {
      people += 1;
      const email = `person-${people}@example.com`;
      google.visitor = {
        sub: `1089${people}`,
        name: `Person ${people}`,
        email,
        email_verified: true,
        ...more,
      };
      return google.visitor;
    },
    newBrowser: () => new Browser(app),
    usersWith: (email) =>
      app.db
        .selectFrom('users')
        .select('name')
        .where('email_key', '=', email ?? '')
        .execute(),
    identities: async () => {
      const rows = await app.db.selectFrom('social_identities').select('subject').execute();
      return rows.map(({ subject }) => subject);
    },
    hurry: () => {
      provider = openGoogle(google, 0.5);
    },
    calm: () => {
      provider = patient;
      google.tamper = null;
      google.trouble = null;
      google.requests.length = 0;
    },
    close: async () => {
      google.close();
      await app.close();
    },
  };
}
