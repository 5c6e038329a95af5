import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Course, type Look, nextStep, type PastBlock } from './course.ts';
import { protocol, reactionOf, reactions } from './protocol.ts';

const unclear: Look = { kind: 'unclear', probability: 0.5, limit: null };
const limit = { low: 2, median: 4, high: 8, isFigure: false };
const trigger: Look = { kind: 'trigger', probability: 0.99, limit };

/** Goes through a course; `react` and `find` answer what the member and the server would. */
function walk(
  options: Pick<Course, 'highestLoad' | 'seed'>,
  react: (load: number, n: number) => PastBlock['reaction'],
  find: (n: number) => Look,
) {
  const blocks: PastBlock[] = [];
  const looks: Look[] = [];
  const lookedAfter: number[] = [];
  const course: Course = { substance: 'oxalate', blocks, looks, ...options };
  for (let step = nextStep(course); step.kind !== 'done'; step = nextStep(course)) {
    if (blocks.length > 100) throw new Error('The course does not end.');
    if (step.kind === 'block') blocks.push({ load: step.load, reaction: react(step.load, blocks.length) });
    else {
      lookedAfter.push(blocks.length);
      looks.push(find(looks.length));
    }
  }
  return { blocks, looks, lookedAfter };
}

/** Two severe reactions to a dose close it, and all above, until a look finds the substance unlikely. */
function expectBelowClosed(
  blocks: readonly PastBlock[],
  looks: readonly Look[],
  lookedAfter: readonly number[],
): void {
  const [lowest] = protocol.rungs;
  let severe: number[] = [];
  for (const [n, { load, reaction }] of blocks.entries()) {
    const look = looks[lookedAfter.indexOf(n)];
    if (look !== undefined && look.probability < protocol.heldUnless) severe = [];
    const closed = severe.filter((it, at) => severe.indexOf(it) !== at);
    if (load > lowest) expect(load).toBeLessThan(Math.min(...closed));
    if (reaction === 'severe' && load > 0) severe.push(load);
  }
}

const usual = { highestLoad: 12, seed: 'one' };
const calm = () => 'none' as const;

describe('nextStep', () => {
  test('EXT-31 looks are fixed: after the first round, then after each further one', () => {
    const { doses, controls } = protocol.firstRound;
    const further = protocol.furtherRound;
    const { lookedAfter, blocks } = walk(usual, calm, () => unclear);
    const between = further.doses + further.controls;
    expect(lookedAfter).toEqual(
      Array.from({ length: further.most + 1 }, (_, n) => doses + controls + n * between),
    );
    expect(blocks.filter(({ load }) => load === 0)).toHaveLength(controls + further.most * further.controls);
  });

  test('a probable trigger gets more rounds, since only certainty is missing', () => {
    const probable = { ...unclear, probability: protocol.furtherRound.likelyFrom };
    expect(walk(usual, calm, () => probable).looks).toHaveLength(protocol.furtherRound.mostIfLikely + 1);
  });

  test('EXT-31 a tolerated substance ends the course at once', () => {
    expect(walk(usual, calm, () => ({ ...unclear, kind: 'tolerated' })).looks).toHaveLength(1);
  });

  test('a substance that is tolerated but probable above that load is tested on', () => {
    const above: Look = { kind: 'tolerated', probability: 0.9, limit };
    expect(walk(usual, calm, (n) => (n < 2 ? above : { ...above, probability: 0.1 })).looks).toHaveLength(3);
  });

  test('EXT-31 a dose that reactions held is offered again after the next look, unless it was severe twice', () => {
    const probable = { ...unclear, probability: protocol.furtherRound.likelyFrom };
    const above = (reaction: PastBlock['reaction']) => {
      const { blocks } = walk(
        usual,
        (load) => (load >= 5 ? reaction : 'none'),
        () => probable,
      );
      return blocks.filter(({ load }) => load >= 5).length;
    };
    expect(above('reaction')).toBeGreaterThan(10);
    expect(above('severe')).toBe(protocol.closedFrom);
  });

  test('EXT-31 where even the lowest dose was severe twice, none is higher', () => {
    const probable = { ...unclear, probability: protocol.furtherRound.likelyFrom };
    const { blocks } = walk(
      usual,
      (_, n) => (n < 8 ? 'severe' : 'none'),
      () => probable,
    );
    expect(Math.max(...blocks.slice(8).map(({ load }) => load))).toBe(protocol.rungs[0]);
  });

  test('EXT-31 a trigger is narrowed around its limit until that is narrow, a figure or not', () => {
    const { blocks } = walk(usual, calm, (n) =>
      n === 0 ? trigger : { ...trigger, limit: { ...limit, isFigure: true } },
    );
    const narrowing = blocks
      .slice(protocol.firstRound.doses + protocol.firstRound.controls)
      .map(({ load }) => load);
    expect(narrowing.toSorted((a, b) => a - b)).toEqual([0, 4 * 0.65, 4, 4 * 1.6]);
    expect(walk(usual, calm, () => trigger).looks).toHaveLength(protocol.narrowing.most + 1);
    const looksOf = (more: object) =>
      walk(usual, calm, () => ({ ...trigger, limit: { ...limit, ...more } })).looks.length;
    expect(looksOf({ isFigure: true, isNarrow: false })).toBe(protocol.narrowing.most + 1);
    expect(looksOf({ isFigure: false, isNarrow: true })).toBe(1);
    // as findings up to version 3 are stored
    expect(looksOf({ isFigure: true })).toBe(1);
  });

  test('EXT-31 what one look found is tested again around its limit, however narrow that is', () => {
    const found: Look = { ...unclear, isFound: true, probability: 0.99, limit: { ...limit, isNarrow: true } };
    const { blocks, looks } = walk(usual, calm, (n) => (n === 0 ? found : { ...found, kind: 'trigger' }));
    const { doses, controls } = protocol.firstRound;
    expect(blocks.slice(doses + controls).map(({ load }) => load)).toEqual(
      expect.arrayContaining([0, 4 * 0.65, 4, 4 * 1.6]),
    );
    expect(looks).toHaveLength(2);
    // never named, it ends with the last round of a probable one
    expect(walk(usual, calm, () => found).looks).toHaveLength(protocol.furtherRound.mostIfLikely + 1);
  });

  test('EXT-31 doses rise only after calm ones, and stay after a reaction', () => {
    const doses = walk(usual, calm, () => ({ ...unclear, kind: 'tolerated' })).blocks.flatMap(
      ({ load }) => load || [],
    );
    expect(doses).toEqual([2, 5, 12, 12, 12]);
    const mild = walk(
      usual,
      (load) => (load >= 5 ? 'reaction' : 'none'),
      () => ({ ...unclear, kind: 'tolerated' }),
    );
    expect(Math.max(...mild.blocks.map(({ load }) => load))).toBe(5);
  });

  test('EXT-31 a severe reaction lowers the dose', () => {
    const { blocks } = walk(
      usual,
      (load) => (load >= 2 ? 'severe' : 'none'),
      () => ({ ...unclear, kind: 'tolerated' }),
    );
    expect(blocks.flatMap(({ load }) => load || [])).toEqual([2, 0.8, 0.8, 0.8, 0.8]);
  });

  test('EXT-31 whatever happens, it ends, is drawn again from its seed, and no dose is above the capped portion or at one that was severe twice', () => {
    const look = fc.record({
      kind: fc.constantFrom('trigger', 'likely', 'unclear', 'tolerated', 'untested'),
      probability: fc.double({ min: 0, max: 1, noNaN: true }),
      limit: fc.option(
        fc.record({
          low: fc.double({ min: 0.1, max: 5, noNaN: true }),
          median: fc.double({ min: 0.1, max: 40, noNaN: true }),
          high: fc.double({ min: 5, max: 80, noNaN: true }),
          isFigure: fc.boolean(),
        }),
      ),
    }) satisfies fc.Arbitrary<Look>;
    fc.assert(
      fc.property(
        fc.record({
          highestLoad: fc.double({ min: 5, max: 12, noNaN: true }),
          seed: fc.string({ maxLength: 4 }),
        }),
        fc.array(fc.constantFrom(...reactions), { minLength: 1, maxLength: 12 }),
        fc.array(look, { minLength: 1, maxLength: 10 }),
        (options, reacted, found) => {
          const react = (_: number, n: number) => reacted[n % reacted.length] ?? 'none';
          const find = (n: number) => found[n % found.length] ?? unclear;
          const { blocks, looks, lookedAfter } = walk(options, react, find);
          for (const { load } of blocks) {
            expect(load).toBeLessThanOrEqual(options.highestLoad);
            expect(load).toBeGreaterThanOrEqual(0);
          }
          expectBelowClosed(blocks, looks, lookedAfter);
          expect(looks.length).toBeLessThanOrEqual(
            1 + protocol.furtherRound.mostIfLikely + protocol.narrowing.most,
          );
          expect(walk(options, react, find).blocks).toEqual(blocks);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('EXT-31 a reaction is a rise above usual, not a bad day alone', () => {
  expect(reactionOf(null, 2)).toBe('none');
  expect(reactionOf(3, 2)).toBe('none');
  expect(reactionOf(4, 2)).toBe('mild');
  expect(reactionOf(6, 2)).toBe('reaction');
  expect(reactionOf(6, 5)).toBe('none');
  expect(reactionOf(8, 5)).toBe('severe');
  expect(reactionOf(8, 6)).toBe('mild');
});
