import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { mount } from './mount.tsx';

function Form() {
  const [email, setEmail] = useState('');
  return <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />;
}

test('typed input and focus are restored in the first render', async () => {
  document.body.innerHTML = '<div id="root"><input name="email"></div>';
  const root = document.getElementById('root') as HTMLElement;
  const early = root.querySelector('input') as HTMLInputElement;
  const seen = new Promise<{ value: string | undefined; isFocused: boolean }>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const field = root.querySelector('input');
      resolve({ value: field?.value, isFocused: field !== null && document.activeElement === field });
    }).observe(root, { childList: true });
  });
  const mounted = mount(createMemoryRouter([{ path: '/', element: null }]), <Form />);
  early.focus();
  early.value = 'maya@example.com';
  await mounted;
  expect(await seen).toEqual({ value: 'maya@example.com', isFocused: true });
});
