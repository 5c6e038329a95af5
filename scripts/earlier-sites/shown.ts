/** What a member has, as a server of any version shows it. */
import { createHash } from 'node:crypto';
import type { SiteClient } from './site-client.ts';

export interface Shown {
  /** The account's export. */
  readonly archive: unknown;
  readonly user: unknown;
  readonly metas: unknown;
  readonly favorites: unknown;
  readonly collections: unknown;
  /** By the day in them. */
  readonly weeks: Readonly<Record<string, unknown>>;
  /** Hash of the profile's picture. */
  readonly picture: string;
}

/** `made.json` of a fixture. */
export interface Made {
  readonly commit: string;
  readonly made_at: string;
  readonly email: string;
  readonly password: string;
  readonly refresh_token: string;
  readonly shown: Shown;
}

interface Archive {
  readonly data: {
    readonly user: { readonly profile_photo_url: string };
    readonly meal_plans: readonly { readonly date?: string; readonly day?: string }[];
  };
}

export async function readShown(url: string, { send }: SiteClient, days: readonly string[]): Promise<Shown> {
  const archive = (await send('GET', '/users/me/export')) as Archive;
  const weeks: Record<string, unknown> = {};
  for (const day of days) weeks[day] = await send('GET', `/users/me/meal-plans?start=${day}`);
  const photo = await fetch(new URL(archive.data.user.profile_photo_url, url));
  if (!photo.ok) throw new Error(`The picture responded with ${photo.status}.`);
  return {
    archive,
    user: await send('GET', '/users/me'),
    metas: await send('GET', '/users/me/metas'),
    favorites: await send('GET', '/users/me/favorite-recipes'),
    collections: await send('GET', '/recipes/collections'),
    weeks,
    picture: createHash('sha256')
      .update(new Uint8Array(await photo.arrayBuffer()))
      .digest('hex'),
  };
}
