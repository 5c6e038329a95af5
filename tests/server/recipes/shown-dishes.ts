/** The dishes with a judgement that responses contain, found by the contract. */
import { calls, isOfType, type Schema, success, within } from '#tests/contract/contract-document.ts';

/** Operations whose success response contains a dish with its judgement. */
export const judging = calls
  .filter((call) => Object.values(call.responses).some(({ content }) => content?.['application/json']))
  .filter((call) => {
    const { media } = success(call);
    return [...within(media.schema)].some(([at, schema]) => at.endsWith('.fit') && isFit(schema));
  })
  .map(({ operationId }) => operationId);

function isFit(schema: Schema): boolean {
  const whole = Array.isArray(schema['allOf']) ? (schema['allOf'][0] as Schema) : schema;
  return isOfType(whole, 'object') && whole.properties?.['sentence'] !== undefined;
}

export interface Shown {
  readonly ref: string;
  readonly sentence: string;
}

/** All recipes in a response with their sentence. Days, foods and changed dishes are not recipes. */
export function shownIn(response: unknown): Shown[] {
  if (typeof response !== 'object' || response === null) return [];
  const inner = Object.values(response).flatMap(shownIn);
  if (!('fit' in response) || 'items' in response) return inner;
  const { fit, ref_id: ref, recipe_id: recipeId, id } = response as Record<string, unknown>;
  const known = [ref, recipeId, 'custom_food_id' in response ? null : id].find(
    (it) => typeof it === 'string' || typeof it === 'number',
  );
  if (known === undefined || 'price' in response) return inner;
  return [{ ref: String(known), sentence: (fit as { sentence: string }).sentence }, ...inner];
}
