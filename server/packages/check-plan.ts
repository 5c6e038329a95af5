import { type Feature, features } from '#domain/membership/features.ts';

/** A plan in content/packages.yaml and in commands; prices in US dollars. */
export interface Plan {
  readonly name: string;
  readonly price: number;
  readonly price_yearly: number;
  readonly trial_days: number;
  readonly features: readonly Feature[];
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

const rules: Readonly<Record<keyof Plan, Rule>> = {
  name: {
    holds: (value) =>
      typeof value === 'string' && /^[^\s\p{Cc}](?:[^\p{Cc}]{0,58}[^\s\p{Cc}])?$/u.test(value),
    wanted: 'a text of 1 to 60 characters in one line',
  },
  price: amount,
  price_yearly: amount,
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
};

/** The parts of a plan, in the order they are written. */
export const planFields = Object.keys(rules) as readonly (keyof Plan)[];

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const isPlanId = (id: string): boolean => slug.test(id) && id.length <= 50;

/** The problem of an invalid plan, as the rest of a sentence without its full stop; null for a valid one. */
export function planProblem(plan: unknown): string | null {
  if (typeof plan !== 'object' || plan === null || Array.isArray(plan)) return 'it must be a group of values';
  const given: Readonly<Partial<Record<string, unknown>>> = { ...plan };
  const strange = Object.keys(given).find((name) => !Object.hasOwn(rules, name));
  if (strange !== undefined) return `${strange} is not a part of a plan`;
  for (const field of planFields) {
    if (given[field] === undefined) return `${field} is missing`;
    if (!rules[field].holds(given[field])) return `${field} must be ${rules[field].wanted}`;
  }
  const { price, price_yearly: yearly } = plan as Plan;
  return yearly > 12 * price ? 'price_yearly must not be more than twelve times price' : null;
}
