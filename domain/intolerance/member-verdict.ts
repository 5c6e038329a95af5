import type { Level } from './intolerances.ts';
import type { MemberList } from './member-lists.ts';
import type { Verdict } from './verdict.ts';
import { levelFor } from './verdicts.ts';

/** The member-specific part of a verdict; the figures are the same for everyone. */
export type MemberVerdict = Pick<Verdict, 'level' | 'deciding' | 'unknown'>;

/**
 * The level for a member with an own list. Included foods don't count, as in the search; an excluded food
 * makes the recipe High for them, as no search on that axis finds it.
 */
export function levelForMember(
  verdict: Pick<Verdict, 'level' | 'aboveLow' | 'aboveMedium'>,
  { included, excluded }: MemberList,
  foodIds: readonly string[],
): Level | null {
  return foodIds.some((id) => excluded.includes(id)) ? 3 : levelFor(verdict, included);
}

/**
 * The food ids to remove for a recipe to be within a member's limit: those above it that are not included,
 * unknown ones among them, and excluded ones. Empty exactly if the search finds the recipe.
 */
export function foodsAboveLimit(
  { aboveLow, aboveMedium }: Pick<Verdict, 'aboveLow' | 'aboveMedium'>,
  limit: Level,
  { included, excluded }: MemberList,
  foodIds: readonly string[],
): string[] {
  if (limit === 3) return [];
  const above = (limit === 1 ? aboveLow : aboveMedium).filter((id) => !included.includes(id));
  return [...new Set([...foodIds.filter((id) => excluded.includes(id)), ...above])];
}

/** The member's level with deciding and unknown foods, for the recipe page. */
export function memberVerdictOf(
  verdict: Verdict,
  list: MemberList,
  foodIds: readonly string[],
): MemberVerdict {
  const counted = (ids: readonly string[]) => ids.filter((id) => !list.included.includes(id));
  const leftOut = foodIds.filter((id) => list.excluded.includes(id));
  const level = levelForMember(verdict, list, foodIds);
  const unknown = counted(verdict.unknown);
  const above = level === 2 ? verdict.aboveLow : verdict.level === 3 ? verdict.aboveMedium : [];
  const still = counted(above);
  const known = still.filter((id) => !unknown.includes(id));
  // an unknown food decides only where every known one was put back
  const named = [...new Set([...leftOut, ...(known.length > 0 ? known : still)])];
  const deciding = level === 1 ? [] : level === null ? unknown : named;
  return { level, deciding, unknown };
}
