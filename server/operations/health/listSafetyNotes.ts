import type { components } from '#contract/api.ts';
import { allergens } from '#domain/allergen/allergens.ts';
import type { SafetyConstraint } from '#domain/dietary-profile/dietary-profile.ts';
import type { SafetyNote } from '#domain/safety/safety-of.ts';
import type { Context, Handler } from '#server/context.ts';
import { findSafety } from '#server/health/member-safety.ts';

type Answer = components['schemas']['SafetyNote'];

function namesOf(
  { foods, allergens: ids }: { readonly foods: readonly string[]; readonly allergens: readonly string[] },
  { byId }: Context['foods'],
): string[] {
  const groups = allergens.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return [...groups, ...foods.flatMap((id) => byId.get(id)?.name ?? [])];
}

const noteAnswer = ({ situation, rule, isOn }: SafetyNote, table: Context['foods']): Answer => ({
  id: rule.id,
  about: situation.name,
  title: rule.title,
  effect: rule.effect,
  why: rule.why,
  source: rule.source,
  ask: rule.ask,
  foods: namesOf(rule, table),
  is_on: isOn,
  can_be_switched: rule.choice === 'member',
});

const medicineAnswer = (
  { name, why, source, foodIds, allergens: ids }: SafetyConstraint,
  nth: number,
  table: Context['foods'],
): Answer => ({
  id: `medicine-${nth + 1}`,
  about: name,
  title: `Not with ${name}`,
  effect: 'leave-out',
  why: why ?? 'It does not go with your medicine.',
  source,
  ask: 'your pharmacist or doctor',
  foods: namesOf({ foods: foodIds, allergens: ids }, table),
  is_on: true,
  can_be_switched: false,
});

export const listSafetyNotes: Handler<'listSafetyNotes'> = async (context, { member }) => {
  const { notes, medicines } = await findSafety(context, member.userId);
  return {
    data: [
      ...notes.map((note) => noteAnswer(note, context.foods)),
      ...medicines.map((each, nth) => medicineAnswer(each, nth, context.foods)),
    ],
  };
};
