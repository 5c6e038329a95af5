import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CodeField } from './CodeField.tsx';

function Code({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return <CodeField label="6-digit code" name="code" value={value} onChange={setValue} error={error} />;
}
const field = () => screen.getByLabelText<HTMLInputElement>('6-digit code');

test('CONST-08 a code is one input with six places, and more than six digits cannot be entered', async () => {
  const { container } = render(<Code />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(6);
  await userEvent.type(field(), '12a34 567');
  expect(field().value).toBe('123456');
});

test('it has autocomplete for one-time codes and a numeric keyboard', () => {
  render(<Code />);
  expect([field().autocomplete, field().inputMode, field().type]).toEqual([
    'one-time-code',
    'numeric',
    'text',
  ]);
});

test('a pasted code may have blanks and words around it, and replaces another', async () => {
  render(<Code />);
  await userEvent.click(field());
  await userEvent.paste('Your code: 407 128.');
  expect(field().value).toBe('407128');
  await userEvent.paste('555 000');
  expect(field().value).toBe('555000');
});

test('part of a code is pasted at the cursor', async () => {
  render(<Code />);
  await userEvent.type(field(), '40');
  await userEvent.paste('712');
  expect(field().value).toBe('40712');
});

test('a refused code is reported at its field', () => {
  render(<Code error="OTP is invalid." />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'OTP is invalid.',
  );
});
