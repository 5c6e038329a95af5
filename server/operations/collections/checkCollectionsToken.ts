import type { Handler } from '#server/context.ts';

/** The token has been checked before the handler runs. */
export const checkCollectionsToken: Handler<'checkCollectionsToken'> = async () => ({
  message: 'The token is valid.',
});
