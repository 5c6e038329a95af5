import { describe, expect, test } from 'vitest';
import { compileValidator } from '#server/http/validators.ts';
import { type Call, calls, exampleOf } from './contract-document.ts';

/** Which apps send without anybody filling them in, so that their name is what to say. */
const sentByApps = [
  ...['agreed', 'by', 'collection_ids', 'confirmation_token', 'credential', 'days', 'food_id', 'format'],
  ...['from', 'grant_type', 'id', 'ids', 'is_cooked', 'is_every_week', 'is_helped', 'is_on', 'is_shared'],
  ...['items', 'kind', 'low', 'medicine_id', 'no', 'otp_token', 'package_id', 'people', 'recipe_id'],
  ...['recipe_ids', 'rule_id', 'shares_energy', 'shares_food', 'slot', 'start', 'substance', 'to', 'today'],
  ...['token', 'type', 'version', 'yes'],
];
/** Their field `name` is the member's own. */
const aboutTheMember = ['registerUser', 'updateCurrentUser'];

interface Lacking {
  readonly call: Call;
  readonly field: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** The errors of a body from the contract's example without one of its fields. */
const lacking: readonly Lacking[] = calls.flatMap((call) => {
  const media = call.requestBody?.content['application/json'];
  if (media === undefined) return [];
  const check = compileValidator({ schema: media.schema, httpPart: 'body', method: '', url: '' });
  return (media.schema.required ?? []).flatMap((field) => {
    const { [field]: _, ...body } = exampleOf(media) as Record<string, unknown>;
    const answer: unknown = (check as (value: unknown) => unknown)(body);
    const { error } = Object(answer) as { error?: { body?: { errors?: Lacking['errors'] } } };
    return error === undefined ? [] : [{ call, field, errors: Object(error).errors ?? {} }];
  });
});

describe('SRV-01 a field that is missing', () => {
  test('is named by its label, whatever the call', () => {
    expect(lacking.length).toBeGreaterThan(80);
    const wrong = lacking.filter(({ call, field, errors }) => {
      const [sentence = '', ...more] = errors[field] ?? [];
      const expected =
        field === 'name'
          ? aboutTheMember.includes(call.operationId)
            ? /^Enter your name\.$/
            : /^Enter a name\.$/
          : sentByApps.includes(field)
            ? new RegExp(`^Send the field ${field}\\.$`)
            : /^(Enter|Choose) (a|an|the|your) [a-z ]+\.$/;
      return more.length > 0 || !expected.test(sentence);
    });
    expect(wrong.map(({ call, field, errors }) => [call.operationId, field, errors])).toEqual([]);
  });

  test('causes no error in another field', () => {
    const others = lacking.filter(({ field, errors }) => Object.keys(errors).some((name) => name !== field));
    expect(others.map(({ call, errors }) => [call.operationId, errors])).toEqual([]);
  });

  test('stands in the list of those that only apps send only if a call has it', () => {
    const fields = new Set(lacking.map(({ field }) => field));
    expect(sentByApps.filter((field) => !fields.has(field))).toEqual([]);
  });
});
