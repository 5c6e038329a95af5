/**
 * For `--import` with `?file=`: the process lives as many days ahead as that file says. The file is read each time, so
 * that a demo or a test can let a day pass.
 */
import { readFileSync } from 'node:fs';

const file = new URL(import.meta.url).searchParams.get('file');
const day = 24 * 60 * 60 * 1000;

if (file !== null) {
  const Real = Date;
  const moved = () => Real.now() + Number(readFileSync(file, 'utf8')) * day;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [moved()] : given, as),
    get: (target, key, as) => (key === 'now' ? moved : Reflect.get(target, key, as)),
  });
}

/** The argument for `--import`. */
export const movedClock = (of: string): string =>
  `${new URL(import.meta.url).href.split('?')[0]}?file=${encodeURIComponent(of)}`;
