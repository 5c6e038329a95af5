import type { Connection } from '#server/db/connect.ts';
import { createRecipeReader } from '#server/recipe-import/create-recipe-reader.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';
import { figuresOf, timed } from './measure.ts';
import { info, type Line, ms, within } from './table.ts';

const textLength = 500_000;
/** Input that makes careless regular expressions and the Cooklang parser backtrack. */
const hostile = [
  ['cooklang', '@'],
  ['cooklang', '@salt{} '],
  ['cooklang', '{{{{'],
  ['html', '<script '],
  ['html', '<script type="application/ld+json">['],
  ['json', '['],
  ['json', '{"a":'],
  ['html', '½ '],
  ['cooklang', '[- '],
  ['cooklang', '1 1/'],
] as const;

/** How long `/healthz` takes while ten hostile texts are imported at once; client and server share one process. */
export async function importServingLines(connection: Connection): Promise<Line[]> {
  const app = await startTestApp({ database: connection, context: { recipeReader: createRecipeReader() } });
  try {
    const address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
    const { token } = await app.member();
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    };
    const send = async (body: string) => {
      const response = await fetch(`${address}/api/users/me/recipes/import`, {
        method: 'POST',
        headers,
        body,
      });
      await response.arrayBuffer();
      return response.status;
    };
    await send(JSON.stringify({ format: 'cooklang', content: 'Boil @egg{1}.' }));
    const bodies = hostile.map(([format, shape]) =>
      JSON.stringify({ format, content: shape.repeat(textLength / shape.length) }),
    );
    const times: number[] = [];
    let isDone = false;
    const asking = (async () => {
      while (!isDone) times.push(await timed(async () => (await fetch(`${address}/healthz`)).text()));
    })();
    let responses: number[] = [];
    const all = await timed(async () => {
      responses = await Promise.all(bodies.map(send));
    });
    isDone = true;
    await asking;
    if (responses.some((status) => status !== 422 && status !== 503))
      throw new Error(`Hostile texts got ${responses.join()}.`);
    const { p50, p95 } = figuresOf(times);
    return [
      within(
        '/healthz while ten hostile texts of 500,000 signs are imported',
        `p50 ${ms(p50)} p95 ${ms(p95)} worst ${ms(Math.max(...times))} ms`,
        p95,
        50,
      ),
      info(
        '  the texts',
        `got ${responses.join(', ')} in ${ms(all)} ms, ${times.length} responses meanwhile`,
      ),
    ];
  } finally {
    await app.close();
  }
}
