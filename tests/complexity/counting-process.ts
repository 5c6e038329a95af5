import { countEach } from './operation-counter.ts';

type Call = readonly unknown[];
interface Order {
  readonly module: string;
  readonly calls: readonly Call[];
}

process.once('message', async ({ module, calls }: Order) => {
  const counts = await countEach(async () => {
    const { workload } = (await import(module)) as { workload: (...values: Call) => unknown };
    return calls.map((values) => () => workload(...values));
  });
  process.send?.(counts);
});
