import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noGuestAnswers } from '#domain/onboarding/guest-answers.ts';
import type { GuestProfile } from '#src/flows/onboarding/use-guest-profile.ts';
import { GuestDishes } from './GuestDishes.tsx';

const guest: GuestProfile = {
  answers: noGuestAnswers,
  dishes: [],
  failure: null,
  state: 'shown',
  answer: vi.fn(),
  show: vi.fn(),
  change: vi.fn(),
  forget: vi.fn(),
  retry: vi.fn(),
};

test.each([
  ['Keep my answers', { ...noGuestAnswers, allergens: ['Milk' as const] }],
  ['Create a free account', noGuestAnswers],
])('below the dishes: %s', (name, answers) => {
  render(<GuestDishes guest={{ ...guest, answers }} header={null} />);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/auth/login-or-create');
});
