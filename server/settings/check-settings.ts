import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { contractSchemas } from '#server/http/contract-document.ts';

// the contract's own tests check its schemas; here that would take a third of the time of the rest
const ajv = new Ajv2020({ allErrors: false, strict: false, validateSchema: false });
ajv.addSchema({ $id: 'contract', components: { schemas: contractSchemas } });

/** Descriptions of the contract's patterns. */
const formats: readonly (readonly [place: RegExp, words: string])[] = [
  [/_color$/, 'a color such as #255439'],
  [/^shop_hosts\./, 'a host name such as shop.example.com'],
  [
    /_url\b/,
    'an address such as https://example.com/start, or a path of this site such as /files/welcome.webp',
  ],
];

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'on or off',
  number: 'a number',
  integer: 'a whole number',
  array: 'a list',
  object: 'a group of values',
  null: 'nothing',
};

const wordsOf = (types: unknown) =>
  [types]
    .flat()
    .map((type) => typeWords[String(type)] ?? String(type))
    .join(' or ');

function sentenceOf(error: ErrorObject): string {
  const place = error.instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: unknown) => [place, name].filter(Boolean).join('.');
  switch (error.keyword) {
    case 'required':
      return `${inside(error.params['missingProperty'])} is missing`;
    case 'additionalProperties':
      return `${inside(error.params['additionalProperty'])} is not a setting`;
    case 'type':
      return `${place || 'the whole'} must be ${wordsOf(error.params['type'])}`;
    case 'pattern':
      return `${place} must be ${formats.find(([pattern]) => pattern.test(place))?.[1] ?? 'written otherwise'}`;
    case 'enum':
      return `${place} must be one of ${[error.params['allowedValues']].flat().join(', ')}`;
    case 'minimum':
      return `${place} must be ${error.params['limit']} or more`;
    case 'maximum':
      return `${place} must be ${error.params['limit']} or less`;
    case 'minLength':
      return `${place} must not be empty`;
    case 'maxLength':
      return `${place} must have ${error.params['limit']} characters or fewer`;
    case 'maxItems':
      return `${place} must have ${error.params['limit']} entries or fewer`;
    default:
      return `${place || 'the whole'} ${error.message ?? 'cannot be used'}`;
  }
}

/** The problem of invalid settings, as the rest of a sentence without its full stop; null for valid ones. */
export function settingsProblem(settings: unknown): string | null {
  const validate = ajv.compile({ $ref: 'contract#/components/schemas/Settings' });
  if (validate(settings)) return null;
  const [first] = validate.errors ?? [];
  return first === undefined ? 'it cannot be used' : sentenceOf(first);
}

/** Ids of pages referenced by the settings, with the setting. */
export function namedPages(
  settings: Readonly<Record<string, unknown>>,
): readonly { readonly setting: string; readonly page: string }[] {
  return Object.entries(settings).flatMap(([setting, value]) => {
    if (setting.endsWith('_page') && typeof value === 'string') return [{ setting, page: value }];
    if (setting.endsWith('_menu') && typeof value === 'object' && value !== null)
      return Object.keys(value).map((page) => ({ setting, page }));
    return [];
  });
}
