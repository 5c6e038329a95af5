import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

function Page({ names }: { names: readonly string[] }) {
  useFocusAfterRemoval();
  return (
    <main id="main" tabIndex={-1}>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </main>
  );
}

test.each([
  ['the next control', ['Save', 'Cancel', 'More'], 'Cancel', ['Save', 'More'], 'More'],
  ['the one before', ['Save', 'Cancel'], 'Cancel', ['Save'], 'Save'],
  ['the page', ['Cancel'], 'Cancel', [], ''],
])('the focus of a control that disappears goes to %s', async (_, before, focused, after, expected) => {
  const { rerender } = render(<Page names={before} />);
  screen.getByRole('button', { name: focused }).focus();
  rerender(<Page names={after} />);
  const goal = expected === '' ? screen.getByRole('main') : screen.getByRole('button', { name: expected });
  await expect.poll(() => document.activeElement).toBe(goal);
});

test('a hidden control is passed over', async () => {
  const Photo = ({ isThere }: { isThere: boolean }) => {
    useFocusAfterRemoval();
    return (
      <main id="main" tabIndex={-1}>
        <button type="button">Change picture</button>
        {isThere && <button type="button">Remove picture</button>}
        <input type="file" hidden />
      </main>
    );
  };
  const { rerender } = render(<Photo isThere />);
  screen.getByRole('button', { name: 'Remove picture' }).focus();
  rerender(<Photo isThere={false} />);
  const goal = screen.getByRole('button', { name: 'Change picture' });
  await expect.poll(() => document.activeElement).toBe(goal);
});
