import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { proteinSources } from '#domain/food/protein-sources.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { mealTypes } from '#domain/recipe/meal-types.ts';
import {
  type Call,
  calls,
  contract,
  exampleOf,
  isOfType,
  type Media,
  type Schema,
  success,
  validity,
  version,
  within,
} from './contract-document.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true });
addFormats(ajv);

function problemsOf(media: Media): unknown {
  const validate = ajv.compile(media.schema);
  return validate(exampleOf(media)) ? [] : validate.errors;
}

const named = calls.map((call) => [call.operationId, call] as const);

describe('the document', () => {
  test('is a valid OpenAPI 3.1 document', () => {
    expect(validity).toEqual({ valid: true });
    expect(version).toBe('3.1');
  });

  test('has unique operation ids', () => {
    const ids = calls.map((call) => call.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(operations.map((operation) => operation.operationId)).toEqual(ids);
  });

  test('uses the terms of the domain', () => {
    const words = (name: string) => contract.components.schemas[name]?.enum;
    expect(words('Allergen')).toEqual(allergens.map((allergen) => allergen.name));
    expect(words('Diet')).toEqual(diets);
    expect(words('MealType')).toEqual(mealTypes);
    expect(words('ProteinSource')).toEqual(proteinSources);
    expect(words('Intolerance')?.toSorted()).toEqual(intolerances.toSorted());
  });
});

const failureStatuses = (call: Call) => Object.keys(call.responses).filter((status) => Number(status) >= 400);

describe.each(named)('%s', (_, call) => {
  test('has a summary and one declared tag', () => {
    expect(call.summary).toMatch(/\S/);
    expect(call.tags).toHaveLength(1);
    expect(contract.tags.map((tag) => tag.name)).toContain(call.tags[0]);
  });

  test('has a success example that its own schema accepts', () => {
    const { media } = success(call);
    expect(exampleOf(media)).toBeDefined();
    expect(problemsOf(media)).toEqual([]);
  });

  test('has a request example that its own schema accepts, for each content type', () => {
    for (const media of Object.values(call.requestBody?.content ?? {})) {
      expect(exampleOf(media)).toBeDefined();
      expect(problemsOf(media)).toEqual([]);
    }
  });

  test('declares the failure responses of each operation', () => {
    const statuses = failureStatuses(call);
    expect(statuses).toEqual(expect.arrayContaining(['403', '429', '500', '503']));
    if (call.security.length > 0) expect(statuses).toContain('401');
    if ('x-requires-feature' in call) expect(statuses).toContain('402');
    if (call.path.includes('{')) expect(statuses).toEqual(expect.arrayContaining(['400', '404']));
    if (call.method !== 'get') expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
    if (call.requestBody || call.parameters.some((parameter) => parameter.in === 'query'))
      expect(statuses).toContain('422');
    for (const status of statuses) expect(problemsOf(failureMedia(call, status))).toEqual([]);
  });

  test('names exactly the path parameters of its path', () => {
    const names = call.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(names).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  });

  test('has no undeclared fields in responses', () => {
    const open = [...within(success(call).media.schema)].filter(
      ([, schema]) => isOfType(schema, 'object') && schema.additionalProperties === undefined,
    );
    expect(open).toEqual([]);
  });

  test('bounds every request', () => {
    const taken = [
      ...Object.values(call.requestBody?.content ?? {}).flatMap((media) => [...within(media.schema)]),
      ...call.parameters
        .filter((parameter) => parameter.in !== 'header')
        .flatMap((parameter) => [...within(parameter.schema, parameter.name)]),
    ];
    expect(taken.filter(([, schema]) => !isBounded(schema)).map(([at]) => at)).toEqual([]);
  });
});

function failureMedia(call: Call, status: string): Media {
  const media = call.responses[status]?.content?.['application/json'];
  if (media === undefined) throw new Error(`${call.operationId} says nothing at ${status}`);
  return media;
}

/** Whether no valid value can be arbitrarily long or large. */
function isBounded(schema: Schema): boolean {
  if (schema.enum !== undefined || schema['format'] === 'binary') return true;
  if (schema.anyOf !== undefined) return schema.anyOf.every(isBounded);
  if (schema.allOf?.some(isBounded)) return true;
  if (isOfType(schema, 'string'))
    return 'maxLength' in schema || /^\^.*[^*+]\$$/.test(String(schema['pattern']));
  if (isOfType(schema, 'integer') || isOfType(schema, 'number'))
    return 'minimum' in schema && 'maximum' in schema;
  if (isOfType(schema, 'array')) return 'maxItems' in schema;
  if (isOfType(schema, 'object')) return schema.additionalProperties === false || 'maxProperties' in schema;
  return isOfType(schema, 'boolean');
}

test('a request is valid for a validator that takes one type at a time', () => {
  const strict = new Ajv2020({ strict: true, strictRequired: false });
  addFormats(strict);
  // a meta is what the app stores under a key of its own
  const ofOneType = calls.filter(({ operationId }) => operationId !== 'saveMetas');
  const bodies = ofOneType.flatMap((call) => Object.values(call.requestBody?.content ?? {}));
  expect(bodies.length).toBeGreaterThan(60);
  for (const { schema } of bodies) expect(() => strict.compile(schema)).not.toThrow();
});

test('a pattern means the same with and without the unicode flag', () => {
  const patterns = [
    ...readFileSync('contract/openapi.json', 'utf8').matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g),
  ];
  expect(patterns.length).toBeGreaterThan(50);
  const classes = patterns
    .map(([, text = '']) => String(JSON.parse(text)))
    .filter((text) => /\\[pP]\{/.test(text));
  expect(classes).toEqual([]);
});

test('SRV-02 results are in `data`, but for the token, `exists`, and `message` of answers without a result', () => {
  const results = calls.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) => {
      const schema = status.startsWith('2') ? content?.['application/json']?.schema : undefined;
      return schema === undefined ? [] : [{ operationId, schema }];
    }),
  );
  expect(results.length).toBeGreaterThan(100);
  // the export is a file
  const bare = results.filter(
    ({ operationId, schema }) =>
      operationId !== 'exportOwnRecipes' && schema.properties?.['data'] === undefined,
  );
  const ofMessages = bare.filter(({ schema }) => schema.properties?.['message'] !== undefined);
  const others = bare.filter((result) => !ofMessages.includes(result));
  expect(others.map(({ operationId }) => operationId)).toEqual(['checkEmail', 'issueToken']);
  expect(Object.keys(others[1]?.schema.properties ?? {})).toContain('access_token');
  // urgent help isn't what was saved
  const beside = ofMessages.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  expect(new Set(beside)).toEqual(new Set(['message', 'urgent_help']));
  const paged = results.filter(({ schema }) => schema.properties?.['meta'] !== undefined);
  for (const { operationId, schema } of paged) expect(schema.properties?.['data'], operationId).toBeDefined();
});

test('429 and 503 declare Retry-After', () => {
  for (const name of ['TooManyRequests', 'Unavailable'])
    expect(contract.components.responses[name]?.headers).toHaveProperty('Retry-After');
});

test('only the planner and the health screens require features', () => {
  const asking = (feature: string) =>
    operations.filter((operation) => operation.feature === feature).map((operation) => operation.tag);
  expect(new Set(asking('meal_plan'))).toEqual(new Set(['planner']));
  expect(new Set(asking('questionnaire_health_score'))).toEqual(new Set(['health']));
  const free = operations.filter(({ tag, feature }) => (tag === 'planner' || tag === 'health') && !feature);
  expect(free.map((operation) => operation.operationId)).toEqual([
    'listIngredientSwaps',
    'listConsents',
    'giveConsent',
    'withdrawConsent',
    'getDiary',
    'getDiaryHint',
    'saveDiaryRecord',
    'deleteDiaryRecord',
    'getTriggerTests',
    'startTriggerTest',
    'getTriggerChoices',
    'noteTriggerEvent',
    'openTriggerPortion',
    'planTriggerDish',
    'deleteTriggerLimit',
    'createReportLink',
    'endReportLink',
    'openSharedReport',
    'getMyHealth',
    'changeHealthAnswers',
    'clearHealthAnswers',
    'listSafetyNotes',
    'switchSafetyNote',
    'revokeCalendarAddress',
    'getCalendarFeed',
    'listMedicines',
    'getMyMedicines',
    'saveMyMedicines',
    'saveMedicineAgreement',
  ]);
});

test('guest operations are those that need no account', () => {
  const guests = operations.filter((operation) => operation.security === 'guest');
  expect(guests.map((operation) => operation.operationId).toSorted()).toEqual([
    'checkEmail',
    'findGuestRecipes',
    'getCalendarFeed',
    'getGuestRecipe',
    'getGuestRecipeIngredients',
    'getGuestRecipeNutrients',
    'getPage',
    'getSettings',
    'issueToken',
    'judgeGuestRecipe',
    'listGuestRecipeReviews',
    'openSharedReport',
    'registerUser',
    'reportGuestFigure',
    'requestPasswordReset',
    'resetPassword',
    'restoreAccount',
  ]);
});
