import type { OperationBody } from '#contract/operations.ts';
import { type PickedDate, pickedDate, writtenDate } from '#domain/calendar/birth-date.ts';
import type { User } from '#domain/session/user.ts';
import { cleanName } from './clean-name.ts';
import { nameOrEmpty } from './display-name.ts';
import { type PickedHeight, pickedHeight, totalInches } from './height.ts';

export type ProfileUpdate = OperationBody<'updateCurrentUser'>;

export const genders = ['male', 'female', 'other'] as const satisfies readonly User['gender'][];

/** Values of the profile form. */
export interface ProfileFields {
  readonly name: string;
  readonly email: string;
  /** A new password; blank to keep the current one. */
  readonly password: string;
  /** Confirms a new email address or password. */
  readonly currentPassword: string;
  /** One-time code sent by email, instead of the current password. */
  readonly code: string;
  readonly bio: string;
  readonly gender: User['gender'];
  /** Pounds. */
  readonly weight: number | null;
  readonly height: PickedHeight;
  readonly born: PickedDate;
}

/** Initial values of the form. */
export const profileFields = (user: User): ProfileFields => ({
  name: nameOrEmpty(user.name),
  email: user.email,
  password: '',
  currentPassword: '',
  code: '',
  bio: user.bio ?? '',
  gender: user.gender ?? 'other',
  weight: user.weight,
  height: pickedHeight(user.height),
  born: pickedDate(user.date_of_birth),
});

/** Fields of a new member's form. */
export type FirstProfileFields = Pick<ProfileFields, 'name' | 'born' | 'weight' | 'height'>;

const firstParts = ({ name, born, weight, height }: FirstProfileFields) => ({
  name: cleanName(name),
  date_of_birth: writtenDate(born),
  weight,
  height: totalInches(height),
});

const parts = (fields: ProfileFields) => ({
  ...firstParts(fields),
  email: fields.email.trim(),
  bio: fields.bio.trim(),
  gender: fields.gender,
});

/** What differs from what the form opened with. A blank name is sent too, so that it is refused. */
function changesOf<Parts extends Partial<ProfileUpdate>>(now: Parts, opened: Parts): Partial<Parts> {
  const isSent = (field: string, value: unknown) =>
    value !== opened[field as keyof Parts] || (field === 'name' && value === '');
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => isSent(field, value)),
  ) as Partial<Parts>;
}

export const firstProfileUpdate = (fields: FirstProfileFields, opened: FirstProfileFields): ProfileUpdate =>
  changesOf(firstParts(fields), firstParts(opened));

/**
 * The update request: only what the member changed since the form opened, so that what another device saved meanwhile
 * stays. `otpToken` belongs to the emailed code. The picture has its own operation.
 */
export function profileUpdate(
  fields: ProfileFields,
  opened: ProfileFields,
  otpToken: string | null,
): ProfileUpdate {
  const { password, currentPassword, code } = fields;
  return {
    ...changesOf(parts(fields), parts(opened)),
    ...(password.trim() === '' ? {} : { password }),
    ...(currentPassword !== '' && { current_password: currentPassword }),
    ...(otpToken !== null && code.trim() !== '' && { otp_token: otpToken, code: code.replace(/\s/g, '') }),
  };
}
