import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';

export interface ConnectionLimits {
  /** Maximum of pipelined requests waiting on a connection; with more it is closed. Browsers don't pipeline. */
  readonly pipelined: number;
  /** Milliseconds after which a connection is closed whose client reads none of its response. */
  readonly drain: number;
  /** Milliseconds between two checks of the queued bytes. */
  readonly check: number;
  /** Maximum of bytes queued for one address; the connections with the most are closed first. */
  readonly queuedBytesOfAddress: number;
}

interface Connection {
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
  isBusy: boolean;
  /** Bytes that the client has read, and since when it has read no more. */
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

/** Node's internal parser of a server's sockets. */
interface HttpParser {
  onIncoming?: ((request: IncomingMessage, keepAlive: boolean) => number) | null;
}
/** Stops parsing data that has been read already. */
const stopParsing = 2;

/**
 * Stops parsing the data of a closed socket: hundreds of pipelined requests arrive in one chunk. Depends on
 * an internal of Node; without it they are parsed in vain.
 */
function parseOnlyWhileOpen(socket: Socket & { readonly parser?: HttpParser | null }): void {
  const { parser } = socket;
  const onIncoming = parser?.onIncoming;
  if (!parser || !onIncoming) return;
  parser.onIncoming = (request, keepAlive) =>
    socket.destroyed ? stopParsing : onIncoming(request, keepAlive);
}

/**
 * Handles one request of a connection at a time, and disconnects clients that don't read their responses, so
 * that no client fills the memory or the queue of the others. `proxies`: addresses that many clients share.
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
    parseOnlyWhileOpen(socket);
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
