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
/** Times the limit for a text that a busy machine held up, in its one retry. */
const starvedStretch = 4;
/** Heap limit; a text that needs more ends its thread, not the server. */
const memory = { maxOldGenerationSizeMb: 384 };

const defaultLimits = {
  times: readingTimes as ReadingTimes,
  maxWaitMs: 10_000,
  /** Queued archives take memory, each up to 20 MB. */
  maxArchives: 6,
  maxArchivesOfMember: 2,
  /** Of a hundred in the queue: one member cannot fill it. */
  maxTextsOfMember: 8,
  /** The report of an interrupted thread comes late on a busy machine. */
  graceMs: 4_000,
  startTexts: (): Promise<TextThread> => startWorkThread(textScript, memory),
  startBulk: (): Promise<BulkThread> => startWorkThread(bulkScript, memory),
  now: () => performance.now(),
  /** Called with the error that ended a thread. */
  onLost: (_error: unknown): void => {},
  /** Called with the kind of completed work and its thread. */
  onWork: (_kind: keyof Results, _threadId: number): void => {},
};

const tooLongToRead = 'That takes too long to read. Paste just the ingredients and the steps.';
const tooLongToBind = () =>
  invalid({ ingredients: ['These ingredients take too long to read. Shorten them, and try again.'] });
const tooLongToWrite = () => new ApiError(503, 'We couldn’t prepare your recipes in time. Please try again.');

/** Reads in two worker threads, started on demand: one for texts, which are short, and one for archives. */
export function createRecipeReader(settings: Partial<typeof defaultLimits> = {}): RecipeReader {
  const {
    times,
    startTexts,
    startBulk,
    maxArchives,
    maxArchivesOfMember,
    maxTextsOfMember,
    onWork,
    ...common
  } = {
    ...defaultLimits,
    ...settings,
  };
  // a retry of work that took too long would take too long again
  const isWorthRetrying = (error: unknown) => !(error instanceof Overdue);
  const shared = { ...common, isWorthRetrying, isLast: ({ result }: WorkOutcome) => result === null };
  const texts = createThreadQueue({
    ...shared,
    start: startTexts,
    maxWaiting: 100,
    maxOfMember: maxTextsOfMember,
  });
  const bulk = createThreadQueue({
    ...shared,
    start: startBulk,
    maxWaiting: maxArchives,
    maxOfMember: maxArchivesOfMember,
    endsWhenIdle: true,
  });

  /** The result, null after a timeout. */
  async function done<Kind extends keyof Results>(
    kind: Kind,
    outcome: Promise<WorkOutcome>,
  ): Promise<Results[Kind] | null> {
    try {
      const { threadId, result } = await outcome;
      onWork(kind, threadId);
      // the thread returns each kind of work's own result type
      return result as Results[Kind] | null;
    } catch (error) {
      if (error instanceof Overdue) return null;
      throw error;
    }
  }
  async function askTexts(work: TextWork, member: string): Promise<WorkOutcome> {
    const outcome = await texts.ask({ ...work, times }, times.text, member);
    if (outcome.isStarved !== true) return outcome;
    const longer = { ...times, text: times.text * starvedStretch };
    return texts.ask({ ...work, times: longer }, longer.text, member);
  }
  const ofText = <Kind extends TextWork['kind']>(work: TextWork & { kind: Kind }, member: string) =>
    done(work.kind, askTexts(work, member));
  const ofBulk = <Kind extends BulkWork['kind']>(work: BulkWork & { kind: Kind }, member: string) =>
    done(work.kind, bulk.ask({ ...work, times }, times.archive, member));

  return {
    readText: async (format, content, member) =>
      (await ofText({ kind: 'read', format, content }, member)) ?? { refusal: tooLongToRead },
    readArchive: async (archive, member) =>
      (await ofBulk({ kind: 'readArchive', archive }, member)) ?? { refusal: tooLongToRead },
    bind: async (own, identity, bindings) => {
      const rows = await ofText({ kind: 'bind', own, identity, bindings }, identity.userId);
      if (rows === null) throw tooLongToBind();
      return rows;
    },
    preview: async (own, bindings, member) => {
      const preview = await ofText({ kind: 'preview', own, bindings }, member);
      if (preview === null) throw tooLongToBind();
      return preview;
    },
    bindVersion: async (recipe, changes, identity) => {
      const rows = await ofText({ kind: 'bindVersion', recipe, changes, identity }, identity.userId);
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
