import { tooMany } from '#server/errors.ts';
import { addressKey } from '#server/security/address-key.ts';

const windowMs = 60_000;
/** Maximum of counted addresses; beyond it the oldest are dropped. */
const maxAddresses = 20_000;

/**
 * Counts guests' reads per address and minute in this process, as a row in the database would cost more than
 * the read. Returns a function that throws 429 for an address over the limit; `now` in milliseconds.
 */
export function limitGuests(times: number, now: () => number): (address: string) => void {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();
  return (address) => {
    const key = addressKey(address);
    const known = windows.get(key);
    if (known !== undefined && known.endsAt > now()) {
      known.count += 1;
      if (known.count > times) throw tooMany(Math.ceil((known.endsAt - now()) / 1000));
      return;
    }
    windows.delete(key);
    windows.set(key, { count: 1, endsAt: now() + windowMs });
    const [oldest] = windows.keys();
    if (windows.size > maxAddresses && oldest !== undefined) windows.delete(oldest);
  };
}
