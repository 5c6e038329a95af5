import type { OperationId } from '#contract/operations.ts';
import type { Handler } from '#server/context.ts';
import { ApiError, toApiError } from '#server/errors.ts';

const busy = () =>
  new ApiError(503, 'Questionnaire server is busy. Please try again later.', { retryAfterSeconds: 5 });

/** The handler, saying in the questionnaire's own words when what it reads from has no time (SRV-76). */
export const sayingBusy =
  <Id extends OperationId>(handler: Handler<Id>): Handler<Id> =>
  async (context, call) => {
    try {
      return await handler(context, call);
    } catch (error) {
      throw toApiError(error).statusCode === 503 ? busy() : error;
    }
  };
