import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a connection that sends only this text. */
export async function halfOpen(url: string, text: string): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
