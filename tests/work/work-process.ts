import { countEach } from './counting.ts';

type Call = readonly unknown[];
interface Order {
  readonly module: string;
  readonly calls: readonly Call[];
}

process.once('message', async ({ module, calls }: Order) => {
  const counts = await countEach(async () => {
    const { work } = (await import(module)) as { work: (...values: Call) => unknown };
    return calls.map((values) => () => work(...values));
  });
  process.send?.(counts);
});
