import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const lengthBytes = 4;
/** Far above the size of any query or result. */
const maxFrameBytes = 256 * 1024 * 1024;

/** Sends a value as one frame: its length, then the value as serialized by V8, which preserves dates and bytes. */
export function sendFrame(socket: Socket, value: unknown): void {
  const body = serialize(value);
  const head = Buffer.alloc(lengthBytes);
  head.writeUInt32BE(body.length);
  socket.write(Buffer.concat([head, body]));
}

/** Yields received values until the peer ends or aborts the connection. */
export async function* readFrames(socket: Socket): AsyncGenerator<unknown, void> {
  let waiting = Buffer.alloc(0);
  for await (const chunk of socket) {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= lengthBytes) {
      const end = lengthBytes + waiting.readUInt32BE();
      if (end > maxFrameBytes) throw new Error('A frame is too long.');
      if (waiting.length < end) break;
      yield deserialize(waiting.subarray(lengthBytes, end));
      waiting = waiting.subarray(end);
    }
  }
}
