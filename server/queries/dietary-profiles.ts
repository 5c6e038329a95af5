import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { profileOf } from '#domain/dietary-profile/profile-of.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { readPreferences } from '#domain/preferences/preferences.ts';
import type { Connection } from '#server/db/connect.ts';
import { findMemberLists } from './member-lists.ts';
import { findMetas } from './metas.ts';

type Reads = Pick<Connection, 'db' | 'memory'> & { readonly foods: FoodTable };

/** The member as every screen judges for them: what they saved, with their own lists. Read anew after each change. */
export const findDietaryProfile = ({ db, memory, foods }: Reads, userId: string): Promise<DietaryProfile> =>
  memory.recallExactly(['user_metas'], `dietary profile ${userId}`, async () => {
    const [metas, lists] = await Promise.all([findMetas(db, userId), findMemberLists(db, userId, foods)]);
    const saved = readPreferences([...metas].map(([name, value]) => ({ name, value })));
    return profileOf(saved, lists, foods);
  });
