import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Courier, createCourier, pauseAfter } from '#server/jobs/courier.ts';
import { MailError, type MailSender, type OutgoingMail } from '#server/providers/mail/mail-sender.ts';
import { addMail } from '#server/queries/outbox.ts';
import { startTestApp, type TestApp } from './app-under-test.ts';

let app: TestApp;
let userId: string;
beforeAll(async () => {
  app = await startTestApp({ context: { post: { delivery: 'sent', wake: () => {} } } });
  const { token } = await app.member('mary@example.com');
  userId = (await app.ok('getCurrentUser', { token })).data.id;
});
beforeEach(async () => {
  await app.db.deleteFrom('outbox').execute();
  (app.logs as string[]).length = 0;
});
afterAll(() => app.close());

const minute = 60_000;
const day = 24 * 60 * minute;

/** The other side: takes mail as long as `behave` does not say otherwise. */
function otherSide(behave: (mail: OutgoingMail, signal: AbortSignal) => Promise<void> = async () => {}) {
  const taken: OutgoingMail[] = [];
  const side = { taken, tried: 0, behave, isThere: true };
  const sender: MailSender = {
    send: async (mail, signal) => {
      side.tried += 1;
      if (!side.isThere) throw new MailError('unreachable', 'ECONNREFUSED');
      await side.behave(mail, signal);
      taken.push(mail);
    },
    answers: async () => side.isThere,
  };
  return Object.assign(side, { sender });
}

const post = async (
  subject: string,
  more: { topic?: string; usefulUntil?: Date; userId?: string | null } = {},
) => {
  const mail = { to: 'mary@example.com', subject, text: 'secret 123456', html: '<p>secret 123456</p>' };
  await addMail(app.db, {
    userId: more.userId === undefined ? userId : more.userId,
    topic: more.topic ?? subject,
    sealed: app.context.secrets.seal(JSON.stringify(mail)),
    now: app.clock.now(),
    dueAt: app.clock.now(),
    usefulUntil: more.usefulUntil ?? null,
  });
};
const courier = (sender: MailSender): Courier => createCourier(app.context, sender);
const waiting = () => app.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const subjects = (mails: readonly OutgoingMail[]) => mails.map(({ subject }) => subject);
const later = async () => {
  throw new MailError('later', 'EMESSAGE 451');
};

describe('the courier', () => {
  test('SRV-14 sends what was written, once, and keeps nothing of it', async () => {
    const { sender, taken } = otherSide();
    await post('one');
    await post('two');
    const one = courier(sender);
    await one.settle();
    await one.settle();
    expect(subjects(taken)).toEqual(['one', 'two']);
    expect(taken[0]).toMatchObject({ to: 'mary@example.com', text: 'secret 123456', date: app.clock.now() });
    expect(await waiting()).toEqual([]);
  });

  test('two couriers at once send nothing twice', async () => {
    const { sender, taken } = otherSide();
    const numbers = Array.from({ length: 40 }, (_, at) => `mail ${at}`);
    for (const number of numbers) await post(number);
    await Promise.all([courier(sender), courier(sender), courier(sender)].map((each) => each.settle()));
    expect(subjects(taken).toSorted()).toEqual(numbers.toSorted());
  });

  test('what one has claimed no other touches until the claim runs out, as after a crash', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const slow = otherSide(() => {
      begun.resolve();
      return end.promise;
    });
    await post('claimed');
    const first = courier(slow.sender);
    first.wake();
    await begun.promise;
    const { sender, taken } = otherSide();
    const second = courier(sender);
    await second.settle();
    app.clock.advance(2 * minute - 1);
    await second.settle();
    expect(taken).toEqual([]);
    app.clock.advance(1);
    await second.settle();
    expect(subjects(taken)).toEqual(['claimed']);
    end.resolve();
    await first.settle();
  });

  test('waking it is enough', async () => {
    const arrived = Promise.withResolvers<void>();
    const { sender } = otherSide(async () => arrived.resolve());
    await post('woken');
    const one = courier(sender);
    one.wake();
    await arrived.promise;
    await one.settle();
  });

  test('a mail that hangs does not hold up the next', async () => {
    const begun = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const { sender } = otherSide(async ({ subject }) => {
      if (subject === 'next') return arrived.resolve();
      begun.resolve();
      await end.promise;
    });
    const one = courier(sender);
    await post('hanging');
    one.wake();
    await begun.promise;
    await post('next');
    one.wake();
    await arrived.promise;
    end.resolve();
    await one.settle();
  });

  test('more than fits at once is sent all the same, at most 10 at a time', async () => {
    let now = 0;
    let most = 0;
    const { sender, taken } = otherSide(async () => {
      now += 1;
      most = Math.max(most, now);
      await app.db.selectFrom('outbox').select('id').execute();
      now -= 1;
    });
    for (let number = 0; number < 25; number += 1) await post(`mail ${number}`);
    const one = courier(sender);
    for (let time = 0; time < 5; time += 1) one.wake();
    await one.settle();
    expect(taken).toHaveLength(25);
    expect(most).toBe(10);
  });

  test('a mail to nobody, and one sealed with another key, are taken out', async () => {
    const { sender, tried } = otherSide();
    await post('nobody', { userId: null });
    await post('sealed');
    await app.db.updateTable('outbox').set({ sealed: 'AAAA' }).where('topic', '=', 'sealed').execute();
    await courier(sender).settle();
    expect(tried).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  test('a newer mail of the same topic takes the place of one that waits', async () => {
    const { sender, taken } = otherSide();
    await post('first', { topic: 'code' });
    await post('second', { topic: 'code' });
    await courier(sender).settle();
    expect(subjects(taken)).toEqual(['second']);
  });

  test('mail goes with the account', async () => {
    const { token } = await app.member('leaving@example.com');
    const { data } = await app.ok('getCurrentUser', { token });
    await post('farewell', { userId: data.id });
    await app.db.deleteFrom('users').where('id', '=', data.id).execute();
    expect(await waiting()).toEqual([]);
  });
});

describe('a mail that is not taken', () => {
  test('is tried again after 5 s, doubling up to 15 min', () => {
    const pauses = Array.from({ length: 12 }, (_, at) => pauseAfter(at + 1) / 1000);
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900]);
    expect(pauseAfter(1_000)).toBe(15 * minute);
  });

  test('and at those times, each attempt counted, until it is taken', async () => {
    const side = otherSide(later);
    const one = courier(side.sender);
    await post('again');
    await one.settle();
    for (const attempts of [1, 2, 3, 4]) {
      expect(side.tried).toBe(attempts);
      expect((await waiting())[0]?.attempts).toBe(attempts);
      app.clock.advance(pauseAfter(attempts) - 1);
      await one.settle();
      expect(side.tried).toBe(attempts);
      app.clock.advance(1);
      if (attempts === 4) side.behave = async () => {};
      await one.settle();
    }
    expect(subjects(side.taken)).toEqual(['again']);
  });

  test('keeps its name and date at each attempt', async () => {
    const seen: OutgoingMail[] = [];
    const side = otherSide(async (mail) => {
      seen.push(mail);
      await later();
    });
    const one = courier(side.sender);
    await post('again');
    await one.settle();
    app.clock.advance(pauseAfter(1));
    await one.settle();
    expect(seen).toHaveLength(2);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]?.reference).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is given up after a day, and the log says so without saying whose it was', async () => {
    const side = otherSide(later);
    const one = courier(side.sender);
    const start = app.clock.now().getTime();
    await post('hopeless');
    while (app.clock.now().getTime() < start + day - 15 * minute) {
      await one.settle();
      app.clock.advance(15 * minute);
    }
    expect(await waiting()).toHaveLength(1);
    app.clock.advance(start + day - app.clock.now().getTime() - 1);
    await one.settle();
    expect(await waiting()).toHaveLength(1);
    app.clock.advance(1);
    const { tried } = side;
    await one.settle();
    expect(side.tried).toBe(tried);
    expect(await waiting()).toEqual([]);
    const lines = app.logs.filter((line) => line.includes('given up'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, attempts: tried }]);
    expect(app.logs.join('')).not.toMatch(/mary|secret|123456|hopeless/);
  });

  test('is given up when it is of no more use, as a code is after its time', async () => {
    const side = otherSide(later);
    const one = courier(side.sender);
    await post('code', { usefulUntil: new Date(app.clock.now().getTime() + 10 * minute) });
    await one.settle();
    app.clock.advance(10 * minute);
    side.behave = async () => {};
    await one.settle();
    expect(side.taken).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('is taken out at once when its address is unknown there', async () => {
    const side = otherSide(async () => {
      throw new MailError('never', 'EENVELOPE 550');
    });
    await post('unknown');
    await courier(side.sender).settle();
    expect(side.tried).toBe(1);
    expect(await waiting()).toEqual([]);
    expect(app.logs.join('')).not.toMatch(/mary|secret|123456/);
  });

  test('waits through a restart', async () => {
    const gone = otherSide();
    gone.isThere = false;
    await post('patient');
    await courier(gone.sender).settle();
    app.clock.advance(minute);
    const { sender, taken } = otherSide();
    await courier(sender).settle();
    expect(subjects(taken)).toEqual(['patient']);
  });

  test('after an outage goes as soon as the other side is back, however long its pause has become', async () => {
    const side = otherSide();
    side.isThere = false;
    const one = courier(side.sender);
    await post('long');
    for (let time = 1; time <= 9; time += 1) {
      await one.settle();
      app.clock.advance(pauseAfter(time));
    }
    await one.settle();
    const { tried } = side;
    app.clock.advance(5_000);
    await one.settle();
    expect(side.tried).toBe(tried);
    side.isThere = true;
    app.clock.advance(5_000);
    await one.settle();
    expect(subjects(side.taken)).toEqual(['long']);
  });

  test('after an outage goes also when another mail goes through', async () => {
    const side = otherSide();
    side.isThere = false;
    const one = courier(side.sender);
    await post('long');
    await one.settle();
    side.isThere = true;
    await post('new');
    one.wake();
    await one.settle();
    expect(subjects(side.taken).toSorted()).toEqual(['long', 'new']);
  });

  test('stopping lets what is under way end, and breaks off what hangs', async () => {
    const begun = Promise.withResolvers<void>();
    const side = otherSide((_, signal) => {
      begun.resolve();
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new MailError('unreachable', 'EABORT')));
      });
    });
    const one = courier(side.sender);
    one.start();
    await post('hanging');
    one.wake();
    await begun.promise;
    await one.stop();
    expect(await waiting()).toMatchObject([{ attempts: 1, claimed_until: null }]);
    await post('after');
    await one.settle();
    expect(side.tried).toBe(1);
  });
});
