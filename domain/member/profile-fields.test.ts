import { expect, test } from 'vitest';
import type { User } from '#domain/session/user.ts';
import { firstProfileUpdate, genders, profileFields, profileUpdate } from './profile-fields.ts';

const user = {
  id: '7',
  name: 'Mary Ann Smith',
  email: 'mary@example.com',
  email_verified_at: null,
  created_at: '2026-05-01T09:00:00.000Z',
  profile_photo_url: '/files/mary.webp',
  date_of_birth: '1990-05-03',
  bio: 'I cook.',
  gender: 'female',
  weight: 150.5,
  height: 67,
  features: [],
  activated_subscription: null,
  latest_subscription: null,
  subscriptions: [],
  subscription_checkout_url: null,
  referral_code: null,
  affiliate: { referred_by: null },
} as const satisfies User;

test('PROF-04 PROF-13 PROF-14 fills the form from the user', () => {
  expect(profileFields(user)).toEqual({
    name: 'Mary Ann Smith',
    email: 'mary@example.com',
    password: '',
    currentPassword: '',
    code: '',
    bio: 'I cook.',
    gender: 'female',
    weight: 150.5,
    height: { feet: 5, inches: 7 },
    born: { year: 1990, month: 5, day: 3 },
  });
});

test('PROF-05 PROF-10 a new member has an empty form with the gender other', () => {
  const empty = { ...user, name: '__', bio: null, weight: null, height: null, date_of_birth: null };
  expect(profileFields({ ...empty, gender: 'other' })).toEqual({
    name: '',
    email: 'mary@example.com',
    password: '',
    currentPassword: '',
    code: '',
    bio: '',
    gender: 'other',
    weight: null,
    height: { feet: null, inches: null },
    born: { year: null, month: null, day: null },
  });
  expect(genders).toEqual(['male', 'female', 'other']);
});

test('PROF-06 PROF-11 PROF-13 OR-25 the update has no picture, and a password only if a new one is set', () => {
  const fields = profileFields(user);
  expect(profileUpdate({ ...fields, name: ' Mary ' }, fields, null)).toEqual({ name: 'Mary' });
  expect(profileUpdate({ ...fields, password: '   ' }, fields, null)).not.toHaveProperty('password');
  expect(profileUpdate({ ...fields, password: ' turnip 42 ' }, fields, null)).toHaveProperty(
    'password',
    ' turnip 42 ',
  );
});

test('PROF-19 sends an incomplete date of birth as empty', () => {
  const born = { year: 1990, month: null, day: null };
  expect(profileUpdate({ ...profileFields(user), born }, profileFields(user), null)).toHaveProperty(
    'date_of_birth',
    '',
  );
});

test('ONB-02 the first profile has name, date of birth, weight and height', () => {
  const empty = { ...user, name: '__', weight: null, height: null, date_of_birth: null };
  expect(firstProfileUpdate(profileFields(user), profileFields(empty))).toEqual({
    name: 'Mary Ann Smith',
    date_of_birth: '1990-05-03',
    weight: 150.5,
    height: 67,
  });
});

test('the update has only what was changed since the form opened, and all that was', () => {
  const opened = profileFields(user);
  expect(profileUpdate(opened, opened, null)).toEqual({});
  expect(profileUpdate({ ...opened, name: '  Mary Ann  Smith ', bio: 'I cook. ' }, opened, null)).toEqual({});
  const edited = {
    ...opened,
    name: 'Ann',
    email: 'ann@example.com',
    bio: '',
    gender: 'other',
    weight: null,
    height: { feet: 5, inches: 8 },
    born: { year: 1991, month: 5, day: 3 },
  } as const;
  expect(profileUpdate(edited, opened, null)).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    bio: '',
    gender: 'other',
    weight: null,
    height: 68,
    date_of_birth: '1991-05-03',
  });
});

test('a name that was never given is sent empty, so that it is refused', () => {
  const opened = profileFields({ ...user, name: '__' });
  expect(profileUpdate({ ...opened, weight: 120 }, opened, null)).toEqual({ name: '', weight: 120 });
  expect(firstProfileUpdate({ ...opened, weight: 120 }, opened)).toEqual({ name: '', weight: 120 });
});
