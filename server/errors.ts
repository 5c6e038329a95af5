import { plannerMessages } from '#domain/message/planner-messages.ts';
import { PaymentFailure } from './context/payment.ts';
import { RecipeSourceError } from './context/recipe-source.ts';
import { StorageError } from './context/storage.ts';
import { databaseFailureOf } from './db/database-errors.ts';

/** Sentences by the field of the request they are about. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A failure defined by the contract. The message is a sentence for the member. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly statusCode: number;
  readonly errors: FieldErrors | null;
  readonly retryAfterSeconds: number | null;
  /** Further fields of the response, as the contract names them. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    statusCode: number,
    message: string,
    more: {
      errors?: FieldErrors;
      retryAfterSeconds?: number;
      details?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.errors = more.errors ?? null;
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
    this.details = more.details ?? {};
  }
}

const overloaded =
  'The system is currently overloaded and cannot process your request. Please try again later.';

export const badRequest = (message = 'We couldn’t read this request.') => new ApiError(400, message);
export const unauthorized = (message = 'Please sign in.') => new ApiError(401, message);
export const paymentRequired = () =>
  new ApiError(402, 'Access restricted. Please upgrade to a subscription plan to use this feature.');
export const forbidden = (message: string) => new ApiError(403, message);
export const notFound = (message = 'Not found.') => new ApiError(404, message);
/** A repeat of a change whose response isn't kept any more. */
export const alreadyDone = () => new ApiError(410, 'This change is saved already.');
export const unsupportedMediaType = () => new ApiError(415, 'We can’t read this type of content.');
export const tooMany = (retryAfterSeconds: number, message = 'Too many attempts. Please try again later.') =>
  new ApiError(429, message, { retryAfterSeconds });
export const unavailable = () => new ApiError(503, overloaded, { retryAfterSeconds: 5 });

/** The payment provider is unavailable, or refuses for a reason only the operator can fix. */
export const paymentUnavailable = () =>
  new ApiError(
    503,
    'Payment isn’t available right now, and you weren’t charged. Please try again in a few minutes.',
    {
      retryAfterSeconds: 60,
    },
  );

/** The recipe source is overloaded or unavailable (ERR-61). */
const sourceBusy = () => new ApiError(503, plannerMessages.sourceBusy, { retryAfterSeconds: 30 });

/** 422 with sentences by form field. */
export function invalid(errors: FieldErrors): ApiError {
  const [first = 'Please check your entries.'] = Object.values(errors).flat();
  return new ApiError(422, first, { errors });
}

/** Messages for errors that Fastify raises itself. */
const frameworkMessages: Readonly<Record<number, string>> = {
  400: 'We couldn’t read this request.',
  404: 'Not found.',
  408: 'The request took too long. Please try again.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'We can’t read this type of content.',
  431: 'The headers of the request are too large.',
};

/** Maps any thrown value to a failure of the contract, without internal details. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof RecipeSourceError) return sourceBusy();
  if (error instanceof PaymentFailure) return paymentUnavailable();
  const trouble = error instanceof StorageError ? error.failure : databaseFailureOf(error);
  if (trouble === 'full') return new ApiError(507, 'We’re out of storage space. Please try again later.');
  if (trouble === 'gone') return unavailable();
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 503) return unavailable();
  // An odd path to a file, such as one with an empty part.
  if (status === 403) return notFound();
  const message = frameworkMessages[status];
  return message === undefined ? new ApiError(500, overloaded) : new ApiError(status, message);
}

export interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly message: string;
    readonly errors?: FieldErrors;
    readonly [detail: string]: unknown;
  };
}

export function errorResponse(error: ApiError): ErrorResponse {
  const { statusCode, message, errors, retryAfterSeconds, details } = error;
  return {
    status: statusCode,
    headers: {
      ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
      ...(statusCode === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
    body: errors === null ? { message, ...details } : { message, errors },
  };
}
