/** A relay that is as slow as the link of the slow phone, for all that a browser sends: its throttling leaves service workers out. */
import { connect, createServer, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { linkBytesASecond, linkBytesASecondUp, roundTripMs } from './slow-phone.ts';

export interface SlowLink {
  /** Address of the relay. */
  readonly url: string;
  /** From now on; until then it is as fast as the machine. */
  readonly slowDown: () => void;
  readonly close: () => Promise<void>;
}

const pieceBytes = 4_096;

/** One direction, shared by all connections: the time at which the last of the bytes has arrived. */
function directionOf(bytesASecond: number): (bytes: number) => number {
  let free = 0;
  return (bytes) => {
    free = Math.max(free, performance.now()) + (bytes / bytesASecond) * 1000;
    return free + roundTripMs / 2;
  };
}

/** Starts a relay in front of the server at the address. */
export async function startSlowLink(target: string): Promise<SlowLink> {
  let isSlow = false;
  const down = directionOf(linkBytesASecond);
  const up = directionOf(linkBytesASecondUp);
  const sockets = new Set<Socket>();

  function carry(from: Socket, to: Socket, arrivalOf: (bytes: number) => number): void {
    let last = Promise.resolve();
    const deliver = (due: number, write: () => void) => {
      last = last
        .then(() => {
          const left = due - performance.now();
          return left > 0 ? wait(left) : undefined;
        })
        .then(() => {
          if (!to.destroyed) write();
        });
    };
    from.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const piece = bytes.subarray(at, at + pieceBytes);
        deliver(isSlow ? arrivalOf(piece.length) : 0, () => to.write(piece));
      }
    });
    from.on('end', () => deliver(0, () => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => deliver(0, () => to.end()));
  }

  const { hostname, port } = new URL(target);
  const relay = createServer({ pauseOnConnect: true, allowHalfOpen: true }, async (browser) => {
    const server = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    for (const socket of [browser, server]) sockets.add(socket.setNoDelay());
    carry(browser, server, up);
    carry(server, browser, down);
    // the handshake
    if (isSlow) await wait(roundTripMs);
    browser.resume();
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => relay.close(() => resolve()));
  };
  const address = relay.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    slowDown: () => {
      isSlow = true;
    },
    close,
  };
}
