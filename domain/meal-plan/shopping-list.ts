import type { OperationResponse } from '#contract/operations.ts';

export type ShoppingAisle = OperationResponse<'getShoppingList'>['data'][number];
export type ShoppingItem = ShoppingAisle['items'][number];
/** Ticked state by food id. */
export type Ticks = Readonly<Record<string, boolean>>;

export const withTicks = (aisles: readonly ShoppingAisle[], ticks: Ticks): ShoppingAisle[] =>
  aisles.map(({ aisle, items }) => ({
    aisle,
    items: items.map((item) => ({ ...item, ticked: ticks[item.food_id] ?? item.ticked })),
  }));

/** The ticks not yet sent: `ticks` without those of `sent` with the same value. */
export const unsentTicks = (ticks: Ticks, sent: Ticks): Ticks =>
  Object.fromEntries(Object.entries(ticks).filter(([id, ticked]) => sent[id] !== ticked));

const titles: Readonly<Record<string, string>> = {
  produce: 'Fruit and vegetables',
  meat: 'Meat',
  fish: 'Fish',
  'dairy-and-eggs': 'Dairy and eggs',
  bakery: 'Bakery',
  'grains-and-pasta': 'Grains and pasta',
  'tins-and-jars': 'Cans and jars',
  baking: 'Baking',
  'oils-and-vinegars': 'Oils and vinegars',
  'spices-and-herbs': 'Spices and herbs',
  'nuts-and-seeds': 'Nuts and seeds',
  frozen: 'Frozen',
  drinks: 'Drinks',
  other: 'Everything else',
};

/** Displayed name of an aisle; an unknown aisle's own name. */
export const aisleTitle = (aisle: string): string => titles[aisle] ?? aisle;

const figure = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 1 ? 2 : value < 10 ? 1 : 0 });

/** Smallest amount shown, by unit. */
const least: Readonly<Record<string, number>> = { oz: 0.2, g: 1 };

/** "500 g", "3"; empty when unknown. */
export function shoppingAmount({ amount }: ShoppingItem, units: 'us' | 'metric'): string {
  const { value, unit } = amount[units];
  if (value === 0) return '';
  return value < (least[unit] ?? 0.01) ? 'a little' : `${figure(value)} ${unit}`.trim();
}

/** The unticked items as text for sharing. */
export function listAsText(aisles: readonly ShoppingAisle[], units: 'us' | 'metric'): string {
  const parts = aisles.map(({ aisle, items }) => {
    const lines = items
      .filter(({ ticked }) => !ticked)
      .map((item) => `- ${[item.name, shoppingAmount(item, units)].filter(Boolean).join(', ')}`);
    return lines.length === 0 ? '' : [aisleTitle(aisle), ...lines].join('\n');
  });
  return parts.filter(Boolean).join('\n\n');
}
