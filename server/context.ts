import type { Logger } from 'pino';
import type {
  OperationBody,
  OperationId,
  OperationParams,
  OperationQuery,
  OperationResponse,
  operations,
} from '#contract/operations.ts';
import type { Config } from './config.ts';
import type { FoodsAndRoles } from './context/foods-and-roles.ts';
import type { PaymentProvider } from './context/payment.ts';
import type { Pictures } from './context/pictures.ts';
import type { Planner } from './context/planner.ts';
import type { PushSender } from './context/push-sender.ts';
import type { RecipeReader } from './context/recipe-reader.ts';
import type { RecipeSource } from './context/recipe-source.ts';
import type { SocialProviders } from './context/social-providers.ts';
import type { Storage } from './context/storage.ts';
import type { Db } from './db/connect.ts';
import type { QueryCache } from './db/query-cache.ts';
import type { Passwords } from './security/passwords.ts';
import type { ReadPage } from './security/public-page.ts';
import type { Secrets } from './security/secrets.ts';

/** Mail is inserted into the outbox, in the transaction of the event it is about. */
export interface Mailer {
  /** `stored`: mail stays in the outbox, where the operator can read it. */
  readonly delivery: 'sent' | 'stored';
  /** Call it after that transaction, to send the mail at once. */
  readonly flush: () => void;
}

/** The server's dependencies; created once in serve.ts, and once per test. */
export interface Context {
  readonly config: Config;
  readonly db: Db;
  /** Caches reads of `db`. */
  readonly queryCache: QueryCache;
  readonly log: Logger;
  /** The only clock; tests set it. */
  readonly now: () => Date;
  readonly passwords: Passwords;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  /** Files of members, such as pictures. */
  readonly storage: Storage;
  readonly pictures: Pictures;
  readonly planner: Planner;
  readonly recipeReader: RecipeReader;
  readonly push: PushSender;
  readonly social: SocialProviders;
  /** Null: no payment provider, so nothing is for sale. */
  readonly payments: PaymentProvider | null;
  readonly recipeSource: RecipeSource;
  /** Fetches a web page whose address a member gave. */
  readonly readPage: ReadPage;
  /** The food tables of content/, read at the start. */
  readonly foods: FoodsAndRoles;
}

/** The caller, by the access token. */
export interface Member {
  readonly userId: string;
  readonly sessionId: string;
  /** Features of the membership. */
  readonly features: readonly string[];
}

type Security<Id extends OperationId> = Extract<
  (typeof operations)[number],
  { readonly operationId: Id }
>['security'];

/** One call, validated against the contract. */
export interface Call<Id extends OperationId> {
  readonly body: OperationBody<Id>;
  readonly query: OperationQuery<Id>;
  readonly params: OperationParams<Id>;
  /** Set for operations of members, null for those of guests. */
  readonly member: Security<Id> extends 'member' ? Member : null;
  /** The caller's IP address, for rate limits; only its coarse network is stored in plain text. */
  readonly address: string;
  /** Of this server for the caller: what paths of its pages are relative to. */
  readonly origin: string;
  /** The header as it was sent; '' without one. */
  readonly userAgent: string;
  /** The header Accept-Language; undefined without one. */
  readonly languages: string | undefined;
  /** The header X-For-Checkout. */
  readonly isForCheckout: boolean;
  /** Sets the browser's cookie for reading pages; null removes it. */
  readonly setReadingCookie: (token: string | null) => void;
  /**
   * Runs the work once per idempotency key, in one transaction; side effects that can't be rolled back go
   * outside of it.
   */
  readonly runOnce: <Answer>(work: (context: Context) => Promise<Answer>) => Promise<Answer>;
}

/** Handles one operation; throws an ApiError for every failure. */
export type Handler<Id extends OperationId> = (
  context: Context,
  call: Call<Id>,
) => Promise<OperationResponse<Id>>;
