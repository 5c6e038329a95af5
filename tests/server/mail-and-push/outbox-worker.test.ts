import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute, otherSide, startMailSetup, subjects } from './mail-server-under-test.ts';

let office: Awaited<ReturnType<typeof startMailSetup>>;
beforeAll(async () => {
  office = await startMailSetup();
});
beforeEach(() => office.empty());
afterAll(() => office.app.close());

describe('the worker', () => {
  test('SRV-14 sends pending mail once, and deletes it', async () => {
    const { sender, taken } = otherSide();
    await office.post('one');
    await office.post('two');
    const one = office.worker(sender);
    await one.settle();
    await one.settle();
    expect(subjects(taken)).toEqual(['one', 'two']);
    expect(taken[0]).toMatchObject({
      to: 'mary@example.com',
      text: 'secret 123456',
      date: office.app.clock.now(),
    });
    expect(await office.waiting()).toEqual([]);
  });

  test('two workers at once send nothing twice', async () => {
    const { sender, taken } = otherSide();
    const numbers = Array.from({ length: 40 }, (_, at) => `mail ${at}`);
    for (const number of numbers) await office.post(number);
    await Promise.all(
      [office.worker(sender), office.worker(sender), office.worker(sender)].map((each) => each.settle()),
    );
    expect(subjects(taken).toSorted()).toEqual(numbers.toSorted());
  });

  test('a claimed mail is not sent by another worker until the lease expires, as after a crash', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const slow = otherSide(() => {
      begun.resolve();
      return end.promise;
    });
    await office.post('claimed');
    const first = office.worker(slow.sender);
    first.flush();
    await begun.promise;
    const { sender, taken } = otherSide();
    const second = office.worker(sender);
    await second.settle();
    office.app.clock.advance(2 * minute - 1);
    await second.settle();
    expect(taken).toEqual([]);
    office.app.clock.advance(1);
    await second.settle();
    expect(subjects(taken)).toEqual(['claimed']);
    end.resolve();
    await first.settle();
  });

  test('flush sends at once', async () => {
    const received = Promise.withResolvers<void>();
    const { sender } = otherSide(async () => received.resolve());
    await office.post('woken');
    const one = office.worker(sender);
    one.flush();
    await received.promise;
    await one.settle();
  });

  test('a hanging mail does not delay the next', async () => {
    const begun = Promise.withResolvers<void>();
    const received = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const { sender } = otherSide(async ({ subject }) => {
      if (subject === 'next') return received.resolve();
      begun.resolve();
      await end.promise;
    });
    const one = office.worker(sender);
    await office.post('hanging');
    one.flush();
    await begun.promise;
    await office.post('next');
    one.flush();
    await received.promise;
    end.resolve();
    await one.settle();
  });

  test('a backlog is sent with a concurrency of 10', async () => {
    let now = 0;
    let max = 0;
    const { sender, taken } = otherSide(async () => {
      now += 1;
      max = Math.max(max, now);
      await office.app.db.selectFrom('outbox').select('id').execute();
      now -= 1;
    });
    for (let number = 0; number < 25; number += 1) await office.post(`mail ${number}`);
    const one = office.worker(sender);
    for (let time = 0; time < 5; time += 1) one.flush();
    await one.settle();
    expect(taken).toHaveLength(25);
    expect(max).toBe(10);
  });

  test('a mail without a user, and one encrypted with another key, are deleted', async () => {
    const { sender, tried } = otherSide();
    await office.post('nobody', { userId: null });
    await office.post('encrypted');
    await office.app.db
      .updateTable('outbox')
      .set({ encrypted: 'AAAA' })
      .where('topic', '=', 'encrypted')
      .execute();
    await office.worker(sender).settle();
    expect(tried).toBe(0);
    expect(await office.waiting()).toEqual([]);
  });

  test('a newer mail replaces a pending one of the same topic', async () => {
    const { sender, taken } = otherSide();
    await office.post('first', { topic: 'code' });
    await office.post('second', { topic: 'code' });
    await office.worker(sender).settle();
    expect(subjects(taken)).toEqual(['second']);
  });

  test('mail is deleted with the account', async () => {
    const { token } = await office.app.member('leaving@example.com');
    const { data } = await office.app.ok('getCurrentUser', { token });
    await office.post('farewell', { userId: data.id });
    await office.app.db.deleteFrom('users').where('id', '=', data.id).execute();
    expect(await office.waiting()).toEqual([]);
  });
});
