import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ThemeSwitch } from '#src/ui/input/SegmentedChoice.tsx';
import { useTheme } from './use-theme.ts';

const page = readFileSync('index.html', 'utf8');
const metas = [...page.matchAll(/<meta name="theme-color"[^>]*>/g)].join('');
const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta')].map(({ content }) => content);
const attribute = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = metas;
  delete document.documentElement.dataset['theme'];
});

function Shown() {
  const { theme, choose } = useTheme();
  return <ThemeSwitch value={theme} onChange={choose} />;
}
const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('the switch sets the color scheme of the page and of the bars around it, and stores it', () => {
  render(<Shown />);
  expect(attribute()).toBeUndefined();
  expect(bars()).toEqual(['#faf6ee', '#151814']);
  pick('Dark');
  expect(attribute()).toBe('dark');
  expect(bars()).toEqual(['#151814', '#151814']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');
  pick('Light');
  expect(attribute()).toBe('light');
  expect(bars()).toEqual(['#faf6ee', '#faf6ee']);
  pick('System');
  expect(attribute()).toBeUndefined();
  expect(bars()).toEqual(['#faf6ee', '#151814']);
  expect(localStorage.getItem('theme')).toBeNull();
});

test('a choice in another tab applies to this one', () => {
  render(<Shown />);
  localStorage.setItem('theme', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(attribute()).toBe('dark');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
});

test('the script in the page sets the stored choice before the first paint', () => {
  const run = () => new Function(script)();
  run();
  expect(attribute()).toBeUndefined();
  localStorage.setItem('theme', 'dark');
  run();
  expect(attribute()).toBe('dark');
  expect(bars()).toEqual(['#151814', '#151814']);
  localStorage.setItem('theme', 'light');
  run();
  expect(bars()).toEqual(['#faf6ee', '#faf6ee']);
  expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('<!--critical-->'));
});
