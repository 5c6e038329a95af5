import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { codeLetter } from '#server/providers/mail/code-mail.ts';
import { composeLetter } from '#server/providers/mail/letter.ts';
import { MailError, type MailSender } from '#server/providers/mail/mail-sender.ts';
import { createSmtpSender } from '#server/providers/mail/smtp-sender.ts';
import { startMailServer } from './mail-server.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const from = 'Kindfare <hello@food.example>';
/** A signal that never aborts within a test. */
const never = new AbortController().signal;
/** For servers that never respond: shorter than the sender's other timeouts, so that it ends the attempt. */
const patienceMs = 300;

async function mailServer(options?: SMTPServerOptions) {
  const { port, received, close } = await startMailServer(options);
  closing.push(close);
  return { port, received };
}

/** A server with custom behavior. */
async function invalidServer(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    behave(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const senderTo = (port: number, { user = '', host = '127.0.0.1' } = {}) =>
  createSmtpSender({ smtpUrl: `smtp://${user}${host}:${port}`, from });

const mail = {
  ...composeLetter(
    codeLetter({ purpose: 'passwordReset', to: 'mary@example.com', code: '123456', minutes: 10 }),
    {},
  ),
  reference: 'abc123',
  date: new Date('2026-05-04T09:00:00Z'),
};
const send = (sender: MailSender, signal = never) => sender.send(mail, signal);

async function refusal(sender: MailSender, signal?: AbortSignal): Promise<MailError> {
  const error: unknown = await send(sender, signal).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(MailError);
  return error as MailError;
}

const failWith = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

describe('SRV-14 a mail by SMTP', () => {
  test('a mail has sender, recipient, name, date, and both forms', async () => {
    const { port, received } = await mailServer();
    await send(senderTo(port));
    expect(received).toMatchObject([{ from: 'hello@food.example', to: ['mary@example.com'] }]);
    const raw = received[0]?.raw ?? '';
    expect(raw).toMatch(/^From: Kindfare <hello@food\.example>\r$/m);
    expect(raw).toMatch(/^To: mary@example\.com\r$/m);
    expect(raw).toMatch(/^Subject: Your code for a new Kindfare password\r$/m);
    expect(raw).toMatch(/^Message-ID: <abc123@food\.example>\r$/m);
    expect(raw).toMatch(/^Date: Mon, 04 May 2026 09:00:00 \+0000\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw.indexOf('text/plain')).toBeLessThan(raw.indexOf('text/html'));
    expect(raw).toMatch(/^ {4}123456\r$/m);
    expect(raw.match(/123456/g)).toHaveLength(2);
  });

  test('signs in where the address names an account', async () => {
    const seen: string[] = [];
    const { port, received } = await mailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        seen.push(`${username}:${password}`);
        done(null, { user: username ?? '' });
      },
    });
    await send(senderTo(port, { user: 'me:s%40cret@' }));
    expect(seen).toEqual(['me:s@cret']);
    expect(received).toHaveLength(1);
  });

  test('reports whether the server accepts mail', async () => {
    const { port } = await mailServer();
    expect(await senderTo(port).isReachable()).toBe(true);
    const dropping = await invalidServer((socket) => socket.destroy());
    expect(await senderTo(dropping).isReachable()).toBe(false);
  });
});

describe('a password does not cross the network in clear', () => {
  test('not to another machine without TLS', async () => {
    const seen: string[] = [];
    const { port, received } = await mailServer({
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => {
        seen.push(String(username));
        done(null, { user: 'me' });
      },
    });
    // The address of all interfaces: this machine, but not a loopback name.
    const error = await refusal(senderTo(port, { user: 'me:secret@', host: '0.0.0.0' }));
    expect(error.code).toContain('ETLS');
    expect([...seen, ...received]).toEqual([]);
  });

  test('not to a server with an untrusted certificate', async () => {
    const { port, received } = await mailServer({ disabledCommands: [] });
    expect((await refusal(senderTo(port, { user: 'me:secret@' }))).kind).toBe('unreachable');
    expect(received).toEqual([]);
  });
});

describe('a server that does not take the mail', () => {
  test('because nothing listens there', async () => {
    const { port } = await mailServer();
    for (const close of closing.splice(0)) close();
    expect(await refusal(senderTo(port))).toMatchObject({ kind: 'unreachable' });
  });

  test.each([
    ['an unknown recipient', 550, 'never'],
    ['a recipient to be tried later', 450, 'later'],
  ] as const)('%s (%i): %s', async (_, code, kind) => {
    const { port } = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(failWith(code, `<${address}> not here`)),
    });
    const error = await refusal(senderTo(port));
    expect(error).toMatchObject({ kind, code: `EENVELOPE ${code}` });
    expect(error.message).not.toContain('mary');
  });

  test.each([
    ['a sender it does not know', { onMailFrom: (_a, _s, done) => done(failWith(550, 'who?')) }],
    [
      'a full disk',
      { onData: (stream, _s, done) => stream.resume().on('end', () => done(failWith(452, 'full'))) },
    ],
    [
      'a mail it takes for spam',
      { onData: (stream, _s, done) => stream.resume().on('end', () => done(failWith(554, 'spam'))) },
    ],
    ['too many connections', { onConnect: (_s, done) => done(failWith(421, 'busy')) }],
  ] satisfies [string, SMTPServerOptions][])('%s: later', async (_, options) => {
    const { port, received } = await mailServer(options);
    expect((await refusal(senderTo(port))).kind).toBe('later');
    expect(received).toEqual([]);
  });

  test('a wrong password of the operator: later', async () => {
    const { port } = await mailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(failWith(535, 'no')),
    });
    expect(await refusal(senderTo(port, { user: 'me:wrong@' }))).toMatchObject({ kind: 'later' });
  });
});

describe('a server that never responds', () => {
  test.each([
    ['says nothing', () => undefined],
    [
      'says one letter at a time, without end',
      (socket: Socket): void => {
        socket.write('220-');
        const timer = setInterval(() => socket.write('x'), 5);
        socket.on('close', () => clearInterval(timer));
      },
    ],
    ['greets, and says nothing more', (socket: Socket): void => void socket.write('220 here\r\n')],
    [
      'keeps saying that it is still busy',
      (socket: Socket): void => {
        socket.write('220 here\r\n');
        const timer = setInterval(() => socket.write('250-wait\r\n'), 5);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ] as const)('%s: the attempt ends, and the connection with it', async (_, behave) => {
    const closed = Promise.withResolvers<void>();
    const port = await invalidServer((socket) => {
      socket.on('close', () => closed.resolve());
      socket.resume();
      behave(socket);
    });
    const sender = createSmtpSender({ smtpUrl: `smtp://127.0.0.1:${port}`, from }, patienceMs);
    expect(await refusal(sender)).toMatchObject({ kind: 'unreachable', code: 'EABORT' });
    await closed.promise;
  });

  test.each([
    ['before its greeting', (socket: Socket): void => void socket.end()],
    ['after its greeting', (socket: Socket): void => void socket.end('220 here\r\n')],
    [
      'in the middle of a word',
      (socket: Socket): void => {
        socket.write('220 here\r\n');
        socket.once('data', () => socket.end('250-he'));
      },
    ],
  ] as const)('hangs up %s', async (_, behave) => {
    const port = await invalidServer(behave);
    expect((await refusal(senderTo(port))).kind).toBe('unreachable');
  });

  test('hangs up in the middle of the mail', async () => {
    const port = await invalidServer((socket) => {
      const answers = ['250 hello', '250 sender', '250 recipient', '354 go on'];
      socket.write('220 here\r\n');
      socket.on('data', () => {
        const next = answers.shift();
        if (next === undefined) socket.destroy();
        else socket.write(`${next}\r\n`);
      });
    });
    expect((await refusal(senderTo(port))).kind).toBe('unreachable');
  });

  test('is left at once when the server stops', async () => {
    const greeted = Promise.withResolvers<void>();
    const port = await invalidServer(() => greeted.resolve());
    const stopping = new AbortController();
    const error = refusal(senderTo(port), stopping.signal);
    await greeted.promise;
    stopping.abort();
    expect((await error).code).toBe('EABORT');
  });
});
