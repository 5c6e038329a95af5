import type { Level } from './intolerances.ts';
import type { MemberList } from './member-lists.ts';
import type { Verdict } from './verdict.ts';
import { levelFor } from './verdicts.ts';

/** What of a verdict depends on the member; the figures are the same for everybody. */
export type Judgement = Pick<Verdict, 'level' | 'deciding' | 'unknown'>;

/**
 * The level that a member with a list of their own sees. Foods put back count no longer, by the rule of the search;
 * a food the member leaves out makes the recipe High for them, as no search on that axis shows it.
 */
export function levelForMember(
  verdict: Pick<Verdict, 'level' | 'aboveLow' | 'aboveMedium'>,
  { included, excluded }: MemberList,
  foodIds: readonly string[],
): Level | null {
  return foodIds.some((id) => excluded.includes(id)) ? 3 : levelFor(verdict, included);
}

/**
 * The food ids that have to go for a recipe to keep to a limit of this member: those above it that were not put back,
 * the unknown ones among them, and those left out by hand. Empty exactly where the search lets the recipe pass.
 */
export function standsAgainst(
  { aboveLow, aboveMedium }: Pick<Verdict, 'aboveLow' | 'aboveMedium'>,
  limit: Level,
  { included, excluded }: MemberList,
  foodIds: readonly string[],
): string[] {
  if (limit === 3) return [];
  const above = (limit === 1 ? aboveLow : aboveMedium).filter((id) => !included.includes(id));
  return [...new Set([...foodIds.filter((id) => excluded.includes(id)), ...above])];
}

/** The member's level with what decides it and what is unknown, for the recipe's page. */
export function judgementFor(verdict: Verdict, list: MemberList, foodIds: readonly string[]): Judgement {
  const counted = (ids: readonly string[]) => ids.filter((id) => !list.included.includes(id));
  const leftOut = foodIds.filter((id) => list.excluded.includes(id));
  const level = levelForMember(verdict, list, foodIds);
  const unknown = counted(verdict.unknown);
  const above = level === 2 ? verdict.aboveLow : verdict.level === 3 ? verdict.aboveMedium : [];
  const deciding =
    level === 1 ? [] : level === null ? unknown : [...new Set([...leftOut, ...counted(above)])];
  return { level, deciding, unknown };
}
