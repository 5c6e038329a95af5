import { fireEvent, render, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { expect, test } from 'vitest';
import { TextField } from '#src/ui/field/TextField.tsx';
import { earlyInput } from './early-input.ts';

function Form({ onSubmit }: { onSubmit?: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.(email);
  };
  return (
    <form onSubmit={submit}>
      <TextField label="Email" name="email" value={email} onChange={setEmail} />
      <output>{email}</output>
    </form>
  );
}

function staticPage(markup: string) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = markup;
  return { root, early: root.querySelector('input') as HTMLInputElement };
}

test('what was typed before the app came is in its fields, the focus too', () => {
  const { root, early } = staticPage('<input name="email"><input name="password" type="password">');
  early.value = 'maya@example.com';
  early.focus();
  const restore = earlyInput(root);
  render(<Form />, { container: root });
  restore();
  expect(screen.getByRole('status').textContent).toBe('maya@example.com');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('what is typed while the app is being drawn is in its fields, the focus too', () => {
  const { root, early } = staticPage('<input name="email">');
  const restore = earlyInput(root);
  early.focus();
  early.value = 'maya@example.com';
  render(<Form />, { container: root });
  restore();
  expect(screen.getByRole('status').textContent).toBe('maya@example.com');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('a field that was left while the app was being drawn is not focused again', async () => {
  const { root, early } = staticPage('<input name="email">');
  early.focus();
  const restore = earlyInput(root);
  early.blur();
  await Promise.resolve();
  render(<Form />, { container: root });
  restore();
  expect(document.activeElement).toBe(document.body);
});

test('what the app fills in itself stays', () => {
  const { root } = staticPage('<input name="email" value="old@example.com">');
  const restore = earlyInput(root);
  render(<Form />, { container: root });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'new@example.com' } });
  restore();
  expect(screen.getByRole('status').textContent).toBe('new@example.com');
});

test('what was sent before the app came is sent, with what was typed', async () => {
  const { root, early } = staticPage('<form method="dialog"><input name="email"><button></button></form>');
  const restore = earlyInput(root);
  early.value = 'maya@example.com';
  fireEvent.submit(early.form as HTMLFormElement);
  const sent: string[] = [];
  render(<Form onSubmit={(email) => sent.push(email)} />, { container: root });
  restore();
  await Promise.resolve();
  expect(sent).toEqual(['maya@example.com']);
});

test('what was not sent waits', async () => {
  const { root, early } = staticPage('<form method="dialog"><input name="email"><button></button></form>');
  const restore = earlyInput(root);
  early.value = 'maya@example.com';
  const sent: string[] = [];
  render(<Form onSubmit={(email) => sent.push(email)} />, { container: root });
  restore();
  await Promise.resolve();
  expect(sent).toEqual([]);
});
