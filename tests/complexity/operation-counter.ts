import { type Profiler, Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { BacktrackingMatcher } from './backtracking-matcher.ts';

type Method = (this: unknown, ...values: never[]) => unknown;

const { exec } = RegExp.prototype;
const matchers = new Map<string, BacktrackingMatcher>();
let steps = 0;
let whatIsCounted: keyof OperationCounts = 'running';
/** Regular expressions of the counter itself are not counted. */
let isCounting = false;

function add(more: number): void {
  if (isCounting && whatIsCounted === 'running') steps += more;
}

function stepsOf(pattern: RegExp, text: string, from: number, found: RegExpExecArray | null): number {
  const key = String(pattern);
  const matcher = matchers.get(key) ?? new BacktrackingMatcher(pattern, exec);
  matchers.set(key, matcher);
  const before = matcher.steps;
  const own = from > text.length ? null : matcher.find(text, from, pattern.sticky);
  const engine = found === null ? null : [found.index, found.index + found[0].length];
  if (String(own) !== String(engine))
    throw new Error(`${key} matches ${engine} of ${JSON.stringify(text)}, and as it is counted ${own}`);
  return matcher.steps - before;
}

function countMatches(): void {
  RegExp.prototype.exec = function countedExec(text: string) {
    const whole = String(text);
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, whole);
    if (!isCounting) return found;
    isCounting = false;
    try {
      steps += stepsOf(this, whole, from, found);
    } finally {
      isCounting = true;
    }
    return found;
  };
}

type Cost = (subject: { readonly length: number }, result: unknown, values: readonly unknown[]) => number;

/** Replaces methods by ones that add what `cost` says. */
function countCalls(owner: object, names: readonly string[], cost: Cost): void {
  for (const name of names) {
    const method: Method = Reflect.get(owner, name);
    const counted: Method = function counted(...values) {
      const result = method.apply(this, values);
      add(cost(this as { readonly length: number }, result, values));
      return result;
    };
    Object.defineProperty(owner, name, { value: counted, writable: true, configurable: true });
  }
}

/** Characters or elements that are compared until the one that is found. */
const forward: Cost = ({ length }, found, [, from = 0]) =>
  Math.max(1, (Number(found) < 0 ? length : Number(found) + 1) - Number(from));
const backward: Cost = ({ length }, found, [, from = length]) =>
  Math.max(1, Math.min(length, Number(from)) - Number(found));
const ofSubject: Cost = ({ length }) => length;
const ofResult: Cost = (_, result) => (result as { readonly length: number }).length;

/** `shift` and `unshift` aren't among them: the engine moves the start of a list. */
function countBuiltIns(): void {
  const { prototype: list } = Array;
  countCalls(list, ['includes', 'splice', 'reverse', 'sort', 'fill'], ofSubject);
  countCalls(list, ['slice', 'concat', 'flat', 'join', 'toReversed', 'toSorted', 'toSpliced'], ofResult);
  for (const { prototype } of [Array, String]) {
    countCalls(prototype, ['indexOf'], forward);
    countCalls(prototype, ['lastIndexOf'], backward);
  }
  const whole = ['includes', 'toLowerCase', 'toUpperCase', 'normalize', 'localeCompare'];
  countCalls(String.prototype, whole, ofSubject);
  countCalls(Object, ['keys', 'values', 'entries'], ofResult);
  countCalls(JSON, ['stringify'], ofResult);
  for (const iterable of [[], '', new Set(), new Map()])
    countCalls(Object.getPrototypeOf(iterable[Symbol.iterator]()), ['next'], () => 1);
}

/** How often functions, branches, and bodies of loops ran since the last call. */
function blocksRun(session: Session): number {
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (failure, coverage) => {
    if (failure) throw failure;
    scripts = coverage.result;
  });
  return scripts
    .filter(({ url }) => !/^node:|\/tests\/complexity\/[a-z-]+\.ts$/.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

async function stepsIn(work: () => unknown): Promise<number> {
  steps = 0;
  isCounting = true;
  try {
    await work();
  } finally {
    isCounting = false;
  }
  return steps;
}

function optimize(isOn: boolean): void {
  for (const compiler of ['maglev', 'turbofan'])
    setFlagsFromString(isOn ? `--${compiler}` : `--no-${compiler}`);
}

/** What a function does, the same on every machine. */
export interface OperationCounts {
  /** Steps of a backtracking matcher for its regular expressions. */
  readonly matching: number;
  /** Blocks of JavaScript that run, and elements and characters that built-in methods read. */
  readonly running: number;
}

/**
 * Counts the work of functions that `load` imports: code that ran earlier isn't counted by block. Replaces built-in
 * methods for good, so it belongs in a process of its own.
 */
export async function countEach(
  load: () => Promise<readonly (() => unknown)[]>,
): Promise<readonly OperationCounts[]> {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // optimized code doesn't count the calls that it inlines
  optimize(false);
  const works = await load();
  countBuiltIns();
  const running: number[] = [];
  for (const work of works) {
    // fills the caches
    await work();
    blocksRun(session);
    const inBuiltIns = await stepsIn(work);
    running.push(inBuiltIns + blocksRun(session));
  }
  session.disconnect();
  optimize(true);
  whatIsCounted = 'matching';
  countMatches();
  const counts: OperationCounts[] = [];
  for (const [at, work] of works.entries())
    counts.push({ running: running[at] ?? 0, matching: await stepsIn(work) });
  return counts;
}
