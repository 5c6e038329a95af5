import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const lengthBytes = 4;
/** Far above the size of any query or result. */
const largest = 256 * 1024 * 1024;

/** Sends a value as one frame: its length, then the value as V8 writes it, so that dates and bytes stay what they are. */
export function sendFrame(socket: Socket, value: unknown): void {
  const body = serialize(value);
  const head = Buffer.alloc(lengthBytes);
  head.writeUInt32BE(body.length);
  socket.write(Buffer.concat([head, body]));
}

/** The values that arrive, until the peer ends or aborts the connection. */
export async function* readFrames(socket: Socket): AsyncGenerator<unknown, void> {
  let waiting = Buffer.alloc(0);
  for await (const chunk of socket) {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= lengthBytes) {
      const end = lengthBytes + waiting.readUInt32BE();
      if (end > largest) throw new Error('A frame is too long.');
      if (waiting.length < end) break;
      yield deserialize(waiting.subarray(lengthBytes, end));
      waiting = waiting.subarray(end);
    }
  }
}
