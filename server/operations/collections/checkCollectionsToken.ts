import type { Handler } from '#server/context.ts';

/** Whoever gets here has a good token. */
export const checkCollectionsToken: Handler<'checkCollectionsToken'> = async () => ({
  message: 'The token is valid.',
});
