import type { CardRow } from '#server/queries/recipes.ts';

/** The URL of a recipe's picture: a photo of its owner or of the operator, else the drawn one. */
export const recipePicture = (
  row: Pick<CardRow, 'ref_id' | 'art_hash' | 'own_photo_url'>,
  crop: 'square' | 'wide' = 'square',
): string => row.own_photo_url ?? `/art/${encodeURIComponent(row.ref_id)}/${crop}.svg?v=${row.art_hash}`;
