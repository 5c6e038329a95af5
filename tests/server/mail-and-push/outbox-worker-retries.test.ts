import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backoffAfter } from '#server/jobs/outbox-worker.ts';
import { MailError, type OutgoingMail } from '#server/providers/mail/mail-sender.ts';
import { minute, otherSide, startMailSetup, subjects } from './mail-server-under-test.ts';

const day = 24 * 60 * minute;
const later = async () => {
  throw new MailError('later', 'EMESSAGE 451');
};

let office: Awaited<ReturnType<typeof startMailSetup>>;
beforeAll(async () => {
  office = await startMailSetup();
});
beforeEach(async () => {
  await office.empty();
  (office.app.logs as string[]).length = 0;
});
afterAll(() => office.app.close());

describe('a mail that is not accepted', () => {
  test('is retried after 5 s, doubling up to 15 min', () => {
    const pauses = Array.from({ length: 12 }, (_, at) => backoffAfter(at + 1) / 1000);
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900]);
    expect(backoffAfter(1_000)).toBe(15 * minute);
  });

  test('is retried at those times, each attempt counted, until it is accepted', async () => {
    const side = otherSide(later);
    const one = office.worker(side.sender);
    await office.post('again');
    await one.settle();
    for (const attempts of [1, 2, 3, 4]) {
      expect(side.tried).toBe(attempts);
      expect((await office.waiting())[0]?.attempts).toBe(attempts);
      office.app.clock.advance(backoffAfter(attempts) - 1);
      await one.settle();
      expect(side.tried).toBe(attempts);
      office.app.clock.advance(1);
      if (attempts === 4) side.behave = async () => {};
      await one.settle();
    }
    expect(subjects(side.taken)).toEqual(['again']);
  });

  test('has the same name and date at each attempt', async () => {
    const seen: OutgoingMail[] = [];
    const side = otherSide(async (mail) => {
      seen.push(mail);
      await later();
    });
    const one = office.worker(side.sender);
    await office.post('again');
    await one.settle();
    office.app.clock.advance(backoffAfter(1));
    await one.settle();
    expect(seen).toHaveLength(2);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]?.reference).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is given up after a day, logged without the recipient', async () => {
    const side = otherSide(later);
    const one = office.worker(side.sender);
    const start = office.app.clock.now().getTime();
    await office.post('hopeless');
    while (office.app.clock.now().getTime() < start + day - 15 * minute) {
      await one.settle();
      office.app.clock.advance(15 * minute);
    }
    expect(await office.waiting()).toHaveLength(1);
    office.app.clock.advance(start + day - office.app.clock.now().getTime() - 1);
    await one.settle();
    expect(await office.waiting()).toHaveLength(1);
    office.app.clock.advance(1);
    const { tried } = side;
    await one.settle();
    expect(side.tried).toBe(tried);
    expect(await office.waiting()).toEqual([]);
    const lines = office.app.logs.filter((line) => line.includes('given up'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, attempts: tried }]);
    expect(office.app.logs.join('')).not.toMatch(/mary|secret|123456|hopeless/);
  });

  test('is given up once it has expired, like a code', async () => {
    const side = otherSide(later);
    const one = office.worker(side.sender);
    await office.post('code', { expiresAt: new Date(office.app.clock.now().getTime() + 10 * minute) });
    await one.settle();
    office.app.clock.advance(10 * minute);
    side.behave = async () => {};
    await one.settle();
    expect(side.taken).toEqual([]);
    expect(await office.waiting()).toEqual([]);
  });

  test('is given up at once when the server does not know the address', async () => {
    const side = otherSide(async () => {
      throw new MailError('never', 'EENVELOPE 550');
    });
    await office.post('unknown');
    await office.worker(side.sender).settle();
    expect(side.tried).toBe(1);
    expect(await office.waiting()).toEqual([]);
    expect(await office.failed()).toContainEqual(
      expect.objectContaining({ topic: 'unknown', failure: 'EENVELOPE 550' }),
    );
    expect(office.app.logs.join('')).not.toMatch(/mary|secret|123456/);
  });

  test('waits through a restart', async () => {
    const unreachable = otherSide();
    unreachable.isThere = false;
    await office.post('patient');
    await office.worker(unreachable.sender).settle();
    office.app.clock.advance(minute);
    const { sender, taken } = otherSide();
    await office.worker(sender).settle();
    expect(subjects(taken)).toEqual(['patient']);
  });

  test('is sent as soon as the server is back after an outage, regardless of its back-off', async () => {
    const side = otherSide();
    side.isThere = false;
    const one = office.worker(side.sender);
    await office.post('long');
    for (let time = 1; time <= 9; time += 1) {
      await one.settle();
      office.app.clock.advance(backoffAfter(time));
    }
    await one.settle();
    const { tried } = side;
    office.app.clock.advance(5_000);
    await one.settle();
    expect(side.tried).toBe(tried);
    side.isThere = true;
    office.app.clock.advance(5_000);
    await one.settle();
    expect(subjects(side.taken)).toEqual(['long']);
  });

  test('is sent after an outage once another mail is accepted', async () => {
    const side = otherSide();
    side.isThere = false;
    const one = office.worker(side.sender);
    await office.post('long');
    await one.settle();
    side.isThere = true;
    await office.post('new');
    one.flush();
    await one.settle();
    expect(subjects(side.taken).toSorted()).toEqual(['long', 'new']);
  });

  test('stopping waits for sends in flight, and aborts those that hang', async () => {
    const begun = Promise.withResolvers<void>();
    const side = otherSide((_, signal) => {
      begun.resolve();
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new MailError('unreachable', 'EABORT')));
      });
    });
    const one = office.worker(side.sender);
    one.start();
    await office.post('hanging');
    one.flush();
    await begun.promise;
    await one.stop();
    expect(await office.waiting()).toMatchObject([{ attempts: 1, claimed_until: null }]);
    await office.post('after');
    await one.settle();
    expect(side.tried).toBe(1);
  });
});
