import { createActor, type SnapshotFrom } from 'xstate';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { perSignIn } from '#src/freshness/per-sign-in.ts';
import { recipeReaderFlow } from './recipe-reader-flow.ts';
import { whenRead } from './when-read.ts';

interface FirstReading {
  readonly id: string;
  readonly snapshot: SnapshotFrom<typeof recipeReaderFlow>;
}

const firstOf = perSignIn((_: AppFlows) => ({
  value: { reading: null as FirstReading | null },
  stop: () => {},
}));

/** What was read of the recipe before its page is shown, if it is that one. */
export const firstReadingOf = (flows: AppFlows, id: string) => {
  const { reading } = firstOf(flows);
  return reading?.id === id ? reading.snapshot : undefined;
};

/**
 * Reads the recipe while the page that the server has drawn stays, so that the app replaces it with the whole recipe
 * rather than with placeholders. Any other visit reads when the page is shown.
 */
export async function readFirst(flows: AppFlows, id: string, signal: AbortSignal): Promise<void> {
  const first = firstOf(flows);
  first.reading = null;
  if (document.getElementById('drawn-recipe') === null) return;
  const reader = await whenRead(createActor(recipeReaderFlow, { input: { id } }).start(), signal);
  first.reading = { id, snapshot: reader.getSnapshot() };
  reader.stop();
}
