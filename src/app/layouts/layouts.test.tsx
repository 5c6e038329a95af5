import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AuthLayout } from './AuthLayout.tsx';
import { HealthLayout } from './HealthLayout.tsx';
import { navigationEntryOf } from './navigation-entry.ts';
import { UserLayout } from './UserLayout.tsx';

const menu = { open: false, onOpen: () => {} };
const main = () => screen.getByRole('navigation', { name: 'Main' });

test('SHELL-14 members’ screens have a header and the navigation', () => {
  const onOpen = vi.fn();
  render(
    <UserLayout
      pathname="/dashboard"
      menu={{ open: false, onOpen }}
      bell={{ unread: 2, href: '/notifications' }}
    >
      <h1>Hello</h1>
    </UserLayout>,
  );
  const header = screen.getByRole('banner');
  fireEvent.click(within(header).getByRole('button', { name: 'Menu' }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(within(header).getByRole('link', { name: 'Notifications, 2 unread' })).toBeDefined();
  expect(main()).toBeDefined();
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Hello' })).toBeDefined();
});

test('SHELL-15 health pages have a title, a way back and the navigation', () => {
  const onBack = vi.fn();
  render(
    <HealthLayout title="Your health score" onBack={onBack} pathname="/health-and-wellness/score">
      <p>78</p>
    </HealthLayout>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Your health score' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
  expect(within(main()).getByRole('link', { current: 'page' }).textContent).toBe('Health');
});

test('SHELL-16 pages of guests have a title and a way back, and no navigation', () => {
  const onBack = vi.fn();
  render(
    <AuthLayout title="Login" onBack={onBack}>
      <p>form</p>
    </AuthLayout>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('SHELL-20 SHELL-21 five entries in order, each with its place', () => {
  render(
    <UserLayout pathname="/notifications" menu={menu}>
      <p />
    </UserLayout>,
  );
  const links = within(main()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/dashboard'],
    ['Health', '/health-and-wellness'],
    ['Collections', '/recipes/collections'],
    ['Planner', '/meal-planner'],
    ['Account', '/account'],
  ]);
  expect(within(main()).queryByRole('link', { current: 'page' })).toBeNull();
});

test.each([
  ['/dashboard', 'home'],
  ['/recipes', 'home'],
  ['/recipes/17', 'home'],
  ['/recipes/collections', 'collections'],
  ['/recipes/collections/4', 'collections'],
  ['/recipes/favorite', 'collections'],
  ['/recipes/own', 'collections'],
  ['/recipes/own/new', 'collections'],
  ['/recipes/cooked', 'collections'],
  ['/health-and-wellness/score', 'health'],
  ['/meal-planner', 'planner'],
  ['/account/preferences', 'account'],
  ['/accounting', null],
  ['/notifications', null],
] as const)('SHELL-22 %s belongs to %s', (path, entry) => {
  expect(navigationEntryOf(path)).toBe(entry);
});

test('SHELL-22 only the entry of the current path is marked, and the mark moves', () => {
  const at = (pathname: string) => (
    <UserLayout pathname={pathname} menu={menu}>
      <p />
    </UserLayout>
  );
  const { rerender } = render(at('/dashboard'));
  const marked = () =>
    within(main())
      .getAllByRole('link', { current: 'page' })
      .map((link) => link.textContent);
  expect(marked()).toEqual(['Home']);
  rerender(at('/meal-planner'));
  expect(marked()).toEqual(['Planner']);
});
