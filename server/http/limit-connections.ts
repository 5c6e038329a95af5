import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';

export interface ConnectionLimits {
  /** Requests that may wait on a connection while one is in work; with more it is closed. Browsers send none. */
  readonly pipelined: number;
  /** Milliseconds after which a connection is closed that takes nothing of its response. */
  readonly drain: number;
  /** Milliseconds between two checks of what is queued. */
  readonly check: number;
  /** Bytes queued for one address; those that queue the most are closed first. */
  readonly queuedBytesOfAddress: number;
}

interface Connection {
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
  isBusy: boolean;
  /** Bytes that the client has taken, and since when no more were. */
  taken: number;
  since: number;
}

/** Addresses or ranges, such as 10.0.0.0/8. */
function addressList(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return plain !== '' && list.check(plain, familyOf(plain));
  };
}

/**
 * One request of a connection is in work at a time, and a client that doesn't read its responses is disconnected, so that
 * no client fills the memory or the queue of the others. `proxies`: addresses that stand for many clients.
 */
export function limitConnections(server: Server, limits: ConnectionLimits, proxies: readonly string[]): void {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const connections = new Map<Socket, Connection>();
  const isProxy = addressList(proxies);

  function start(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.isBusy = true;
    response.once('close', () => {
      connection.isBusy = false;
      const next = connection.waiting.shift();
      if (next !== undefined && !request.socket.destroyed) start(connection, ...next);
    });
    for (const handle of handlers) handle.call(server, request, response);
  }

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { waiting: [], isBusy: false, taken: 0, since: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (socket.destroyed || connection === undefined) return;
    if (!connection.isBusy) return start(connection, request, response);
    if (connection.waiting.length >= limits.pipelined) {
      connection.waiting.length = 0;
      socket.destroy();
    } else connection.waiting.push([request, response]);
  });

  const timer = setInterval(() => {
    const queued = new Map<string, Socket[]>();
    for (const [socket, connection] of connections) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken > connection.taken) {
        connection.taken = taken;
        connection.since = performance.now();
      } else if (performance.now() - connection.since > limits.drain) socket.destroy();
      const address = socket.remoteAddress ?? '';
      if (socket.writableLength > 0 && !isProxy(address))
        queued.set(address, [...(queued.get(address) ?? []), socket]);
    }
    for (const sockets of queued.values()) {
      let bytes = sockets.reduce((sum, { writableLength }) => sum + writableLength, 0);
      for (const socket of sockets.toSorted((a, b) => b.writableLength - a.writableLength)) {
        if (bytes <= limits.queuedBytesOfAddress) break;
        bytes -= socket.writableLength;
        socket.destroy();
      }
    }
  }, limits.check).unref();
  server.once('close', () => clearInterval(timer));
}
