import { fireEvent, render, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { expect, test } from 'vitest';
import { TextField } from '#src/ui/field/TextField.tsx';
import { captureEarlyInput } from './capture-early-input.ts';

function Form({ onSubmit }: { onSubmit?: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.(email);
  };
  return (
    <form onSubmit={submit}>
      <TextField label="Email" name="email" value={email} onChange={setEmail} />
      <button type="submit">Continue</button>
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

test('input typed before the app is mounted is restored, with the focus', () => {
  const { root, early } = staticPage('<input name="email"><input name="password" type="password">');
  early.value = 'maya@example.com';
  early.focus();
  const restore = captureEarlyInput(root);
  render(<Form />, { container: root });
  restore();
  expect(screen.getByRole('status').textContent).toBe('maya@example.com');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('input typed while the app renders is restored, with the focus', () => {
  const { root, early } = staticPage('<input name="email">');
  const restore = captureEarlyInput(root);
  early.focus();
  early.value = 'maya@example.com';
  render(<Form />, { container: root });
  restore();
  expect(screen.getByRole('status').textContent).toBe('maya@example.com');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('a field that was blurred while the app rendered is not focused again', async () => {
  const { root, early } = staticPage('<input name="email">');
  early.focus();
  const restore = captureEarlyInput(root);
  early.blur();
  await Promise.resolve();
  render(<Form />, { container: root });
  restore();
  expect(document.activeElement).toBe(document.body);
});

test('a field that a script, such as a password manager, focused is focused again', async () => {
  const { root, early } = staticPage('<input name="name"><input name="email">');
  const restore = captureEarlyInput(root);
  early.focus();
  root.querySelector<HTMLInputElement>('input[name=email]')?.focus();
  await Promise.resolve();
  render(<Form />, { container: root });
  restore();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('a value set by the app is not overwritten', () => {
  const { root } = staticPage('<input name="email" value="old@example.com">');
  const restore = captureEarlyInput(root);
  render(<Form />, { container: root });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'new@example.com' } });
  restore();
  expect(screen.getByRole('status').textContent).toBe('new@example.com');
});

test('a form submitted before the app is mounted is submitted, with its input', async () => {
  const { root, early } = staticPage('<form method="dialog"><input name="email"><button></button></form>');
  const restore = captureEarlyInput(root);
  early.value = 'maya@example.com';
  (early.form as HTMLFormElement).dataset['sent'] = '';
  const sent: string[] = [];
  render(<Form onSubmit={(email) => sent.push(email)} />, { container: root });
  restore();
  await Promise.resolve();
  expect(sent).toEqual(['maya@example.com']);
});

test('a form that was not submitted is not submitted', async () => {
  const { root, early } = staticPage('<form method="dialog"><input name="email"><button></button></form>');
  const restore = captureEarlyInput(root);
  early.value = 'maya@example.com';
  const sent: string[] = [];
  render(<Form onSubmit={(email) => sent.push(email)} />, { container: root });
  restore();
  await Promise.resolve();
  expect(sent).toEqual([]);
});

const withButton = '<form method="dialog"><input name="email"><button>Continue</button></form>';

test('a focused button is focused again', () => {
  const { root } = staticPage(withButton);
  const restore = captureEarlyInput(root);
  root.querySelector('button')?.focus();
  render(<Form />, { container: root });
  restore();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
});

test('a button pressed while it is replaced is clicked', () => {
  const { root, early } = staticPage(withButton);
  const restore = captureEarlyInput(root);
  early.value = 'maya@example.com';
  fireEvent.mouseDown(root.querySelector('button') as HTMLButtonElement);
  const sent: string[] = [];
  render(<Form onSubmit={(email) => sent.push(email)} />, { container: root });
  restore();
  expect(sent).toEqual([]);
  const button = screen.getByRole('button', { name: 'Continue' });
  fireEvent.mouseUp(button);
  expect(sent).toEqual(['maya@example.com']);
  fireEvent.mouseUp(button);
  expect(sent).toHaveLength(1);
});

/** Presses a button in the static page, releases it or not, and mounts the app. */
function pressBefore(end?: (root: HTMLElement) => void) {
  const { root } = staticPage(withButton);
  const restore = captureEarlyInput(root);
  fireEvent.mouseDown(root.querySelector('button') as HTMLButtonElement);
  end?.(root);
  const sent: string[] = [];
  render(<Form onSubmit={(email) => sent.push(email)} />, { container: root });
  restore();
  return { sent, button: screen.getByRole('button', { name: 'Continue' }) };
}

test('a press released outside the button is not a click', () => {
  const { sent, button } = pressBefore();
  fireEvent.mouseUp(screen.getByLabelText('Email'));
  fireEvent.mouseUp(button);
  expect(sent).toEqual([]);
});

test('a press released before is not a click', () => {
  const { sent, button } = pressBefore((root) => fireEvent.mouseUp(root));
  fireEvent.mouseUp(button);
  expect(sent).toEqual([]);
});

test('a press released outside the window is not a click', () => {
  const { sent, button } = pressBefore();
  fireEvent.mouseDown(button);
  fireEvent.mouseUp(button);
  expect(sent).toEqual([]);
});
