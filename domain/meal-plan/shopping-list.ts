import type { OperationResponse } from '#contract/operations.ts';
import { formatNumber } from '#domain/message/format-number.ts';

export type ShoppingAisle = OperationResponse<'getShoppingList'>['data'][number];
export type ShoppingItem = ShoppingAisle['items'][number];
/** Ticked state by food id. */
export type Ticks = Readonly<Record<string, boolean>>;

export const withTicks = (aisles: readonly ShoppingAisle[], ticks: Ticks): ShoppingAisle[] =>
  aisles.map(({ aisle, items }) => ({
    aisle,
    items: items.map(({ ticked_by, ...item }) => {
      const ticked = ticks[item.food_id] ?? item.ticked;
      // what was just ticked here is no longer somebody else's tick
      const isOthers = ticked_by !== undefined && ticks[item.food_id] === undefined;
      return { ...item, ticked, ...(isOthers && { ticked_by }) };
    }),
  }));

/** The ticks not yet sent: `ticks` without those of `sent` with the same value. */
export const unsentTicks = (ticks: Ticks, sent: Ticks): Ticks =>
  Object.fromEntries(Object.entries(ticks).filter(([id, ticked]) => sent[id] !== ticked));

const titles: Readonly<Record<string, string>> = {
  produce: 'Fruit and vegetables',
  meat: 'Meat',
  fish: 'Fish',
  'dairy-and-eggs': 'Dairy, eggs, and tofu',
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

const figure = (value: number) => formatNumber(value, value < 1 ? 2 : value < 10 ? 1 : 0);

/** Smallest amount shown, by unit. */
const minAmounts: Readonly<Record<string, number>> = { oz: 0.2, g: 1 };

/** "500 g", "3"; empty when unknown. */
export function shoppingAmount({ amount }: ShoppingItem, units: 'us' | 'metric'): string {
  const { value, unit } = amount[units];
  if (value === 0) return '';
  return value < (minAmounts[unit] ?? 0.01) ? 'a little' : `${figure(value)} ${unit}`.trim();
}

const classSigns = ['$', '$$', '$$$', '$$$$'] as const;

/** "$" to "$$$$"; empty for a food without one. */
export const priceSign = ({ price_class: priceClass }: Pick<ShoppingItem, 'price_class'>): string =>
  priceClass === null ? '' : (classSigns[priceClass - 1] ?? '');

/** Items to buy by aisle, and those that are probably at home. */
export function toBuyAndPantry(aisles: readonly ShoppingAisle[]): {
  readonly aisles: readonly ShoppingAisle[];
  readonly pantry: readonly ShoppingItem[];
} {
  return {
    aisles: aisles
      .map(({ aisle, items }) => ({ aisle, items: items.filter((item) => !item.is_pantry) }))
      .filter(({ items }) => items.length > 0),
    pantry: aisles.flatMap(({ items }) => items.filter((item) => item.is_pantry)),
  };
}

export const pantryTitle = 'Check at home';

/** The unticked items as text for sharing; what is at home comes last, without amounts. */
export function listAsText(aisles: readonly ShoppingAisle[], units: 'us' | 'metric'): string {
  const { aisles: shop, pantry } = toBuyAndPantry(aisles);
  const open = (items: readonly ShoppingItem[]) => items.filter(({ ticked }) => !ticked);
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : [title, ...lines.map((line) => `- ${line}`)].join('\n');
  return [
    ...shop.map(({ aisle, items }) =>
      part(
        aisleTitle(aisle),
        open(items).map(({ name, buy }) => [name, buy[units]].filter(Boolean).join(', ')),
      ),
    ),
    part(
      pantryTitle,
      open(pantry).map(({ name }) => name),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}
