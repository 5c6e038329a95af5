import type { Food } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import type { DietaryProfile } from './dietary-profile.ts';
import { dishOfIngredients } from './dish-of-ingredients.ts';
import { type Judgement, judge } from './judge.ts';
import type { JudgedDish } from './judged-dish.ts';

/** Foods do not change while the server runs. */
const dishes = new WeakMap<Food, JudgedDish>();

/** Judges a usual portion of one food by itself. */
export function judgeFood(food: Food, profile: DietaryProfile): Judgement {
  const dish = dishes.get(food) ?? dishOfIngredients([{ food, grams: usualPortionG(food) }], 1);
  dishes.set(food, dish);
  return judge(dish, profile);
}
