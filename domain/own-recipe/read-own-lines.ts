import type { FoodTable } from '#domain/food/food-table.ts';
import { bindLine, type LineBinding } from './bind-line.ts';
import type { BoundPart } from './bound-part.ts';
import { choicesByLine, type LineChoice } from './line-choice.ts';
import type { NameBindings } from './name-bindings.ts';

/** A line of a recipe with what its owner decided about it. */
export interface OwnLine {
  readonly text: string;
  readonly kind: LineBinding['kind'] | 'leftOut';
  /** Its ingredients; none of a heading and of what was left out. */
  readonly parts: readonly BoundPart[];
  /** What was decided, now or earlier for a line of that name; null: it is as it was read. */
  readonly choice: LineChoice | null;
  /** By which the chosen food is remembered; '' where none was chosen now. */
  readonly chosenKey: string;
}

/** The ingredient that a choice of a food is about: the only one, or the first open one; the others of a line stay. */
const chosenPart = ({ parts }: LineBinding): BoundPart | undefined =>
  parts.length === 1 ? parts[0] : parts.find(({ kind }) => kind === 'open');

function withFood(binding: LineBinding, foodId: string, table: FoodTable): LineBinding {
  const part = chosenPart(binding);
  return part === undefined ? binding : bindLine(binding.text, table, new Map([[part.key, foodId]]));
}

function withGrams(binding: LineBinding, grams: number): LineBinding {
  const [first] = binding.parts;
  if (first === undefined || binding.parts.length > 1) return binding;
  const doubts = first.doubts.filter(({ code }) => code === 'noFood' || code === 'severalFoods');
  const amounts = [{ value: grams, unit: 'g' }];
  return { ...binding, parts: [{ ...first, grams, amounts, doubts }] };
}

function decided(binding: LineBinding, choice: LineChoice, table: FoodTable): LineBinding {
  const named = choice.foodId === null ? binding : withFood(binding, choice.foodId, table);
  return choice.grams === null ? named : withGrams(named, choice.grams);
}

/**
 * The lines as they are understood: by what was decided about each, else by what the member or everybody means by its
 * name, else by our own reading.
 */
export function readOwnLines(
  lines: readonly string[],
  choices: readonly LineChoice[],
  table: FoodTable,
  { own, accepted }: NameBindings,
): readonly OwnLine[] {
  const byLine = choicesByLine(choices);
  return lines.map((text, line) => {
    const binding = bindLine(text, table, accepted);
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
    const { kind, parts } = decided(binding, choice, table);
    const chosenKey = chosen?.foodId == null ? '' : key;
    return { text, kind, parts, choice, chosenKey };
  });
}
