import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  readonly raw: string;
  readonly from: string;
  readonly to: readonly string[];
}

/** A real mail server on this machine, without TLS by default. `port` 0: a free one. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
  onMail: (mail: Received) => void = () => {},
) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: async (stream, { envelope }, done) => {
      const raw = await text(stream);
      const sender = envelope.mailFrom;
      const mail = {
        raw,
        from: sender === false ? '' : sender.address,
        to: envelope.rcptTo.map(({ address }) => address),
      };
      received.push(mail);
      done();
      onMail(mail);
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: taken } = server.server.address() as AddressInfo;
  return { port: taken, received, close: () => server.close() };
}
