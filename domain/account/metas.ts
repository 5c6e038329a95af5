import type { OperationBody, OperationResponse } from '#contract/operations.ts';

type Meta = OperationResponse<'listMetas'>['data'][number];
export type MetaName = Meta['name'];
/** A text, a flag, a list of names; null for none. */
export type MetaValue = boolean | string | readonly string[] | null;

/** Every meta with its default; null if the app has its own default. */
export const metaDefaults = {
  first_login: false,
  first_membership: false,
  notification_enabled: false,
  questionnaire_answered: false,
  social_id: null,
  subscription_checkout_url: null,
  recipes_diet: [],
  recipe_protein_sources: [],
  recipes_excluded_ingredients: [],
  recipes_liked_ingredients: [],
  recipes_disliked_ingredients: [],
  recipe_low_oxalate_enabled: false,
  recipe_low_histamine_enabled: false,
  recipe_low_sulfur_enabled: false,
  recipe_low_salicylate_enabled: false,
  recipe_low_fodmap_enabled: false,
  recipe_low_oxalate_customize_ingredients: null,
  recipe_low_histamine_customize_ingredients: null,
  recipe_low_sulfur_customize_ingredients: null,
  recipe_low_salicylate_customize_ingredients: null,
  recipe_low_fodmap_customize_ingredients: null,
} as const satisfies Record<MetaName, MetaValue>;

/** Initial metas of a new member. */
export const firstMetas = {
  first_login: true,
  first_membership: true,
  questionnaire_answered: false,
} as const;

/** Metas that grant something; only the server sets them. */
const grantingMetas: readonly string[] = ['questionnaire_answered', 'social_id', 'subscription_checkout_url'];

const isList = (value: MetaValue): value is readonly string[] => Array.isArray(value);
const isMetaName = (name: string): name is MetaName => Object.hasOwn(metaDefaults, name);

/** The settable metas of a request, whether sent flat or inside `metas`. */
export function settableMetas(sent: OperationBody<'saveMetas'>): Partial<Record<MetaName, MetaValue>> {
  const { metas, ...flat } = sent;
  const entries = Object.entries({ ...flat, ...metas });
  return Object.fromEntries(entries.filter(([name]) => isMetaName(name) && !grantingMetas.includes(name)));
}

/** Stored values merged over the defaults. */
export function fullMetas(stored: ReadonlyMap<string, MetaValue>): Meta[] {
  return Object.entries(metaDefaults).map(([name, byDefault]) => {
    const value = stored.get(name) ?? byDefault;
    return { name: name as MetaName, value: isList(value) ? [...value] : value };
  });
}
