import { createActor, type SnapshotFrom } from 'xstate';
import { addDays } from '#domain/calendar/week.ts';
import type { FodmapSugar } from '#domain/food/fodmap-figure.ts';
import type { TestedSubstance } from '#domain/triggers/doses.ts';
import type { Counts, Stage } from '#domain/triggers/program.ts';
import { stages } from '#domain/triggers/program.ts';
import type { Screening, ScreeningAnswers } from '#domain/triggers/screening.ts';
import { triggerProgramMachine } from '#machines/triggers/trigger-program.machine.ts';
import type { TestPortion, TriggerProgramEvent } from '#machines/triggers/trigger-program.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { decryptJson, encryptJson } from '#server/health/encrypted-answers.ts';
import {
  addEvent,
  closeProgram,
  type EncryptedProgram,
  findEvents,
  putLow,
} from '#server/queries/trigger-tests.ts';

export type { TriggerProgramEvent };

type Keys = Pick<Context, 'secrets' | 'log'>;
type Snapshot = SnapshotFrom<typeof triggerProgramMachine>;

/** What a test began with. */
export interface ProgramStart {
  readonly answers: ScreeningAnswers;
  readonly screening: Screening;
  readonly substance: TestedSubstance;
  readonly foodId: string;
  readonly largestPortionG: number;
  readonly highestLoad: number;
  readonly isHelped: boolean;
  readonly startedOn: string;
  readonly counts: Counts;
  /** Other sugars that it leaves out, too, to be tested next; missing where there are none. */
  readonly alsoLow?: readonly FodmapSugar[];
  /** Only where it goes on with the restriction of the test before: that one's mean before the restriction. */
  readonly continues?: { readonly baseline: number | null };
}

/** An event with the member's day on which it was stored; `id` of the client, or the server's own name for it. */
interface LoggedEvent {
  readonly id: string;
  readonly date: string;
  readonly event: TriggerProgramEvent;
}

/** A day on which a portion was eaten. */
export interface EatenPortion extends TestPortion {
  readonly date: string;
}

/** What was counted of a day, with what was added since. */
interface CountedDay {
  readonly worst: number | null;
  readonly hasPortion: boolean;
  /** That was served; null where none was. */
  readonly portion: TestPortion | null;
  /** The portion, from 1; 0 before the first. */
  readonly drawn: number;
}

/** A test, computed from its events alone. */
export interface Program {
  readonly id: string;
  readonly start: ProgramStart;
  readonly stage: Stage;
  readonly state: Snapshot['context'];
  readonly eaten: readonly EatenPortion[];
  /** Portions drawn so far. */
  readonly drawn: number;
  /** The last day that is counted. */
  readonly countedTo: string;
  readonly counted: ReadonlyMap<string, CountedDay>;
  /** What is tested is left out of the food now. */
  readonly isLow: boolean;
  /** The first day low; null before it. */
  readonly lowFrom: string | null;
  /** The day on which it last ended to leave something out; null before it. */
  readonly lowEndedOn: string | null;
  readonly endedOn: string | null;
  readonly has: (eventId: string) => boolean;
  readonly can: (event: TriggerProgramEvent) => boolean;
  /** Stores an event and applies it. */
  readonly append: (tx: Db, event: TriggerProgramEvent, date: string, eventId: string) => Promise<void>;
}

/** What a test leaves out of the member's food now. */
export interface Low {
  readonly substance: TestedSubstance;
  readonly foodId: string;
  readonly since: string;
  readonly alsoLow?: readonly FodmapSugar[];
}

/** Null where it leaves nothing out. */
export function lowOf({ isLow, lowFrom, start }: Program): Low | null {
  const { substance, foodId, startedOn, alsoLow } = start;
  return isLow ? { substance, foodId, since: lowFrom ?? startedOn, ...(alsoLow && { alsoLow }) } : null;
}

const lowKind = (id: string) => `trigger low ${id}`;

export const encryptLow = (keys: Keys, userId: string, program: Program): string =>
  encryptJson(keys, userId, lowKind(program.id), lowOf(program));

/** What a test leaves out, without its events; undefined where that isn't stored or cannot be decrypted. */
export const storedLow = (
  keys: Keys,
  userId: string,
  { id, encrypted_low: encrypted }: EncryptedProgram,
): Low | null | undefined =>
  encrypted === null
    ? undefined
    : (decryptJson(keys, userId, lowKind(id), encrypted) as Low | null | undefined);

const startKind = (id: string) => `trigger test ${id}`;
const eventKind = (id: string, seq: number) => `trigger event ${id} ${seq}`;

export const encryptStart = (keys: Keys, userId: string, id: string, start: ProgramStart): string =>
  encryptJson(keys, userId, startKind(id), start);

function stageOf({ value }: Snapshot): Stage {
  const path = JSON.stringify(value);
  // the longest name first, as values are nested
  return stages.find((stage) => path.includes(`"${stage}"`)) ?? 'stopped';
}

/** A test with its events replayed; undefined if it cannot be decrypted. */
export async function openProgram(
  keys: Keys,
  db: Db,
  userId: string,
  { id, encrypted }: Pick<EncryptedProgram, 'id' | 'encrypted'>,
): Promise<Program | undefined> {
  const start = decryptJson(keys, userId, startKind(id), encrypted) as ProgramStart | undefined;
  if (start === undefined) return undefined;
  const stored: LoggedEvent[] = [];
  for (const row of await findEvents(db, userId, id)) {
    const event = decryptJson(keys, userId, eventKind(id, row.seq), row.encrypted);
    // what follows a gap cannot be relied on
    if (event === undefined) return undefined;
    stored.push(event as LoggedEvent);
  }
  return replayed(keys, userId, id, start, stored);
}

export function replayed(
  keys: Keys,
  userId: string,
  id: string,
  start: ProgramStart,
  stored: readonly LoggedEvent[],
): Program {
  const { screening, substance, largestPortionG, isHelped, counts, startedOn, continues } = start;
  const isContinued = continues !== undefined;
  const actor = createActor(triggerProgramMachine, {
    input: { screening, substance, largestPortionG, isHelped, isContinued, counts },
  }).start();
  const ids = new Set<string>();
  const counted = new Map<string, CountedDay>();
  let seq = 0;
  let drawn = 0;
  let open: TestPortion | null = null;
  let countedTo = addDays(startedOn, -1);
  let lowFrom: string | null = actor.getSnapshot().hasTag('low') ? startedOn : null;
  let lowEndedOn: string | null = null;
  let endedOn: string | null = null;

  const apply = ({ id: eventId, date, event }: LoggedEvent): void => {
    seq += 1;
    ids.add(eventId);
    const wasLow = actor.getSnapshot().hasTag('low');
    actor.send(event);
    const { context, status } = actor.getSnapshot();
    if (event.type === 'portion.drawn') drawn += 1;
    if (event.type === 'day.passed') {
      countedTo = date;
      counted.set(date, { worst: event.worst, hasPortion: event.hasPortion, portion: open, drawn });
      open = null;
    }
    if (event.type === 'day.amended') {
      const before = counted.get(event.date);
      if (before !== undefined)
        counted.set(event.date, { ...before, worst: event.worst, hasPortion: event.hasPortion });
    }
    open = context.portion ?? open;
    if (actor.getSnapshot().hasTag('low')) lowFrom ??= date;
    else if (wasLow) lowEndedOn = date;
    if (status === 'done') endedOn ??= date;
  };
  for (const each of stored) apply(each);
  const program: Program = {
    id,
    start,
    get stage() {
      return stageOf(actor.getSnapshot());
    },
    get state() {
      return actor.getSnapshot().context;
    },
    get eaten() {
      return [...counted].flatMap(([date, { hasPortion, portion }]) =>
        hasPortion && portion !== null ? [{ ...portion, date }] : [],
      );
    },
    counted,
    get drawn() {
      return drawn;
    },
    get countedTo() {
      return countedTo;
    },
    get isLow() {
      return actor.getSnapshot().hasTag('low');
    },
    get lowFrom() {
      return lowFrom;
    },
    get lowEndedOn() {
      return lowEndedOn;
    },
    get endedOn() {
      return endedOn;
    },
    has: (eventId) => ids.has(eventId),
    can: (event) => actor.getSnapshot().can(event),
    append: async (tx, event, date, eventId) => {
      const logged: LoggedEvent = { id: eventId, date, event };
      const wasLow = program.isLow;
      await addEvent(tx, userId, {
        program_id: id,
        seq: seq + 1,
        encrypted: encryptJson(keys, userId, eventKind(id, seq + 1), logged),
      });
      apply(logged);
      if (program.isLow !== wasLow) await putLow(tx, userId, id, encryptLow(keys, userId, program));
      if (actor.getSnapshot().status === 'done') await closeProgram(tx, userId, id);
    },
  };
  return program;
}
