/**
 * For `--import`: another time for the process. With `?file=`, it lives as many days ahead as that file says, which is
 * read each time, so that a demo or a test can let a day pass. With `?start=`, its clock starts there and runs 100 times
 * slower, so that what it says is the same in every run.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const Real = Date;
const day = 24 * 60 * 60 * 1000;

function clockOf(options: URLSearchParams): (() => number) | null {
  const [file, start] = [options.get('file'), options.get('start')];
  if (file !== null) return () => Real.now() + Number(readFileSync(file, 'utf8')) * day;
  // the main thread passes the time to the database's worker with each query
  if (start === null || !isMainThread) return null;
  const began = Real.now();
  return () => Number(start) + Math.floor((Real.now() - began) / 100);
}

const now = clockOf(new URL(import.meta.url).searchParams);
if (now !== null)
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as),
    get: (target, key, as) => (key === 'now' ? now : Reflect.get(target, key, as)),
  });

/** The argument for `--import`. */
export const movedClock = (by: { readonly file: string } | { readonly start: string }): string =>
  `${new URL(import.meta.url).href.split('?')[0]}?${new URLSearchParams(by)}`;
