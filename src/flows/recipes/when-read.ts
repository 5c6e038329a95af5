import { type ActorRefFrom, waitFor } from 'xstate';
import type { recipeReaderMachine } from '#machines/recipes/recipe-reader.machine.ts';

/** Waits until the reader has its recipe, or knows why it has none; it is stopped if the navigation is aborted. */
export async function whenRead(
  reader: ActorRefFrom<typeof recipeReaderMachine>,
  signal: AbortSignal,
): Promise<typeof reader> {
  await waitFor(reader, (snapshot) => !snapshot.hasTag('busy'), {
    signal,
    timeout: Number.POSITIVE_INFINITY,
  }).catch(() => reader.stop());
  return reader;
}
