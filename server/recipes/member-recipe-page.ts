import { hash } from 'node:crypto';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import type { Query } from '#domain/recipe/search-criteria.ts';
import type { Context } from '#server/context.ts';
import { findTable } from '#server/household/table.ts';
import { findFavoritesAmong } from '#server/queries/favorites.ts';
import { findSearcher, type Searcher } from './member-search.ts';
import { PageWithFavorites } from './page-with-favorites.ts';
import { makePage } from './recipe-list-page.ts';

type Wanted = Query & Parameters<typeof makePage>[2];

const digests = new WeakMap<DietaryProfile, string>();

/** The same for members with the same profile. */
function digestOf(profile: DietaryProfile): string {
  const digest = digests.get(profile) ?? hash('sha256', JSON.stringify(profile), 'base64url');
  digests.set(profile, digest);
  return digest;
}

/** Whether the page depends on nothing of the member but the profile and the favorites. */
const isByProfile = ({ place, hasOwnRecipes, hasNotes }: Searcher['member'], query: Wanted): boolean =>
  place === null &&
  !hasOwnRecipes &&
  (!hasNotes || (query.query ?? '') === '') &&
  (query.for === undefined || query.for === 'me');

/** A page of recipes as the member gets it, with verdicts and favorites. */
export async function memberRecipePage(context: Context, userId: string, query: Wanted) {
  const { db, queryCache } = context;
  const searcher = await findSearcher(context, userId);
  const make = async (table: Awaited<ReturnType<typeof findTable>>) =>
    new PageWithFavorites(await makePage(context, searcher, query, table));
  const page = isByProfile(searcher.member, query)
    ? await queryCache.get(
        ['recipes', 'reviews', 'title_words'],
        { page: `${digestOf(searcher.member.profile)} ${JSON.stringify(query)}` },
        () => make(null),
      )
    : await make(await findTable(context, userId));
  const favorites = await queryCache.getOwn(
    ['favorites'],
    { member: userId, read: `favorites ${page.ids}` },
    () => findFavoritesAmong(db, userId, page.ids),
  );
  return page.with(favorites);
}
