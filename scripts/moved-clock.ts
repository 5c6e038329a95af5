/**
 * For `--import`: the process lives as many days ahead as the file that MOVED_CLOCK names says. The file is read each
 * time, so that a demo or a test can let a day pass.
 */
import { readFileSync } from 'node:fs';

const file = process.env['MOVED_CLOCK'];
const day = 24 * 60 * 60 * 1000;

if (file !== undefined) {
  const Real = Date;
  const moved = () => Real.now() + Number(readFileSync(file, 'utf8')) * day;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [moved()] : given, as),
    get: (target, key, as) => (key === 'now' ? moved : Reflect.get(target, key, as)),
  });
}
