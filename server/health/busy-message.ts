import type { OperationId } from '#contract/operations.ts';
import type { Handler } from '#server/context.ts';
import { ApiError, toApiError } from '#server/errors.ts';

const busy = () =>
  new ApiError(503, 'Questionnaire server is busy. Please try again later.', { retryAfterSeconds: 5 });

/** Wraps a handler so that a database timeout gets the questionnaire's own message (SRV-76). */
export const withBusyMessage =
  <Id extends OperationId>(handler: Handler<Id>): Handler<Id> =>
  async (context, call) => {
    try {
      return await handler(context, call);
    } catch (error) {
      throw toApiError(error).statusCode === 503 ? busy() : error;
    }
  };
