import { beforeEach, expect, test } from 'vitest';
import { applyBrand } from './brand.ts';

const value = (name: string) => document.documentElement.style.getPropertyValue(name);
/** Of a pair of colors. */
const lightValue = (name: string) => /^light-dark\((#\w+), #\w+\)$/.exec(value(name))?.[1];

beforeEach(() => document.documentElement.removeAttribute('style'));

test('SHELL-08 primary_color becomes the color of buttons', async () => {
  await applyBrand({ primary_color: '#0B4F8A' });
  expect(lightValue('--kf-primary-7')).toBe('#0B4F8A');
  await applyBrand({ primary_color: '#7A1F5C' });
  expect(lightValue('--kf-primary-7')).toBe('#7A1F5C');
});

test('SHELL-09 secondary_color becomes the accent', async () => {
  await applyBrand({ secondary_color: '#8A2B0E' });
  expect(lightValue('--kf-accent-5')).toBe('#8A2B0E');
});

test('the default colors set no variables, and restore after others', async () => {
  await applyBrand({ primary_color: '#255439', secondary_color: '#d87a3a' });
  expect(value('--kf-primary-7')).toBe('');
  await applyBrand({ primary_color: '#0B4F8A' });
  await applyBrand({ primary_color: '#255439' });
  expect(lightValue('--kf-primary-7')).toBe('#255439');
});

test('SHELL-08 the default colors also replace those of the server-rendered page', async () => {
  document.head.innerHTML = '<style id="brand">:root{--kf-primary-7:#0B4F8A}</style>';
  await applyBrand({ primary_color: '#255439' });
  expect(lightValue('--kf-primary-7')).toBe('#255439');
  document.head.innerHTML = '';
});
