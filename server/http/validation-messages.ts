import type { ErrorObject } from 'ajv';
import { maximumServings, tooManyServings } from '#domain/recipe/servings.ts';
import type { FieldErrors } from '#server/errors.ts';

/** The field `name` in a form about the member. */
const ownName = 'own name';
/** Labels in "Enter ..." of the fields that somebody fills in. A field that apps send on their own has none. */
const fieldNames: Readonly<Record<string, string>> = {
  age: 'the age',
  answer: 'an answer',
  answers: 'the answers',
  calories: 'the calories',
  code: 'the code',
  content: 'the recipe',
  cooked_on: 'the day on which it was cooked',
  date: 'the date',
  email: 'your email address',
  energy_target: 'the calories of a day',
  grams: 'the grams',
  ingredients: 'the ingredients',
  name: 'a name',
  password: 'a password',
  password_confirmation: 'the same password again',
  rating: 'a rating',
  referral_code: 'the referral code',
  servings: 'the servings',
  target_calories: 'the calories of a day',
  text: 'the text',
  time: 'the time',
  title: 'the title',
  username: 'your email address',
  [ownName]: 'your name',
};

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'nothing',
};

const formatSentences: Readonly<Record<string, string>> = {
  email: 'Enter a valid email address.',
  date: 'Enter a date as YYYY-MM-DD.',
  'date-time': 'Enter a date and time as YYYY-MM-DDTHH:MM:SSZ.',
  uri: 'Enter a complete web address.',
  uuid: 'Send a valid id.',
};

const controlCharacters = String.raw`\x7f-\x9f`;

function patternSentence(pattern: string): string {
  if (pattern.includes(controlCharacters)) return 'Remove line breaks and other control characters.';
  const digits = /^\^\\d\{(\d+)\}\$$/.exec(pattern)?.[1];
  return digits === undefined ? 'Enter the value in the expected form.' : `Enter the ${digits} digits.`;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
/** What to choose in a field that nobody types. */
const choices: Readonly<Record<string, string>> = {
  allergens: 'the allergens',
  archive: 'a file',
  diets: 'the diets',
  excluded_foods: 'the foods to leave out',
  file: 'a picture',
  photo: 'a picture',
};
function missing(field: string): string {
  if (choices[field] !== undefined) return `Choose ${choices[field]}.`;
  const label = fieldNames[field];
  return label === undefined ? `Send the field ${field}.` : `Enter ${label}.`;
}

type Sentence = (params: Record<string, unknown>, field: string) => string;

const sentences: Readonly<Record<string, Sentence>> = {
  required: (_, field) => missing(field),
  type: ({ type }) =>
    `Send ${[type]
      .flat()
      .map((name) => typeNames[String(name)] ?? String(name))
      .join(' or ')}.`,
  minLength: ({ limit }, field) =>
    limit === 1 ? missing(field) : `Enter at least ${plural(Number(limit), 'character')}.`,
  maxLength: ({ limit }) => `Enter at most ${plural(Number(limit), 'character')}.`,
  format: ({ format }) => formatSentences[String(format)] ?? 'Enter the value in the expected form.',
  pattern: ({ pattern }) => patternSentence(String(pattern)),
  enum: ({ allowedValues }) => `Choose one of: ${[allowedValues].flat().join(', ')}.`,
  minimum: ({ limit }) => `Enter a number of at least ${limit}.`,
  exclusiveMinimum: ({ limit }) => `Enter a number above ${limit}.`,
  maximum: ({ limit }, field) =>
    field === 'servings' && limit === maximumServings
      ? tooManyServings
      : `Enter a number of at most ${limit}.`,
  multipleOf: ({ multipleOf }) => `Enter a multiple of ${multipleOf}.`,
  minItems: ({ limit }) => `Choose at least ${limit}.`,
  maxItems: ({ limit }) => `Choose at most ${limit}.`,
  uniqueItems: () => 'Remove the repeated entries.',
  minProperties: ({ limit }) => `Send at least ${plural(Number(limit), 'field')}.`,
  maxProperties: ({ limit }) => `Send at most ${plural(Number(limit), 'field')}.`,
};

/** The path of a value as a field name: `/steps/0/text` is `steps.text`. */
const fieldOf = (path: string) =>
  path
    .split('/')
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** Ajv's errors as sentences by field; `body` for errors without a field. `isOfPerson`: the form is about the member. */
export function sentencesAtFields(found: readonly ErrorObject[], { isOfPerson = false } = {}): FieldErrors {
  const errors = new Map<string, Set<string>>();
  for (const { keyword, params, instancePath } of found) {
    // each alternative says what it lacks
    if (keyword === 'anyOf') continue;
    const parent = fieldOf(instancePath);
    const lacking = keyword === 'required' ? String(params['missingProperty']) : '';
    const field = [parent, lacking].filter((part) => part !== '').join('.') || 'body';
    const last = field.split('.').at(-1) ?? field;
    const label = isOfPerson && field === 'name' ? ownName : last;
    const sentence = sentences[keyword]?.(params, label) ?? 'Enter the value in the expected form.';
    errors.set(field, (errors.get(field) ?? new Set()).add(sentence));
  }
  return Object.fromEntries([...errors].map(([field, texts]) => [field, [...texts]]));
}
