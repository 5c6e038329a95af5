import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that has sent the text and no more. */
export async function halfOpen(url: string, text: string): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
