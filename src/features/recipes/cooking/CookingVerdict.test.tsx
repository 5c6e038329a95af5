import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CookingVerdict } from './CookingVerdict.tsx';

const milk = {
  kind: 'allergen',
  name: 'Milk',
  word: 'milk',
  sentence: 'Contains milk: butter (12 g)',
  foods: [{ food_id: 'butter', name: 'Butter', grams: 12 }],
  source: null,
} as const;
const fit = {
  kind: 'not_for_you',
  sentence: 'Not for you: contains milk',
  checked: [],
  reasons: [{ ...milk, foods: [...milk.foods] }],
} satisfies Parameters<typeof CookingVerdict>[0]['recipe']['fit'];

// the last is of a link from another household
test.each(['', 'us', 'me', 'adult-9'])(
  'EXT-28 the member’s own allergen is shown at every step, for any address: "%s"',
  (forWhom) => {
    for (const step of [0, 3]) {
      const { unmount } = render(
        <CookingVerdict recipe={{ id: 1, fit }} isSwapped={false} forWhom={forWhom} step={step} />,
      );
      expect(screen.getByRole('note').textContent).toBe('Contains milk');
      expect(screen.getByText('Not for you: contains milk')).toBeDefined();
      unmount();
    }
  },
);

test('EXT-28 nothing is said to a member without criteria who eats alone', () => {
  const { container } = render(<CookingVerdict recipe={{ id: 1 }} isSwapped={false} forWhom="" step={0} />);
  expect(container.textContent).toBe('');
});
