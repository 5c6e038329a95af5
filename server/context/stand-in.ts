import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CustomFetch } from 'openid-client';
import type { SocialProviderName } from './social-provider.ts';

/** An account at the stand-in. */
export interface StandInAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly isVerified: boolean;
}

/** The visitor's choice on the page of the stand-in. */
export type StandInConsent = StandInAccount | 'declined' | 'broken';

export interface StandIn {
  readonly clientId: (name: SocialProviderName) => string;
  readonly clientSecret: string;
  /** Handles a request below its path. */
  readonly handle: (request: IncomingMessage, reply: ServerResponse) => Promise<void>;
  /** Which provider it replaces in the current attempt. Throws when there is no attempt. */
  readonly replacedProvider: (request: IncomingMessage, reply: ServerResponse) => Promise<SocialProviderName>;
  /** Finishes the interaction and redirects the browser. */
  readonly finish: (request: IncomingMessage, reply: ServerResponse, answer: StandInConsent) => Promise<void>;
  /** In-process `fetch` for this server's own requests to it. */
  readonly fetch: CustomFetch;
}
