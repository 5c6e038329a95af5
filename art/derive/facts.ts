/** What a recipe says about its own picture. */
import type { Food } from '#domain/food/food.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import type { ArtHint, Recipe } from '#domain/recipe/recipe.ts';
import type { Role } from '../piece/piece.ts';
import { isDrawn, type PieceName, pieceOf } from '../piece/piece-index.ts';
import { whole } from '../piece/whole.ts';
import { blend } from './blend.ts';
import { lookOf } from './look-of.ts';
import type { Look } from './looks.ts';

/** How the pieces of a dish are cut. */
export type Manner = 'cut' | 'plate' | 'roast' | 'raw';

export interface Seen {
  readonly id: string;
  readonly look: Look;
  readonly grams: number;
}

/** Small or airy foods look like more than they weigh; dense and liquid ones like less. */
const BULK: Readonly<Record<Role, number>> = {
  hero: 1.2,
  stalk: 1.1,
  slice: 1,
  chunk: 1,
  bit: 1,
  leaf: 2.4,
  dust: 0.6,
  drizzle: 0.5,
  dollop: 0.6,
};

export class Facts {
  readonly hint: ArtHint;
  readonly title: string;
  /** Title and steps, in small letters. */
  readonly text: string;
  readonly meals: ReadonlySet<MealType>;
  /** Every ingredient once, heaviest first. */
  readonly all: readonly Seen[];

  constructor(recipe: Recipe, foods: ReadonlyMap<string, Food>) {
    this.hint = recipe.art;
    this.title = recipe.title.toLowerCase().replaceAll('’', "'");
    this.text = `${this.title}\n${recipe.steps.join('\n').toLowerCase()}`;
    this.meals = new Set(recipe.mealTypes);
    const grams = new Map<string, number>();
    for (const i of recipe.ingredients) grams.set(i.foodId, (grams.get(i.foodId) ?? 0) + i.grams);
    this.all = [...grams]
      .map(([id, g]) => ({ id, grams: g, look: lookOf(id, foods.get(id)) }))
      .sort((a, b) => b.grams - a.grams || a.id.localeCompare(b.id));
  }

  is(meal: MealType): boolean {
    return this.meals.has(meal);
  }

  named(pattern: RegExp): boolean {
    return pattern.test(this.title);
  }

  has(pattern: RegExp): boolean {
    return this.all.some((s) => pattern.test(s.id));
  }

  /** Part of the whole weight that foods of that pattern make up, 0 to 1. */
  part(pattern: RegExp): number {
    const total = this.all.reduce((sum, s) => sum + s.grams, 0) || 1;
    return this.all.filter((s) => pattern.test(s.id)).reduce((sum, s) => sum + s.grams, 0) / total;
  }

  /** What the picture shows, most prominent first: the author's choice, else by weight. */
  shown(
    manner: Manner,
    most: number,
    without?: RegExp,
  ): readonly { piece: PieceName; weight: number; id: string }[] {
    const known = new Map(this.all.map((s) => [s.id, s]));
    const chosen = this.hint.show.map((id) => known.get(id) ?? { id, grams: 60, look: lookOf(id) });
    const from = chosen.length > 0 ? chosen : this.#byProminence(manner);
    return from
      .filter((s) => !without?.test(s.id))
      .flatMap((s) => {
        const piece = this.#fried(pieceFor(s.look, manner, chosen.length > 0));
        return piece ? [{ piece, id: s.id, weight: s.grams * BULK[pieceOf(piece).role] }] : [];
      })
      .slice(0, most);
  }

  /** Eggs broken into a hot pan look otherwise than boiled ones. */
  #fried(piece: PieceName | null): PieceName | null {
    return piece === 'egg' && /fr(y|ied)\b[^.]*\beggs?|eggs?\b[^.]*\bfr(y|ied)/.test(this.text)
      ? 'fried-egg'
      : piece;
  }

  #byProminence(manner: Manner): readonly Seen[] {
    const weight = (s: Seen): number => {
      const piece = pieceFor(s.look, manner, false);
      return piece ? s.grams * BULK[pieceOf(piece).role] : 0;
    };
    const total = this.all.reduce((sum, s) => sum + weight(s), 0) || 1;
    return this.all.filter((s) => weight(s) / total > 0.03).sort((a, b) => weight(b) - weight(a));
  }

  /** Finishing touches: the author's choice, else herbs, seeds and the like among the ingredients. */
  garnish(most: number): readonly PieceName[] {
    const ids = this.hint.garnish.length > 0 ? this.hint.garnish : this.#herbs();
    const pieces = ids.flatMap((id) => lookOf(id).garnish ?? lookOf(id).cut ?? []);
    return [...new Set(pieces)].slice(0, most);
  }

  #herbs(): readonly string[] {
    const wanted =
      /^(basil|coriander-leaves|parsley|mint|dill|chives|thyme|rosemary|spring-onion-greens|sesame-seeds|pumpkin-seeds|parmesan|pistachios|chilli-flakes|paprika|cinnamon)$/;
    return this.all
      .filter((s) => wanted.test(s.id) && !this.hint.show.includes(s.id))
      .map((s) => s.id)
      .slice(0, 2);
  }

  /** Raw things for the table, of what tells most about the dish. */
  beside(most: number): readonly PieceName[] {
    const first = [...this.hint.show, ...this.hint.garnish, ...this.all.map((s) => s.id)];
    const pieces = first.flatMap((id) => lookOf(id).table ?? []);
    return [...new Set(pieces)].slice(0, most);
  }

  /** Color of everything blended, or of the foods that match. */
  color(fallback: string, only?: RegExp): string {
    const pigments = this.all
      .filter((s) => !only || only.test(s.id))
      .map((s) => ({ color: s.look.color, weight: s.grams * (s.look.strength ?? 1) }));
    return blend(pigments, fallback);
  }
}

/** The piece of a look in that manner; what dissolves shows only where the author asked for it, and never whole from the shop. */
function pieceFor(look: Look, manner: Manner, asked: boolean): PieceName | null {
  const cut = manner === 'cut' ? look.cut : (look[manner] ?? look.cut);
  return (
    cut ??
    (asked
      ? (look.garnish ?? (look.table && isDrawn(look.table) && !(look.table in whole) ? look.table : null))
      : null)
  );
}
