/**
 * Where this device's last write is in the log of the server's database. Sent with every call, so that no replica answers
 * that hasn't replayed it. Only servers with replicas send one.
 */
const header = 'X-Position';
const key = 'position';
/** Responses of concurrent writes may arrive in any order; one that is older than this is of an earlier time. */
const concurrentMs = 60_000;

interface Stored {
  readonly position: string;
  readonly at: number;
}

/** What the device couldn't store; known until the page is closed. */
let unstored = '';

function readText(): string {
  if (unstored !== '') return unstored;
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function read(): Stored | null {
  const [position = '', at = ''] = readText().split(' ');
  return position === '' ? null : { position, at: Number(at) };
}

/** A write that the server has made has not failed because the device couldn't store where it is. */
function write(text: string): void {
  try {
    localStorage.setItem(key, text);
    unstored = '';
  } catch {
    unstored = text;
  }
}

/** Positions are two hexadecimal numbers, such as `16/B374D848`. */
const comparable = (position: string) =>
  position
    .split('/')
    .map((part) => part.padStart(8, '0'))
    .join('/');

export function addPosition(headers: Headers): void {
  const stored = read();
  if (stored !== null) headers.set(header, stored.position);
}

export function notePosition(headers: Headers): void {
  const position = headers.get(header);
  if (position === null) return;
  const stored = read();
  const now = Date.now();
  const isConcurrent = stored !== null && now - stored.at < concurrentMs;
  if (isConcurrent && comparable(stored.position) > comparable(position)) return;
  write(`${position} ${now}`);
}
