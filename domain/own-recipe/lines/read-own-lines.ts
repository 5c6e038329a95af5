import type { FoodTable } from '#domain/food/food-table.ts';
import { kitchenOf } from '#domain/own-recipe/amounts/measure-country.ts';
import { bindLine, type LineBinding } from './bind-line.ts';
import type { BoundPart } from './bound-part.ts';
import { choicesByLine, type LineChoice } from './line-choice.ts';
import type { NameBindings } from './name-bindings.ts';

/** A line of a recipe with its owner's choice. */
export interface OwnLine {
  readonly text: string;
  readonly kind: LineBinding['kind'] | 'leftOut';
  /** Its ingredients; none for a heading and an omitted line. */
  readonly parts: readonly BoundPart[];
  /** The choice, now or earlier for a line with that name; null: bound automatically. */
  readonly choice: LineChoice | null;
  /** The key under which the chosen food is stored; '' if none was chosen now. */
  readonly chosenKey: string;
}

/** The ingredient that a chosen food applies to: the only one, or the first open one; others of the line stay. */
const chosenPart = ({ parts }: LineBinding): BoundPart | undefined =>
  parts.length === 1 ? parts[0] : parts.find(({ kind }) => kind === 'open');

type Bind = (text: string, remembered: ReadonlyMap<string, string | null>) => LineBinding;

function withFood(binding: LineBinding, foodId: string, bind: Bind): LineBinding {
  const part = chosenPart(binding);
  return part === undefined ? binding : bind(binding.text, new Map([[part.key, foodId]]));
}

function withGrams(binding: LineBinding, grams: number): LineBinding {
  const [first] = binding.parts;
  if (first === undefined || binding.parts.length > 1) return binding;
  const doubts = first.doubts.filter(({ code }) => code === 'noFood' || code === 'severalFoods');
  const amounts = [{ value: grams, unit: 'g' }];
  return { ...binding, parts: [{ ...first, grams, amounts, doubts }] };
}

function decided(binding: LineBinding, choice: LineChoice, bind: Bind): LineBinding {
  const named = choice.foodId === null ? binding : withFood(binding, choice.foodId, bind);
  return choice.grams === null ? named : withGrams(named, choice.grams);
}

/**
 * Binds the lines: by the owner's choice for each, else by the member's or the accepted binding of its name,
 * else automatically.
 */
export function readOwnLines(
  lines: readonly string[],
  choices: readonly LineChoice[],
  table: FoodTable,
  { own, accepted }: NameBindings,
): readonly OwnLine[] {
  const byLine = choicesByLine(choices);
  const kitchen = kitchenOf(lines) ?? 'us';
  const bind: Bind = (text, remembered) => bindLine(text, table, remembered, kitchen);
  return lines.map((text, line) => {
    const binding = bind(text, accepted);
    const key = chosenPart(binding)?.key ?? '';
    const remembered = own.get(key);
    const chosen = byLine.get(line) ?? null;
    const choice =
      chosen ??
      (remembered === undefined || !table.byId.has(remembered)
        ? null
        : { line, foodId: remembered, grams: null, isLeftOut: false });
    if (choice === null) return { text, kind: binding.kind, parts: binding.parts, choice, chosenKey: '' };
    if (choice.isLeftOut) return { text, kind: 'leftOut', parts: [], choice, chosenKey: '' };
    const { kind, parts } = decided(binding, choice, bind);
    const chosenKey = chosen?.foodId == null ? '' : key;
    return { text, kind, parts, choice, chosenKey };
  });
}
