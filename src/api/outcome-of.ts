import { offline } from '#domain/message/offline-messages.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { outcomeOf as words } from '#src/api/texts.ts';

interface ApiResponse<TData> {
  readonly data?: TData | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

interface Failure {
  readonly message: string | null;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

function failureIn(error: unknown): Failure {
  if (!isRecord(error)) return { message: null, fields: {} };
  const fields = isRecord(error['errors']) ? error['errors'] : {};
  return {
    message: typeof error['message'] === 'string' ? error['message'] : null,
    fields: Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, textsIn(texts)])),
  };
}

/** Seconds of a Retry-After header, which may also be a date; 60 if the header is missing or unreadable. */
function retryAfter(response: Response): number {
  const text = response.headers.get('Retry-After') ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 60;
}

function failed({ error, response }: ApiResponse<unknown>): Outcome<never> {
  const { message, fields } = failureIn(error);
  switch (response.status) {
    case 401:
      return { kind: 'unauthorized' };
    case 402:
      return { kind: 'paymentRequired' };
    case 403:
      return { kind: 'forbidden', message: message ?? words.forbidden };
    case 404:
      return { kind: 'notFound' };
    case 409:
      return { kind: 'conflict', message: message ?? words.conflict };
    case 413:
      return { kind: 'invalid', message: message ?? words.tooLarge, fields };
    case 422:
      return { kind: 'invalid', message: message ?? words.invalid, fields };
    case 429:
      return { kind: 'tooMany', retryAfterSeconds: retryAfter(response) };
    default:
      return { kind: 'unavailable', status: response.status, message };
  }
}

/**
 * Maps a response to the `Outcome` that the machines use; no other file knows status codes. Only 200 to 299 is
 * success. `read` picks the value out of the response body.
 */
export async function outcomeOf<TData, TValue>(
  call: Promise<ApiResponse<TData>>,
  read: (data: TData) => TValue,
): Promise<Outcome<TValue>> {
  let response: ApiResponse<TData>;
  try {
    response = await call;
  } catch (error) {
    if (isRecord(error) && error['name'] === 'AbortError') return { kind: 'canceled' };
    const message = error instanceof Error && error.cause === offline ? error.message : null;
    return { kind: 'unavailable', status: null, message };
  }
  if (!response.response.ok) return failed(response);
  // A 204 has no body; `read` must then return a constant.
  return { kind: 'ok', value: read(response.data as TData) };
}
