import {
  type FirstProfileFields,
  type ProfileFields,
  type ProfileUpdate,
  profileFields,
} from '#domain/member/profile-fields.ts';
import { readWeight, writtenWeight } from '#domain/member/weight.ts';
import type { User } from '#domain/session/user.ts';

/** A profile while being edited: the weight may not be a number yet. */
export interface ProfileDraft extends Omit<ProfileFields, 'weight'> {
  readonly weight: string;
}

/** Messages by field. */
export type ProfileErrors = Partial<Record<keyof ProfileUpdate, readonly string[]>>;

export function profileDraft(user: User): ProfileDraft {
  const fields = profileFields(user);
  return { ...fields, weight: writtenWeight(fields.weight) };
}

export const unreadableWeight: ProfileErrors = {
  weight: ['Enter your weight as a number, like 150 or 150.5.'],
};

/** The fields to submit; null if the weight is not a number. */
export function fieldsOf(draft: ProfileDraft): (ProfileFields & FirstProfileFields) | null {
  const weight = readWeight(draft.weight);
  return weight === 'unreadable' ? null : { ...draft, weight };
}
