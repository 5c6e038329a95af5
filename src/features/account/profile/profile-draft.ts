import { type ProfileFields, type ProfileUpdate, profileFields } from '#domain/member/profile-fields.ts';
import { readWeight, writtenWeight } from '#domain/member/weight.ts';
import type { User } from '#domain/session/user.ts';
import { profileDraft as texts } from '../texts/profile.ts';

/** What confirms or changes how the member signs in. */
export type ProfileSecrets = Pick<ProfileFields, 'password' | 'currentPassword' | 'code'>;

export const noSecrets: ProfileSecrets = { password: '', currentPassword: '', code: '' };

/** A profile while being edited: the weight may not be a number yet. */
export interface ProfileDraft extends Omit<ProfileFields, 'weight' | keyof ProfileSecrets> {
  readonly weight: string;
}

/** Messages by field. */
export type ProfileErrors = Partial<Record<keyof ProfileUpdate, readonly string[]>>;

export function profileDraft(user: User): ProfileDraft {
  const { password: _, currentPassword: _current, code: _code, ...fields } = profileFields(user);
  return { ...fields, weight: writtenWeight(fields.weight) };
}

export const profileProblems = ({ weight }: ProfileDraft): ProfileErrors =>
  readWeight(weight) === 'unreadable' ? { weight: [texts.weightNotNumber] } : {};

/** The fields to submit, of a draft without problems. */
export function fieldsOf(draft: ProfileDraft, secrets: ProfileSecrets): ProfileFields {
  const weight = readWeight(draft.weight);
  return { ...draft, ...secrets, weight: weight === 'unreadable' ? null : weight };
}
