/** Derives what a recipe's picture shows from the recipe itself. */
import type { Food } from '#domain/food/food.ts';
import { hash } from '#domain/random/random.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import type { BaseName } from './base/bases.ts';
import { Facts } from './derive/facts.ts';
import { heldBy } from './derive/held.ts';
import type { Kind } from './derive/kind.ts';
import { kindOf } from './derive/kinds/kinds.ts';
import { moodOf } from './derive/mood.ts';
import type { DishSpec, Portion, VesselName } from './dish-spec.ts';
import { type PieceName, pieceOf } from './piece/piece-index.ts';

/** Beds that would look unfinished with nothing on them. */
const creams: readonly BaseName[] = ['porridge', 'yogurt', 'mash', 'risotto'];
/** What they are finished with, as far as the recipe holds it; a swirl of the cream itself always. */
const finish: readonly PieceName[] = ['honey-drizzle', 'butter', 'oil-drops', 'drops:#e0b878'];

/** The author's vessel where the kind of dish allows it, else one of those that suit it equally well. */
function vesselFor({ vessels, alike = 1 }: Kind, f: Facts): VesselName {
  const wanted = vessels.find((vessel) => vessel === f.hint.vessel);
  return wanted ?? vessels[hash(`${f.seed}:vessel`) % Math.min(alike, vessels.length)] ?? vessels[0];
}

/** Takes the author's word where the kind of dish allows it. */
const choose = <T extends string>(options: readonly [T, ...T[]], wanted: string | null): T =>
  options.find((o) => o === wanted) ?? options[0];

/** A dish of one kind of piece counts weights in its own way; none may vanish beside a heavy neighbor. */
function portions(kind: Kind, f: Facts): readonly Portion[] {
  if (kind.pieces) return kind.pieces(f);
  const shown = f.shown(kind.manner ?? 'cut', kind.most ?? 4, kind.without);
  const heaviest = Math.max(1, ...shown.map((s) => s.weight));
  const seen = new Map<Portion['piece'], number>();
  for (const [rank, { piece, weight }] of shown.entries()) {
    const share = Math.max(0.24, weight / heaviest) * (1 - rank * 0.06);
    seen.set(piece, (seen.get(piece) ?? 0) + Math.round(share * 100) / 100);
  }
  return [...seen].map(([piece, share]) => ({ piece, share }));
}

/**
 * The picture's spec: vessel, base, pieces and table from meal types, the words of title and steps, the
 * ingredients' weights and the author's hints. Any recipe gets a whole dish, the same recipe the same one, and
 * no dish shows a food that its recipe does not hold.
 */
export function dishOf(recipe: Recipe, foods: ReadonlyMap<string, Food>): DishSpec {
  const f = new Facts(recipe, foods);
  const kind = kindOf(f);
  const heldPiece = heldBy(f);
  const only = (pieces: readonly PieceName[]): PieceName[] => [
    ...new Set(pieces.flatMap((piece) => heldPiece(piece) ?? [])),
  ];
  const ingredients = portions(kind, f).flatMap(({ piece, share }) => {
    const result = heldPiece(piece);
    return result ? [{ piece: result, share }] : [];
  });
  const shown = new Set(ingredients.map((i) => i.piece));
  const base = choose(kind.bases, f.hint.base);
  const garnish = only(kind.garnish?.(f) ?? f.garnish(2)).filter((piece) => !shown.has(piece));
  const bare = ingredients.length === 0 && garnish.length === 0 && creams.includes(base);
  const tint = kind.tint?.(f) ?? null;
  return {
    seed: recipe.refId,
    vessel: vesselFor(kind, f),
    base,
    tint,
    ingredients,
    garnish: bare ? only(finish).slice(0, 1) : garnish,
    beside: only(f.beside(3)).filter((piece) => pieceOf(piece).size <= 46),
    mood: moodOf(f.hint.mood, tint ?? f.color('#c9a05c'), recipe.refId),
    layout: kind.layout,
  };
}
