import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { foodsAboveLimit } from '#domain/intolerance/member-verdict.ts';
import type { Finding } from '#domain/source-recipe/known-parts.ts';
import { type DoseLimit, type FoodLimit, isAboveDose, isAboveGrams } from '#domain/triggers/dose-limit.ts';
import type { DietaryProfile, SafetyConstraint } from './dietary-profile.ts';
import type { JudgedDish } from './judged-dish.ts';
import { type DishTest, type ProfileRule, type RuleKind, rulesOf } from './profile-rules.ts';

/** From the most to the least serious. */
export const reasonKinds = [
  'allergen',
  'medicine',
  'situation',
  'ingredient',
  'diet',
  'protein',
  'over',
  'unknown',
  'atLimit',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** A reason against a dish, or a remark on it. */
export interface JudgementReason {
  readonly kind: ReasonKind;
  /** Of the rule it follows from. */
  readonly rule: RuleKind;
  /** As the rule is shown: `Milk`, `Vegan`, `Low FODMAP`. */
  readonly name: string;
  /** The limited axis; null for every other rule. */
  readonly axis: Intolerance | null;
  /** The foods that cause it; empty for the dish as a whole. */
  readonly foodIds: readonly string[];
  readonly safety: SafetyConstraint | null;
  /** Of a limit from a food test, with the loads of one serving, or the grams of a food. */
  readonly dose?: { readonly amount: number; readonly limit: DoseLimit | FoodLimit };
  /** Names of the foods, when all are only forms or kinds of the excluded food: `Onion Powder`. */
  readonly kinds?: readonly string[];
}

export type JudgementKind = 'fits' | 'atLimit' | 'unknown' | 'over' | 'notForYou';

/** The judgement of a dish for one person. */
export interface Judgement {
  readonly kind: JudgementKind;
  /** The most serious first. */
  readonly reasons: readonly JudgementReason[];
  /** All checked rules, in order; empty for an empty profile. */
  readonly checked: readonly ProfileRule[];
}

interface TestResult extends Finding {
  readonly dose?: NonNullable<JudgementReason['dose']>;
  readonly kind: 'broken' | 'over' | 'unknown' | 'atLimit';
  readonly axis: Intolerance | null;
}

const plain = (finding: Finding | null): TestResult[] =>
  finding === null ? [] : [{ ...finding, kind: finding.answer, axis: null }];

const noFoods: readonly string[] = [];

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();
/** A profile judges many dishes by the same list. */
function setOf(listed: readonly string[]): ReadonlySet<string> {
  const known = sets.get(listed) ?? new Set(listed);
  sets.set(listed, known);
  return known;
}

/** The listed foods that a dish contains, and its ingredients that may be one of them. */
function heldOf({ foodIds, eithers }: JudgedDish, listed: readonly string[]) {
  const set = setOf(listed);
  const is = (id: string) => set.has(id);
  const sure = eithers.filter((either) => either.foodIds.every(is));
  const maybe = eithers.filter((it) => !sure.includes(it) && [...it.foodIds, ...it.rawFoodIds].some(is));
  return {
    sure: [...(foodIds ?? []).filter(is), ...sure.map(({ id }) => id)],
    maybe: maybe.map(({ id }) => id),
  };
}

function overLimit(test: Extract<DishTest, { test: 'isOverLimit' }>, dish: JudgedDish): TestResult[] {
  const { axis, limit, list } = test;
  const { level, aboveLow, aboveMedium, untested } = dish.level(axis);
  const against = foodsAboveLimit({ aboveLow, aboveMedium }, limit, list, dish.foodIds ?? []);
  const { sure: excluded, maybe } = heldOf(dish, list.excluded);
  const found = [...new Set([...excluded, ...against, ...maybe])];
  const isUntested = (id: string) =>
    (untested.includes(id) || (maybe.includes(id) && !against.includes(id))) && !excluded.includes(id);
  const over = found.filter((id) => !isUntested(id));
  const unknown = found.filter(isUntested);
  const of = (kind: 'over' | 'unknown' | 'atLimit', foodIds: readonly string[]): TestResult => ({
    answer: kind === 'unknown' ? 'unknown' : 'broken',
    kind,
    axis,
    foodIds,
  });
  const isAtLimit =
    found.length === 0 && limit === 2 && level === 2 && aboveLow.some((id) => !list.included.includes(id));
  return [
    ...(over.length > 0 ? [of('over', over)] : []),
    ...(unknown.length > 0 ? [of('unknown', unknown)] : []),
    ...(isAtLimit
      ? [
          of(
            'atLimit',
            aboveLow.filter((id) => !list.included.includes(id)),
          ),
        ]
      : []),
  ];
}

const overDose = (amount: number, limit: DoseLimit | FoodLimit, foodIds: readonly string[]): TestResult => ({
  answer: 'broken',
  kind: 'over',
  foodIds,
  axis: null,
  dose: { amount, limit },
});

function resultsOf(test: DishTest, dish: JudgedDish): TestResult[] {
  switch (test.test) {
    case 'hasAllergen':
      return plain(dish.allergen(test.allergen));
    case 'hasFood': {
      const { sure, maybe } = heldOf(dish, test.foodIds);
      if (sure.length > 0) return plain({ answer: 'broken', foodIds: sure });
      const { openFoodIds = noFoods } = test;
      const mixed = heldOf(dish, openFoodIds);
      const isOpen = dish.foodIds === null || (test.isStrict && dish.unidentified.length > 0);
      const open = [
        ...new Set([...(isOpen ? dish.unidentified : []), ...maybe, ...mixed.sure, ...mixed.maybe]),
      ];
      return isOpen || open.length > 0 ? plain({ answer: 'unknown', foodIds: open }) : [];
    }
    case 'breaksDiet':
      return plain(dish.diet(test.diet));
    case 'lacksProtein': {
      const { proteinSources } = dish;
      if (proteinSources === null) return plain({ answer: 'unknown', foodIds: dish.unidentified });
      const has = proteinSources.some((source) => test.anyOf.includes(source));
      return has ? [] : plain({ answer: 'broken', foodIds: [] });
    }
    case 'isOverLimit':
      return overLimit(test, dish);
    case 'isOverDose': {
      const load = dish.dose(test.limit.substance);
      const foodIds = dish.doseFoods(test.limit.substance);
      if (load === null) return plain({ answer: 'unknown', foodIds });
      return isAboveDose(load, test.limit) ? [overDose(load, test.limit, foodIds)] : [];
    }
    case 'isOverGrams': {
      const { foodId } = test.limit;
      const grams = dish.grams(foodId);
      if (grams === null) {
        const { sure, maybe } = heldOf(dish, [foodId]);
        return plain({ answer: 'unknown', foodIds: [...sure, ...maybe] });
      }
      return isAboveGrams(grams, test.limit) ? [overDose(grams, test.limit, [foodId])] : [];
    }
    case 'cannotBeChecked':
      return plain({ answer: 'unknown', foodIds: [] });
  }
}

/** The names of foods that are all forms or kinds of the excluded food. */
function kindsAmong(foodIds: readonly string[], { kinds = {} }: ProfileRule): string[] {
  const names = foodIds.flatMap((id) => kinds[id] ?? []);
  return names.length === foodIds.length ? names : [];
}

/** The reasons that one rule gives, at most one of a kind. */
function reasonsOf(rule: ProfileRule, dish: JudgedDish): JudgementReason[] {
  const results = rule.tests.flatMap((test) => resultsOf(test, dish));
  const kindOf = ({ kind }: TestResult): ReasonKind =>
    kind !== 'broken' ? kind : rule.kind === 'intolerance' || rule.kind === 'dose' ? 'over' : rule.kind;
  return [...Map.groupBy(results, kindOf)].map(([kind, of]) => {
    const foodIds = [...new Set(of.flatMap((result) => result.foodIds))];
    const kinds = kindsAmong(foodIds, rule);
    return {
      kind,
      rule: rule.kind,
      name: rule.name,
      axis: of[0]?.axis ?? null,
      foodIds,
      safety: rule.safety,
      ...(of[0]?.dose && { dose: of[0].dose }),
      ...(kinds.length > 0 && { kinds }),
    };
  });
}

const kindOfReason = (kind: ReasonKind): JudgementKind =>
  kind === 'over' || kind === 'unknown' || kind === 'atLimit' ? kind : 'notForYou';

const rank = ({ kind }: JudgementReason) => reasonKinds.indexOf(kind);

/** Judges a dish for one person: the only place that decides whether it fits. */
export function judge(dish: JudgedDish, profile: DietaryProfile): Judgement {
  const checked = rulesOf(profile);
  const reasons = checked.flatMap((rule) => reasonsOf(rule, dish)).toSorted((a, b) => rank(a) - rank(b));
  const [worst] = reasons;
  return { kind: worst === undefined ? 'fits' : kindOfReason(worst.kind), reasons, checked };
}

/** Whether a dish may be served: no reason against it, and nothing unknown. A search finds exactly these. */
export const isServable = ({ kind }: Pick<Judgement, 'kind'>): boolean =>
  kind === 'fits' || kind === 'atLimit';
