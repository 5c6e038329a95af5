import type { components } from '#contract/api.ts';
import { allergenLabel } from '#domain/allergen/allergen-text.ts';
import { allergens } from '#domain/allergen/allergens.ts';
import type { SafetyConstraint } from '#domain/dietary-profile/dietary-profile.ts';
import { shownSource } from '#domain/medicines/shown-source.ts';
import type { RawKind } from '#domain/recipe/raw-foods.ts';
import { activeConstraints, type SafetyNote } from '#domain/safety/safety-of.ts';
import { isUnknownFood, unknownFoodWords } from '#domain/source-recipe/unknown-food.ts';
import type { Context, Handler } from '#server/context.ts';
import { findDietaryProfile, findSafety } from '#server/health/dietary-profiles.ts';

type SafetyNoteResponse = components['schemas']['SafetyNote'];

function namesOf(
  { foods, allergens: ids }: { readonly foods: readonly string[]; readonly allergens: readonly string[] },
  { byId }: Context['foods'],
): string[] {
  const groups = allergens.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const named = foods.map(
    (id) => byId.get(id)?.name ?? (isUnknownFood({ id }) ? unknownFoodWords(id) : id.replaceAll('-', ' ')),
  );
  return [...groups, ...named];
}

const rawNames: Readonly<Record<RawKind, string>> = {
  egg: 'dishes with raw or runny egg',
  fish: 'dishes with raw fish',
  meat: 'dishes with raw or rare meat',
  unpasteurized: 'milk and juice that are not pasteurized',
};

const noteResponse = (
  { situation, rule, isEnabled }: SafetyNote,
  table: Context['foods'],
): SafetyNoteResponse => ({
  id: rule.id,
  about: situation.name,
  title: rule.title,
  effect: rule.effect,
  why: rule.why,
  source: shownSource(rule.source),
  ask: rule.ask,
  foods: [...namesOf(rule, table), ...rule.words, ...rule.raw.map((kind) => rawNames[kind])],
  is_on: isEnabled,
  can_be_switched: rule.choice === 'member',
});

const allergyResponse = ({ id = '', why }: SafetyConstraint): SafetyNoteResponse => ({
  id,
  about: 'Your allergy',
  title: 'Save your allergy',
  effect: 'leave-out',
  why: `You told us of a food allergy. ${why ?? ''} Until then we leave out all common allergens.`,
  source: null,
  ask: null,
  foods: allergens.map(({ name }) => allergenLabel(name)),
  is_on: true,
  can_be_switched: false,
});

const medicineResponse = (
  { name, why, source, foodIds, allergens: ids }: SafetyConstraint,
  index: number,
  table: Context['foods'],
): SafetyNoteResponse => ({
  id: `medicine-${index + 1}`,
  about: name,
  title: `Not with ${name}`,
  effect: 'leave-out',
  why: why ?? 'It doesn’t go with your medicine.',
  source: source === null ? null : shownSource(source),
  ask: 'your pharmacist or doctor',
  foods: namesOf({ foods: foodIds, allergens: ids }, table),
  is_on: true,
  can_be_switched: false,
});

export const listSafetyNotes: Handler<'listSafetyNotes'> = async (context, { member }) => {
  const [{ notes, medicines }, profile] = await Promise.all([
    findSafety(context, member.userId),
    findDietaryProfile(context, member.userId),
  ]);
  const [taken, others] = [true, false].map((isTaken) =>
    activeConstraints(medicines, profile).filter(({ kind }) => (kind === 'medicine') === isTaken),
  );
  return {
    data: [
      ...(others ?? []).map(allergyResponse),
      ...notes.map((note) => noteResponse(note, context.foods)),
      ...(taken ?? []).map((each, index) => medicineResponse(each, index, context.foods)),
    ],
  };
};
