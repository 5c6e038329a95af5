import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MealTypeTabs } from './Tabs.tsx';

function Types() {
  const [value, setValue] = useState('Main course');
  return (
    <MealTypeTabs types={['Main course', 'Breakfast', 'Soup']} value={value} onChange={setValue}>
      <p>{value} recipes</p>
    </MealTypeTabs>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test('a tab is chosen by a press and shows its panel', async () => {
  render(<Types />);
  expect(chosen()).toBe('Main course');
  await userEvent.click(screen.getByRole('tab', { name: 'Soup' }));
  expect(chosen()).toBe('Soup');
  expect(screen.getByRole('tabpanel', { name: 'Soup' }).textContent).toBe('Soup recipes');
});

test('arrows go from tab to tab and round, Home and End to the ends, with the focus', async () => {
  render(<Types />);
  await userEvent.tab();
  const go = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    return chosen();
  };
  expect(await go('ArrowRight')).toBe('Breakfast');
  expect(await go('End')).toBe('Soup');
  expect(await go('ArrowRight')).toBe('Main course');
  expect(await go('ArrowLeft')).toBe('Soup');
  expect(await go('Home')).toBe('Main course');
});

test('from right to left, the arrows change sides', async () => {
  document.documentElement.dir = 'rtl';
  render(<Types />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('Breakfast');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosen()).toBe('Soup');
  document.documentElement.dir = '';
});

test('layout is measured only once another tab than the first is chosen', async () => {
  const place = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
  render(<Types />);
  expect(place).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('tab', { name: 'Soup' }));
  expect(place).toHaveBeenCalled();
});
