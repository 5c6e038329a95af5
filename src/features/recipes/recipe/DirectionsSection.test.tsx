import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DirectionsSection } from './DirectionsSection.tsx';

const note = /Amounts in the steps are for 4 servings/;
const steps = [{ title: 'Pour in 2 cups of the broth.' }];

test('EXT-28 steps with amounts say for how many servings they are, where the list is for others', () => {
  const { rerender } = render(<DirectionsSection steps={steps} servings={{ written: 4, shown: 4 }} />);
  expect(screen.queryByText(note)).toBeNull();
  rerender(<DirectionsSection steps={steps} servings={{ written: 4, shown: 8 }} />);
  expect(screen.getByText(note)).toBeTruthy();
  const plain = [{ title: 'Pour in half of the broth.' }];
  rerender(<DirectionsSection steps={plain} servings={{ written: 4, shown: 8 }} />);
  expect(screen.queryByText(note)).toBeNull();
});
