import { expect, test } from 'vitest';
import { householdMessages, inviteProblemTexts } from '#domain/message/household-messages.ts';
import { formatInviteCode, normalizeInviteCode } from './invite-code.ts';
import { type InviteFacts, inviteProblem } from './invite-status.ts';

const now = new Date('2026-05-04T09:00:00.000Z');
const open = {
  isOwn: false,
  isUsed: false,
  isSenderGone: false,
  expiresAt: new Date('2026-05-04T09:00:00.001Z'),
  hasRoom: true,
};
const problem = (changes: Partial<typeof open> = {}, membership: InviteFacts['membership'] = 'none') =>
  inviteProblem({ invite: { ...open, ...changes }, membership }, now);

test('EXT-32 an invite is valid until it expires, once, and only for a person without a household', () => {
  expect(problem()).toBeNull();
  expect(problem({ expiresAt: now })).toBe('expired');
  expect(problem({ isUsed: true })).toBe('used');
  expect(problem({ isOwn: true })).toBe('own');
  expect(problem({ isSenderGone: true })).toBe('unknown');
  expect(problem({ hasRoom: false })).toBe('full');
  expect(problem({}, 'other')).toBe('elsewhere');
  expect(problem({}, 'same')).toBe('alreadyHere');
  expect(inviteProblem({ invite: null, membership: 'none' }, now)).toBe('unknown');
});

test('EXT-32 each problem of an invite has a sentence of its own, with the next step', () => {
  const texts = Object.values(inviteProblemTexts);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/^[A-Z].{20,}[.?]$/);
  expect(householdMessages.loadFailed).toMatch(/try again/);
});

test('EXT-32 a code is read however it was typed, also as the whole link', () => {
  expect(formatInviteCode('abcd0123wxyz')).toBe('ABCD-0123-WXYZ');
  for (const typed of [
    'ABCD-0123-WXYZ',
    ' abcd o1z3 wxyz '.replace('z', '2'),
    'https://kindfare.example/account/household/join?code=ABCD-0123-WXYZ',
  ])
    expect(normalizeInviteCode(typed)).toBe('abcd0123wxyz');
});
