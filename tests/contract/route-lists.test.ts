import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { OperationId, operations } from '#contract/operations.ts';
import { takePasswords, withOwnTransaction } from '#server/routes/operation-lists.ts';
import { type CachedRead, readRequestOf } from '#src/offline/cached-reads.ts';
import { calls } from './contract-document.ts';

type Read = Extract<(typeof operations)[number], { readonly method: 'get' }>['operationId'];

const atTheMoment = 'what it says has to be of this moment';
const ofHealth = 'health answers stay on the server';
const forScreens = 'its screen needs the server anyway';
const archive = 'a file that is made on request';
const guest = 'of pages for guests, who have no cache of their own';
const byWorker = 'the service worker has a cache of its own for it';

/** Reads that are not available offline. One that is neither here nor in `cached-reads.ts` does not compile. */
const onlineOnly: Readonly<Record<Exclude<Read, CachedRead>, string>> = {
  checkCollectionsToken: atTheMoment,
  countRecipes: atTheMoment,
  exportCurrentUser: archive,
  exportOwnRecipes: archive,
  findFittingVersion: atTheMoment,
  findTableVersion: 'what others share can be withdrawn at any moment',
  getBilling: atTheMoment,
  getCalendarAddress: forScreens,
  getCalendarFeed: 'for calendar programs',
  getDiaryHint: ofHealth,
  getExcludedIngredients: forScreens,
  getGuestRecipe: guest,
  getGuestRecipeIngredients: guest,
  getGuestRecipeNutrients: guest,
  getHealthQuestions: ofHealth,
  getHousehold: 'what others share can be withdrawn at any moment',
  getIncludedIngredients: forScreens,
  getMyHealth: ofHealth,
  getMyMedicines: ofHealth,
  getNutrientsOfRecipes: forScreens,
  getPackage: atTheMoment,
  getPage: forScreens,
  getPushService: atTheMoment,
  getPushToken: atTheMoment,
  getSecurity: atTheMoment,
  getSettings: byWorker,
  getTriggerChoices: ofHealth,
  getTriggerTests: ofHealth,
  listConsents: ofHealth,
  listCookedRecipes: forScreens,
  listCustomRecipes: 'the planner’s search, on the server',
  listGuestRecipeReviews: guest,
  listIngredientSwaps: atTheMoment,
  listIngredients: 'a search, on the server',
  listMedicines: 'a search, on the server',
  listNotifications: atTheMoment,
  listPackages: atTheMoment,
  listQuestionnaireCategories: ofHealth,
  listRecommendations: ofHealth,
  listReferrals: atTheMoment,
  listReplacements: 'chosen on the server, from its recipes',
  listSafetyNotes: ofHealth,
  quotePackage: atTheMoment,
  searchFoods: 'a search, on the server',
  searchIngredients: 'a search, on the server',
  verifyMealPlanAccess: atTheMoment,
};

/** The file of an operation, as text. */
const handlerText = ({ tags: [tag], operationId }: (typeof calls)[number]) =>
  readFileSync(`server/operations/${tag}/${operationId}.ts`, 'utf8');

const takesKey = ({ parameters }: (typeof calls)[number]) =>
  parameters.some(({ name }) => name === 'Idempotency-Key');

describe('lists of operations', () => {
  test('those with a transaction of their own are those that call runOnce', () => {
    const own = calls.filter((call) => takesKey(call) && /\brunOnce\b/.test(handlerText(call)));
    expect(own.map(({ operationId }) => operationId).sort()).toEqual([...withOwnTransaction].sort());
  });

  test('those that take a password have the small limit of a body', () => {
    const taking = calls.filter(({ requestBody }) =>
      Object.values(requestBody?.content ?? {}).some(({ schema }) =>
        /"(current_)?password":\{/.test(JSON.stringify(schema)),
      ),
    );
    expect(taking.map(({ operationId }) => operationId).sort()).toEqual([...takePasswords].sort());
  });

  test('a read without a network is one of the cached reads, or says why not', () => {
    const reads = calls.filter(({ method }) => method === 'get');
    const cached = reads.filter(({ path }) => readRequestOf(path.replaceAll(/\{\w+\}/g, '17')) !== null);
    const online = reads.filter((read) => !cached.includes(read)).map(({ operationId }) => operationId);
    expect(online.sort()).toEqual((Object.keys(onlineOnly) as OperationId[]).sort());
  });
});
