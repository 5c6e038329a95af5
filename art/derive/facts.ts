/** What a recipe says about its own picture. */
import type { Food } from '#domain/food/food.ts';
import { hash } from '#domain/random/random.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import type { ArtHint, Recipe } from '#domain/recipe/recipe.ts';
import { shade } from '../drawing/color.ts';
import type { Role } from '../piece/piece.ts';
import { isDrawn, type PieceName, pieceOf } from '../piece/piece-index.ts';
import { whole } from '../piece/whole.ts';
import { blend } from './blend.ts';
import type { Manner } from './forms/form-rule.ts';
import { formFor } from './forms/forms.ts';
import { lookOf } from './look-of.ts';
import type { FoodLook } from './looks.ts';
import { type Treatment, treatmentsOf, untreated } from './treatment.ts';

export interface Seen {
  readonly id: string;
  readonly look: FoodLook;
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
  readonly seed: string;
  readonly #treatments: ReadonlyMap<string, Treatment>;

  constructor(recipe: Recipe, foods: ReadonlyMap<string, Food>) {
    this.hint = recipe.art;
    this.title = recipe.title.toLowerCase().replaceAll('’', "'");
    this.text = `${this.title}\n${recipe.steps.join('\n').toLowerCase()}`;
    this.seed = recipe.refId;
    this.meals = new Set(recipe.mealTypes);
    this.#treatments = treatmentsOf(recipe);
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
    max: number,
    without?: RegExp,
  ): readonly { piece: PieceName; weight: number; id: string }[] {
    const known = new Map(this.all.map((s) => [s.id, s]));
    const chosen = this.hint.show.map((id) => known.get(id) ?? { id, grams: 60, look: lookOf(id) });
    const from = chosen.length > 0 ? chosen : this.#byProminence(manner);
    return from
      .filter((s) => !without?.test(s.id))
      .flatMap((s) => {
        const piece = pieceFor(s, this.treatment(s.id), manner, chosen.length > 0);
        return piece ? [{ piece, id: s.id, weight: s.grams * BULK[pieceOf(piece).role] }] : [];
      })
      .slice(0, max);
  }

  treatment(id: string): Treatment {
    return this.#treatments.get(id) ?? untreated;
  }

  #byProminence(manner: Manner): readonly Seen[] {
    const weight = (s: Seen): number => {
      const piece = pieceFor(s, this.treatment(s.id), manner, false);
      return piece ? s.grams * BULK[pieceOf(piece).role] : 0;
    };
    const total = this.all.reduce((sum, s) => sum + weight(s), 0) || 1;
    return this.all.filter((s) => weight(s) / total > 0.03).sort((a, b) => weight(b) - weight(a));
  }

  /** Colors of what is inside something filled, `#a9c45c#d9553a`; the dish's own color where nothing shows. */
  fills(max: number, without?: RegExp): `#${string}` {
    const colors = this.shown('cut', max + 2, without).map(({ id }) => lookOf(id).color);
    const some = [...new Set(colors)].slice(0, max);
    return `#${(some.length > 0 ? some : [this.color('#b98a5c')]).join('').slice(1)}`;
  }

  /** Finishing touches: the author's choice, else herbs, seeds and the like among the ingredients. */
  garnish(max: number): readonly PieceName[] {
    const ids = this.hint.garnish.length > 0 ? this.hint.garnish : this.#herbs();
    return [...new Set(ids.flatMap((id) => this.#finish(id) ?? []))].slice(0, max);
  }

  /** Herbs lie about as chopped flecks or as whole leaves, as the recipe says, else as chance will have it. */
  #finish(id: string): PieceName | null {
    const { garnish, cut, color } = lookOf(id);
    const { cut: how } = this.treatment(id);
    const isHerb = /^(parsley|cilantro|basil|mint)$/.test(id) && this.all.some((s) => s.id === id);
    const isChopped =
      how === null ? hash(`${this.seed}:${id}`) % 2 === 0 : how === 'chopped' || how === 'sliced';
    return isHerb && isChopped ? `flecks:#${shade(color, 0.12).slice(1)}` : (garnish ?? cut);
  }

  #herbs(): readonly string[] {
    const wanted =
      /^(basil|cilantro|parsley|mint|dill|chives|thyme|rosemary|scallion-greens|sesame-seeds|pumpkin-seeds|parmesan|grana-padano|pistachios|red-pepper-flakes|paprika|cinnamon)$/;
    return this.all
      .filter((s) => wanted.test(s.id) && !this.hint.show.includes(s.id))
      .map((s) => s.id)
      .slice(0, 2);
  }

  /** Raw things for the table, of what tells most about the dish. */
  beside(max: number): readonly PieceName[] {
    const first = [...this.hint.show, ...this.hint.garnish, ...this.all.map((s) => s.id)];
    const pieces = first.flatMap((id) => lookOf(id).table ?? []);
    return [...new Set(pieces)].slice(0, max);
  }

  /** Color of everything blended, or of the foods that match. */
  color(fallback: string, only?: RegExp): string {
    const pigments = this.all
      .filter((s) => !only || only.test(s.id))
      .map((s) => ({ color: s.look.color, weight: s.grams * (s.look.strength ?? 1) }));
    return blend(pigments, fallback);
  }
}

/** What dissolves shows only where the author asked for it, and never whole from the shop. */
const herb = /^(parsley|cilantro|dill|mint|basil|chives|tarragon|chervil)$/;
function pieceFor(
  { id, look }: Seen,
  treatment: Treatment,
  manner: Manner,
  asked: boolean,
): PieceName | null {
  if (herb.test(id) && treatment.cut === 'chopped') return `flecks:#${shade(look.color, 0.12).slice(1)}`;
  const form = formFor(look.kin, treatment, manner);
  if (form || (form === null && !asked)) return form;
  const cut = manner === 'cut' ? look.cut : (look[manner] ?? look.cut);
  if (cut !== null || !asked) return cut;
  return look.garnish ?? (look.table && isDrawn(look.table) && !(look.table in whole) ? look.table : null);
}
