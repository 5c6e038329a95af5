import type { Logger } from 'pino';
import type {
  OperationAnswer,
  OperationBody,
  OperationId,
  OperationParams,
  OperationQuery,
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

/** Mail is written to the outbox, in the transaction of what it tells about. */
export interface Mailer {
  /** `kept`: it stays in the outbox, to be looked at there. */
  readonly delivery: 'sent' | 'kept';
  /** To be called after that transaction: what was written is sent at once. */
  readonly flush: () => void;
}

/** What the server works with; made once in main.ts, and for each test anew. */
export interface Context {
  readonly config: Config;
  readonly db: Db;
  /** Of what was read from `db` lately. */
  readonly queryCache: QueryCache;
  readonly log: Logger;
  /** The only clock; tests move it. */
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
  /** Null: nobody takes payments, so nothing is for sale. */
  readonly payments: PaymentProvider | null;
  readonly recipeSource: RecipeSource;
  /** Fetches a web page whose address a member gave. */
  readonly readPage: ReadPage;
  /** The food tables of content/, read at the start. */
  readonly foods: FoodsAndRoles;
}

/** Who makes a call, as far as the access token tells. */
export interface Member {
  readonly userId: string;
  readonly sessionId: string;
  /** What the membership opens. */
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
  /** Always there for operations of members, null for those of guests. */
  readonly member: Security<Id> extends 'member' ? Member : null;
  /** The caller's network address, for limits only; it is stored nowhere in clear. */
  readonly address: string;
  /** Does what counts once for a call that can be sent again; what cannot be taken back stands outside of it. */
  readonly once: <Answer>(work: (context: Context) => Promise<Answer>) => Promise<Answer>;
}

/** Answers one operation; throws an ApiError for every other outcome. */
export type Handler<Id extends OperationId> = (
  context: Context,
  call: Call<Id>,
) => Promise<OperationAnswer<Id>>;
