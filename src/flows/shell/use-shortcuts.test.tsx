import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { pageKeys } from './shortcut-keys.ts';
import { useShortcutKeys, useShortcutSwitch } from './use-shortcuts.ts';

beforeEach(() => localStorage.clear());

function Page({ isEnabled }: { isEnabled: boolean }) {
  useShortcutKeys(isEnabled);
  const { isOn, choose } = useShortcutSwitch();
  return (
    <>
      <p role="status">{useLocation().pathname}</p>
      <input type="text" />
      <button type="button" onClick={() => choose(!isOn)}>
        Switch
      </button>
    </>
  );
}

const show = (isEnabled = true) =>
  render(
    <MemoryRouter initialEntries={['/start']}>
      <Page isEnabled={isEnabled} />
    </MemoryRouter>,
  );
const here = () => screen.getByRole('status').textContent;

test.each(Object.entries(pageKeys))('the key %s opens %s', (key, page) => {
  show();
  fireEvent.keyDown(document.body, { key });
  expect(here()).toBe(page);
});

test('a key in a field, with a modifier, in a sheet, or of another meaning opens nothing', () => {
  show();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: '1' });
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'repeat'])
    fireEvent.keyDown(document.body, { key: '1', [modifier]: true });
  fireEvent.keyDown(document.body, { key: 'q' });
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.setAttribute('role', 'dialog');
  fireEvent.keyDown(document.body, { key: '1' });
  expect(here()).toBe('/start');
  sheet.remove();
  fireEvent.keyDown(document.body, { key: '1' });
  expect(here()).toBe('/dashboard');
});

test('the switch turns the keys off, on this device; a screen without navigation has none', () => {
  const { unmount } = show();
  fireEvent.click(screen.getByRole('button'));
  fireEvent.keyDown(document.body, { key: '4' });
  expect(here()).toBe('/start');
  expect(localStorage.getItem('shortcuts')).toBe('off');
  fireEvent.click(screen.getByRole('button'));
  expect(localStorage.getItem('shortcuts')).toBeNull();
  unmount();
  show(false);
  fireEvent.keyDown(document.body, { key: '4' });
  expect(here()).toBe('/start');
});
