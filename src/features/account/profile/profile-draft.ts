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
  /** As stored when the form opened, or when the server sent it last; what is saved is compared with it. */
  readonly opened: User;
}

/** Messages by field. */
export type ProfileErrors = Partial<Record<keyof ProfileUpdate, readonly string[]>>;

export function profileDraft(user: User): ProfileDraft {
  const { password: _, currentPassword: _current, code: _code, ...fields } = profileFields(user);
  return { ...fields, weight: writtenWeight(fields.weight), opened: user };
}

/** What the server sent since the form opened, for the fields the member left as they were. */
export function changesElsewhere(draft: ProfileDraft, now: User): Partial<ProfileDraft> {
  const before = new Map<string, unknown>(Object.entries(profileDraft(draft.opened)));
  const isTouched = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(field));
  const touched = Object.fromEntries(Object.entries(draft).filter(isTouched));
  return { ...profileDraft(now), ...touched, opened: now };
}

export const profileProblems = ({ weight }: ProfileDraft): ProfileErrors =>
  readWeight(weight) === 'unreadable' ? { weight: [texts.weightNotNumber] } : {};

/** The fields to submit, of a draft without problems. */
export function fieldsOf(draft: ProfileDraft, secrets: ProfileSecrets): ProfileFields {
  const weight = readWeight(draft.weight);
  const { opened: _, ...fields } = draft;
  return { ...fields, ...secrets, weight: weight === 'unreadable' ? null : weight };
}
