import type { RecipeReader } from '#server/context/recipe-reader.ts';
import { ApiError, invalid } from '#server/errors.ts';
import { createThreadQueue } from '#server/threads/create-thread-queue.ts';
import { Overdue, startWorkThread, type WorkThread } from '#server/threads/work-thread.ts';
import {
  type BulkWork,
  type ReadingTimes,
  type Results,
  readingTimes,
  type TextWork,
  type Timed,
  type WorkOutcome,
} from './reader-work.ts';

type TextThread = WorkThread<Timed<TextWork>, WorkOutcome>;
type BulkThread = WorkThread<Timed<BulkWork>, WorkOutcome>;

const textScript = new URL('./text-worker.ts', import.meta.url);
const bulkScript = new URL('./bulk-worker.ts', import.meta.url);
/** Of JavaScript's own memory; a text that takes more ends its thread and not the server. */
const memory = { maxOldGenerationSizeMb: 384 };

const usual = {
  times: readingTimes as ReadingTimes,
  mostWaitMs: 10_000,
  /** Archives wait in memory, each up to its 20 MB. */
  mostArchives: 6,
  mostArchivesOfMember: 2,
  /** Of the hundred that may wait: nobody fills them alone. */
  mostTextsOfMember: 8,
  graceMs: 1_000,
  startTexts: (): Promise<TextThread> => startWorkThread(textScript, memory),
  startBulk: (): Promise<BulkThread> => startWorkThread(bulkScript, memory),
  now: () => performance.now(),
  /** Is called with why a thread was lost. */
  heard: (_error: unknown): void => {},
  /** Is called with what was done, and in which thread. */
  worked: (_kind: keyof Results, _threadId: number): void => {},
};

const tooLongToRead =
  'That takes too long to read. Leave out what is no recipe, or paste the ingredients and the steps alone.';
const tooLongToBind = () =>
  invalid({ ingredients: ['These ingredients take too long to read. Shorten them, and try again.'] });
const tooLongToWrite = () =>
  new ApiError(503, 'Your recipes could not be written in time. Please try again.');

/** Reads in two threads that start when they are needed: one for texts, which are short, and one for archives. */
export function createRecipeReader(settings: Partial<typeof usual> = {}): RecipeReader {
  const {
    times,
    startTexts,
    startBulk,
    mostArchives,
    mostArchivesOfMember,
    mostTextsOfMember,
    worked,
    ...common
  } = {
    ...usual,
    ...settings,
  };
  // what took too long once does so again
  const isWorthRetrying = (error: unknown) => !(error instanceof Overdue);
  const shared = { ...common, isWorthRetrying, isLast: ({ result }: WorkOutcome) => result === null };
  const texts = createThreadQueue({
    ...shared,
    start: startTexts,
    mostWaiting: 100,
    mostOfMember: mostTextsOfMember,
  });
  const bulk = createThreadQueue({
    ...shared,
    start: startBulk,
    mostWaiting: mostArchives,
    mostOfMember: mostArchivesOfMember,
    endsWhenIdle: true,
  });

  /** The result, null where it took too long. */
  async function done<Kind extends keyof Results>(
    kind: Kind,
    outcome: Promise<WorkOutcome>,
  ): Promise<Results[Kind] | null> {
    try {
      const { threadId, result } = await outcome;
      worked(kind, threadId);
      // the thread answers each kind of work with its own kind of result
      return result as Results[Kind] | null;
    } catch (error) {
      if (error instanceof Overdue) return null;
      throw error;
    }
  }
  const ofText = <Kind extends TextWork['kind']>(work: TextWork & { kind: Kind }, member: string) =>
    done(work.kind, texts.ask({ ...work, times }, times.text, member));
  const ofBulk = <Kind extends BulkWork['kind']>(work: BulkWork & { kind: Kind }, member: string) =>
    done(work.kind, bulk.ask({ ...work, times }, times.archive, member));

  return {
    readText: async (format, content, member) =>
      (await ofText({ kind: 'read', format, content }, member)) ?? { refusal: tooLongToRead },
    readArchive: async (archive, member) =>
      (await ofBulk({ kind: 'readArchive', archive }, member)) ?? { refusal: tooLongToRead },
    bind: async (own, kept, bindings) => {
      const rows = await ofText({ kind: 'bind', own, kept, bindings }, kept.userId);
      if (rows === null) throw tooLongToBind();
      return rows;
    },
    preview: async (own, bindings, member) => {
      const preview = await ofText({ kind: 'preview', own, bindings }, member);
      if (preview === null) throw tooLongToBind();
      return preview;
    },
    bindVersion: async (recipe, changes, kept) => {
      const rows = await ofText({ kind: 'bindVersion', recipe, changes, kept }, kept.userId);
      if (rows === null) throw tooLongToBind();
      return rows;
    },
    write: async (format, recipes, member) => {
      const bytes = await ofBulk({ kind: 'write', format, recipes }, member);
      if (bytes === null) throw tooLongToWrite();
      return bytes;
    },
    close: async () => {
      await Promise.all([texts.close(), bulk.close()]);
    },
  };
}
