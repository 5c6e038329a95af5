import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import type { TestApp } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';

type Day = OperationResponse<'scheduleRecipe'>['data'];

export interface PlannerMember {
  readonly token: string;
  readonly userId: string;
  readonly email: string;
  readonly week: (start?: string) => Promise<Readonly<Record<string, readonly Day[]>>>;
  /** A planned day. */
  readonly day: (date: string) => Promise<Day>;
  /** Titles on the day, in order, with the servings of each. */
  readonly menu: (date: string) => Promise<readonly string[]>;
  readonly add: (date: string, ids: readonly (string | number)[], more?: object) => Promise<Day>;
  readonly food: (food: OperationBody<'createCustomFood'>) => Promise<string>;
}

/** A new member whose plan includes the planner. */
export async function plannerMember(app: TestApp): Promise<PlannerMember> {
  const { token, email } = await app.member();
  const { id: userId } = await (await openShop(app)).buy(token);
  const week: PlannerMember['week'] = async (start) => {
    const { data } = await app.ok('listMealPlans', { token, query: start === undefined ? {} : { start } });
    return data[0] ?? {};
  };
  const day: PlannerMember['day'] = async (date) => {
    const found = (await week(date))[date]?.[0];
    if (found === undefined) throw new Error(`Nothing was ever planned on ${date}.`);
    return found;
  };
  return {
    token,
    userId,
    email,
    week,
    day,
    menu: async (date) =>
      ((await week(date))[date]?.[0]?.items ?? []).map(
        ({ slot, title, servings }) => `${slot}: ${servings} ${title}`,
      ),
    add: async (date, ids, more = {}) =>
      (
        await app.ok('addToMealPlan', {
          token,
          body: { type: 'recipe', date, ids: ids.map(String), ...more },
        })
      ).data,
    food: async (body) => (await app.ok('createCustomFood', { token, body })).data.id,
  };
}
