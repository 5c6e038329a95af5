import type { OperationId } from '#contract/operations.ts';
import type { Connection } from '#server/db/connect.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';
import { choicesBy, healthMember, pairsOf } from '#tests/server/health/health-member.ts';
import { figuresOf, timesOf } from './measure.ts';
import { info, type Line, ms, within } from './table.ts';

interface BenchCall {
  readonly name: OperationId;
  /** The URLs of uncached searches, different ones for each `round`. */
  readonly url: (round: number) => string;
}

/** Every recipe read of members, with authentication, and a write; on `connection`. */
export async function callLines(connection: Connection, setting: string, rounds: number): Promise<Line[]> {
  const app = await startTestApp({ database: connection });
  try {
    const { token } = await app.member();
    const headers = { authorization: `Bearer ${token}` };
    const { data } = await app.ok('listRecipes', { token, query: { per_page: 50, page: 3 } });
    const ref = data[0]?.ref_id ?? '';
    const ids = data
      .slice(0, 10)
      .map(({ id }) => `ids=${id}`)
      .join('&');
    const filter = 'diet=Gluten%20Free&allergens=Milk&isLowOxalate=1&isLowHistamine=2';
    const reads: readonly BenchCall[] = [
      { name: 'listRecipes', url: (round) => `/recipes?${filter}&maxCalories=${500 + round}` },
      { name: 'getRecipe', url: () => `/recipes/${ref}` },
      { name: 'getGuestRecipe', url: () => `/guest/recipes/${ref}` },
      { name: 'getRecipeNutrients', url: () => `/recipes/${ref}/nutrients` },
      { name: 'getRecipeIngredients', url: () => `/recipes/${ref}/ingredients` },
      { name: 'listRecipeReviews', url: () => `/recipes/${ref}/reviews` },
      { name: 'getRecipeRatings', url: () => `/recipes/reviews?${ids}` },
      { name: 'getNutrientsOfRecipes', url: () => `/recipes/nutrients?${ids}` },
      { name: 'searchIngredients', url: () => '/recipes/search-ingredients?query=on' },
      { name: 'getIncludedIngredients', url: () => '/recipes/include-ingredients?name=oxalate&value=1' },
      { name: 'getCurrentUser', url: () => '/users/me' },
      { name: 'listMetas', url: () => '/users/me/metas' },
    ];
    const works = reads.map(({ name, url }) => {
      let round = 0;
      const work = async () => {
        round += 1;
        const { statusCode } = await app.fastify.inject({ url: `/api${url(round)}`, headers });
        if (statusCode !== 200) throw new Error(`${name} responded with ${statusCode}.`);
      };
      return { name, work };
    });
    const times = await timesOf(works, rounds);
    const worst = [...times]
      .map(([name, each]) => ({ name, ...figuresOf(each) }))
      .toSorted((a, b) => b.p95 - a.p95);
    const [slowest] = worst;
    let flag = false;
    const save = async () => {
      flag = !flag;
      const payload = { notification_enabled: flag };
      await app.fastify.inject({ method: 'POST', url: '/api/users/me/metas', headers, payload });
    };
    const written = figuresOf(
      (await timesOf([{ name: 'saveMetas', work: save }], rounds)).get('saveMetas') ?? [],
    );
    const patient = await healthMember(app);
    const answers = pairsOf(patient.category('103'), choicesBy(patient.content.questionnaire, 'best'));
    const submit = async () => void (await patient.submit('103', answers));
    const submitted = figuresOf(
      (await timesOf([{ name: 'submitHealthAnswers', work: submit }], rounds)).get('submitHealthAnswers') ??
        [],
    );
    return [
      within(
        `slowest of ${reads.length} read calls, ${setting}`,
        `${slowest?.name} p50 ${ms(slowest?.p50 ?? 0)} p95 ${ms(slowest?.p95 ?? 0)} ms`,
        slowest?.p95 ?? Infinity,
        15,
      ),
      info(
        '  the others (p95)',
        worst
          .slice(1)
          .map(({ name, p95 }) => `${name} ${ms(p95)}`)
          .join(', '),
      ),
      within(`a write, ${setting}`, `p50 ${ms(written.p50)} p95 ${ms(written.p95)} ms`, written.p95, 25),
      within(
        `a category of health answers, ${setting}`,
        `p50 ${ms(submitted.p50)} p95 ${ms(submitted.p95)} ms`,
        submitted.p95,
        100,
      ),
    ];
  } finally {
    await app.close();
  }
}
