import { isCurrency, mainCurrency } from '#domain/membership/currency.ts';
import { type Feature, features } from '#domain/membership/features.ts';

/** Of a month and of a year. */
export interface Price {
  readonly price: number;
  readonly price_yearly: number;
}

/** A plan in content/packages.yaml and in commands; prices in US dollars. */
export interface Plan {
  readonly name: string;
  readonly price: number;
  readonly price_yearly: number;
  /** In other currencies. */
  readonly prices: Readonly<Record<string, Price>>;
  readonly trial_days: number;
  readonly features: readonly Feature[];
  /** Its features reach the household of who pays. */
  readonly household: boolean;
  /** Empty: nothing is said. */
  readonly description: string;
  /** In members' words. */
  readonly benefits: readonly string[];
}

interface Rule {
  readonly holds: (value: unknown) => boolean;
  readonly wanted: string;
}

const isAmount = (value: unknown) =>
  typeof value === 'number' && value >= 1 && value <= 10_000 && Number(value.toFixed(2)) === value;
const amount: Rule = {
  holds: isAmount,
  wanted: 'US dollars from 1 to 10000, with 2 decimals at most',
};

const isPrice = (value: unknown): value is Price => {
  if (typeof value !== 'object' || value === null) return false;
  const { price, price_yearly: yearly, ...rest }: Partial<Price> = value;
  return isAmount(price) && isAmount(yearly) && Object.keys(rest).length === 0 && !isDear({ price, yearly });
};
const isDear = ({ price = 0, yearly = 0 }: { price?: number | undefined; yearly?: number | undefined }) =>
  yearly > 12 * price;

const isLine = (value: unknown, max: number) =>
  typeof value === 'string' && value.length <= max && !/\p{Cc}/u.test(value);

const rules: Readonly<Record<keyof Plan, Rule>> = {
  name: {
    holds: (value) =>
      typeof value === 'string' && /^[^\s\p{Cc}](?:[^\p{Cc}]{0,58}[^\s\p{Cc}])?$/u.test(value),
    wanted: 'a text of 1 to 60 characters in one line',
  },
  price: amount,
  price_yearly: amount,
  prices: {
    holds: (value) =>
      typeof value === 'object' &&
      value !== null &&
      Object.entries(value).every(
        ([currency, price]) => isCurrency(currency) && currency !== mainCurrency && isPrice(price),
      ),
    wanted:
      'price and price_yearly by currency, such as eur, with a year of at most twelve months; US dollars stand above',
  },
  trial_days: {
    holds: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 365,
    wanted: 'a whole number from 0 to 365',
  },
  features: {
    holds: (value) =>
      Array.isArray(value) &&
      new Set(value).size === value.length &&
      value.every((each) => (features as readonly unknown[]).includes(each)),
    wanted: `a list of ${features.join(' and ')}, each once at most`,
  },
  household: { holds: (value) => typeof value === 'boolean', wanted: 'true or false' },
  description: { holds: (value) => isLine(value, 200), wanted: 'a text of up to 200 characters in one line' },
  benefits: {
    holds: (value) =>
      Array.isArray(value) && value.length <= 8 && value.every((each) => each !== '' && isLine(each, 100)),
    wanted: 'a list of up to 8 texts of up to 100 characters each',
  },
};

/** Parts that a plan can leave out. */
export const planDefaults = {
  prices: {},
  household: false,
  description: '',
  benefits: [],
} as const satisfies Partial<Plan>;

/** The parts of a plan, in the order they are written. */
export const planFields = Object.keys(rules) as readonly (keyof Plan)[];

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const isPlanId = (id: string): boolean => slug.test(id) && id.length <= 50;

/** The problem of an invalid plan, as the rest of a sentence without its full stop; null for a valid one. */
export function planProblem(plan: unknown): string | null {
  if (typeof plan !== 'object' || plan === null || Array.isArray(plan)) return 'it must be a group of values';
  const given: Readonly<Partial<Record<string, unknown>>> = { ...planDefaults, ...plan };
  const unexpected = Object.keys(given).find((name) => !Object.hasOwn(rules, name));
  if (unexpected !== undefined) return `${unexpected} is not a part of a plan`;
  for (const field of planFields) {
    if (given[field] === undefined) return `${field} is missing`;
    if (!rules[field].holds(given[field])) return `${field} must be ${rules[field].wanted}`;
  }
  const { price, price_yearly: yearly } = plan as Plan;
  return isDear({ price, yearly }) ? 'price_yearly must not be more than twelve times price' : null;
}
