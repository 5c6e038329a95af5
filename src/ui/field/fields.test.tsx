import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { SearchField } from './SearchField.tsx';
import { TextField } from './TextField.tsx';

test('an error is shown at its field, whose value is unchanged', () => {
  const field = (error: string | null) => (
    <TextField
      label="Email"
      name="email"
      value="maya"
      onChange={() => {}}
      error={error}
      hint="As you sign in."
    />
  );
  const { rerender } = render(field(null));
  const input = screen.getByLabelText('Email') as HTMLInputElement;
  const described = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(described()).toBe('As you sign in.');
  rerender(field('This is no address.'));
  expect(screen.getByRole('alert').textContent).toBe('This is no address.');
  expect(described()).toBe('This is no address.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.value).toBe('maya');
});

function Password() {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      placeholder="Enter password (min 8 characters)"
      value={value}
      onChange={setValue}
    />
  );
}

test('a password is hidden until its eye is pressed', async () => {
  render(<Password />);
  const input = screen.getByLabelText('Password') as HTMLInputElement;
  expect(input.placeholder).toBe('Enter password (min 8 characters)');
  await userEvent.type(input, 'secret');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect([input.type, input.value]).toEqual(['text', 'secret']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

test('a search says how much was found once it is known, and keeps the focus when it is cleared', async () => {
  const field = (value: string, found: number | null, hasMore = false) => (
    <SearchField label="Search foods" value={value} onChange={() => {}} found={found} hasMore={hasMore} />
  );
  const { rerender } = render(field('', 20));
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  rerender(field('oat', null));
  expect(said()).toBe('');
  for (const [found, sentence] of [
    [0, 'Nothing found'],
    [1, '1 result'],
    [12, '12 results'],
  ] as const) {
    rerender(field('oat', found));
    expect(said()).toBe(sentence);
  }
  rerender(field('oat', 10, true));
  expect(said()).toBe('More than 10 results');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('a search is cleared by its cross and sent by Enter', async () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  const field = (value: string) => (
    <SearchField label="Search recipes" value={value} onChange={onChange} onSubmit={onSubmit} />
  );
  const { rerender } = render(field(''));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(field('soup'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search recipes' }), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});
