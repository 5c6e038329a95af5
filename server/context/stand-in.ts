import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CustomFetch } from 'openid-client';
import type { SocialProviderName } from './social-provider.ts';

/** Somebody whom the stand-in knows. */
export interface StandInAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly isVerified: boolean;
}

/** How the visitor answers the page of the stand-in. */
export type StandInConsent = StandInAccount | 'declined' | 'broken';

export interface StandIn {
  readonly clientId: (name: SocialProviderName) => string;
  readonly clientSecret: string;
  /** Answers a request below its path. */
  readonly handle: (request: IncomingMessage, reply: ServerResponse) => Promise<void>;
  /** Which provider it stands in for in an attempt under way. Throws when there is none. */
  readonly standsFor: (request: IncomingMessage, reply: ServerResponse) => Promise<SocialProviderName>;
  /** Ends the page; the browser is sent on. */
  readonly finish: (request: IncomingMessage, reply: ServerResponse, answer: StandInConsent) => Promise<void>;
  /** How this server itself asks it, without a network. */
  readonly fetch: CustomFetch;
}
