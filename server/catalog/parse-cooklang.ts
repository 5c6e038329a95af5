import type { Measure } from '#domain/recipe/recipe.ts';
import { type Diagnosis, type ParsedCooklang, parseStrictly, showQuantity } from './cooklang-parser.ts';

type WasmIngredient = ParsedCooklang['recipe']['ingredients'][number];

/** An ingredient at its mention in a step. */
export interface Mention {
  readonly line: number;
  readonly column: number;
  /** The word that is bound to a food. */
  readonly name: string;
  /** The text in the sentence: `name` or the alias after `|`. */
  readonly shownAs: string;
  /** Preparation, from the brackets; null without. */
  readonly note: string | null;
  /** null: no amount here. A string is the reason why it is invalid. */
  readonly amount: Measure | string | null;
  /** Index of the step that names it, and the offset in its text. */
  readonly step: number;
  readonly at: number;
}

export interface CooklangText {
  /** Front matter as parsed from YAML. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Minutes as the parser understands `time`, `prep time` and `cook time`; null when it does not. */
  readonly minutes: number | null;
  readonly mentions: readonly Mention[];
  /** Plain sentences, in order. */
  readonly steps: readonly string[];
}

/** The parser's actual numbers; its declarations wrongly say `Number`. */
type WasmNumber =
  | { type: 'regular'; value: number }
  | { type: 'fraction'; value: { whole: number; num: number; den: number; err: number } };

function numberOf(number: WasmNumber): number {
  if (number.type === 'regular') return number.value;
  const { whole, num, den, err } = number.value;
  return whole + num / den + err;
}

function amountOf({ quantity, name }: WasmIngredient): Mention['amount'] {
  if (!quantity) return null;
  const { value, unit } = quantity;
  if (value.type === 'number')
    return { value: numberOf(value.value as unknown as WasmNumber), unit: unit ?? '' };
  return `${name}: "${showQuantity(quantity)}" is not one amount; write a number, with a unit after %`;
}

interface PlacedStep {
  readonly text: string;
  /** A step with the positions of its ingredients. */
  readonly named: readonly { readonly ingredient: number; readonly at: number }[];
}

/** The steps of a recipe as plain sentences, with the offset of each ingredient's mention, by its number. */
export function stepsOf({
  sections,
  ingredients,
  cookware,
  timers,
  inline_quantities,
}: ParsedCooklang['recipe']) {
  const steps = sections.flatMap((section) => section.content.filter((it) => it.type === 'step'));
  return steps.map(({ value }): PlacedStep => {
    let text = '';
    const named: { ingredient: number; at: number }[] = [];
    const wordsOf = (item: (typeof value.items)[number]) => {
      if (item.type === 'text') return item.value;
      if (item.type === 'inlineQuantity') return shown(inline_quantities[item.index]);
      if (item.type === 'timer') return shown(timers[item.index]?.quantity) || timers[item.index]?.name;
      const tool = item.type === 'ingredient' ? ingredients[item.index] : cookware[item.index];
      return tool?.alias ?? tool?.name;
    };
    for (const item of value.items) {
      if (item.type === 'ingredient') named.push({ ingredient: item.index, at: text.length });
      const words = (wordsOf(item) ?? '').replace(/\s+/g, ' ');
      // only where two parts meet: the text before has been normalized already
      text += text === '' || text.endsWith(' ') ? words.trimStart() : words;
    }
    return { text: text.trim(), named };
  });
}

const shown = (quantity: Parameters<typeof showQuantity>[0] | null | undefined) =>
  quantity ? showQuantity(quantity) : '';

export function minutesOf({ time }: ParsedCooklang['metadata']): number | null {
  if (!time) return null;
  return typeof time === 'number' ? time : (time.prep_time ?? 0) + (time.cook_time ?? 0);
}

/** These diagnoses are ignored: the catalog validates metadata itself and sums amounts of one food in grams. */
const isOwnMatter = (it: Diagnosis) => /^(Unsupported value for key|Incompatible units)/.test(it.text);

/** Parses a Cooklang text, or returns all diagnoses of the official parser, warnings included. */
export function parseCooklang(source: string): CooklangText | { readonly diagnoses: Diagnosis[] } {
  const result = parseStrictly(source);
  const diagnoses = result.diagnoses.filter((it) => !isOwnMatter(it));
  if (!result.parsed || diagnoses.length > 0) return { diagnoses };
  const { recipe, metadata } = result.parsed;
  const steps = stepsOf(recipe);
  const places = new Map(
    steps.flatMap(({ named }, step) => named.map(({ ingredient, at }) => [ingredient, { step, at }])),
  );
  return {
    metadata: recipe.raw_metadata.map,
    minutes: minutesOf(metadata),
    mentions: recipe.ingredients.map((it, n) => ({
      line: result.ingredientPlaces[n]?.line ?? 1,
      column: result.ingredientPlaces[n]?.column ?? 1,
      name: it.name,
      shownAs: it.alias ?? it.name,
      note: it.note,
      amount: amountOf(it),
      ...(places.get(n) ?? { step: 0, at: 0 }),
    })),
    steps: steps.map(({ text }) => text),
  };
}
