import { Drawer } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { AppColumn } from '../frame/AppColumn.tsx';
import { ScrollArea } from '../frame/ScrollArea.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { Sidebar } from './Sidebar.tsx';

vi.mock('@mantine/core', async (load) => {
  const mantine = await load<typeof import('@mantine/core')>();
  return { ...mantine, Drawer: { ...mantine.Drawer, Root: vi.fn(mantine.Drawer.Root) } };
});

/** A page with a filter sheet and a help sheet on top of it, as the app stacks them. */
function Page({ startOpen = false }: { startOpen?: boolean }) {
  const [filter, setFilter] = useState(startOpen);
  const [help, setHelp] = useState(false);
  const [menu, setMenu] = useState(false);
  return (
    <AppColumn>
      <ScrollArea>
        <Button onClick={() => setFilter(true)}>Filter</Button>
        <Button onClick={() => setMenu(true)}>Menu</Button>
      </ScrollArea>
      <BottomSheet
        open={filter}
        onClose={() => setFilter(false)}
        title="Filter recipes"
        footer={<Button>Apply</Button>}
      >
        <Button onClick={() => setHelp(true)}>Help</Button>
      </BottomSheet>
      <BottomSheet open={help} onClose={() => setHelp(false)} title="About histamine">
        <p>It forms while food ages.</p>
      </BottomSheet>
      <Sidebar open={menu} onClose={() => setMenu(false)}>
        <a href="/faq">FAQ</a>
      </Sidebar>
    </AppColumn>
  );
}

/** A sheet in the page; null: not in it yet. */
const Help = ({ open }: { open: boolean | null }) => (
  <AppColumn>
    {open !== null && (
      <BottomSheet open={open} onClose={() => {}} title="Help">
        <p>It forms while food ages.</p>
      </BottomSheet>
    )}
  </AppColumn>
);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const expectClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const frame = () => screen.getByRole('main', { hidden: true }).parentElement as HTMLElement;
const scrim = () => document.querySelector('[data-scrim]') as HTMLElement;

async function openFilter() {
  render(<Page />);
  screen.getByRole('button', { name: 'Filter' }).focus();
  await press('Filter');
  return dialog('Filter recipes');
}

test('a sheet has its name as soon as it is there', async () => {
  const names: (string | null)[] = [];
  const noted = new MutationObserver(() => {
    const sheet = document.querySelector('[role="dialog"]');
    if (sheet !== null) names.push(sheet.getAttribute('aria-label'));
  });
  noted.observe(document.body, { childList: true, subtree: true });
  await openFilter();
  noted.disconnect();
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name !== 'Filter recipes')).toEqual([]);
});

test.each([
  ['is opened', false],
  ['is added to the page open', null],
])('a sheet that %s slides in', async (_, before) => {
  const reduced = matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => ({ ...reduced(media), matches: false }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const places: string[] = [];
  const noted = new MutationObserver(() => {
    const sheet = document.querySelector<HTMLElement>('[role="dialog"]');
    if (sheet !== null) places.push(sheet.style.transform);
  });
  noted.observe(document.body, { childList: true, subtree: true, attributes: true });
  const { rerender } = render(<Help open={before} />);
  rerender(<Help open />);
  await waitFor(() => expect(places.at(-1)).toBe('none'));
  noted.disconnect();
  expect(places[0]).toBe('translateY(100%)');
});

test('a sheet that was never opened renders nothing, and stays for its closing once it was', async () => {
  const { rerender, container } = render(<Help open={null} />);
  const page = container.innerHTML;
  rerender(<Help open={false} />);
  expect(container.innerHTML).toBe(page);
  expect(Drawer.Root).not.toHaveBeenCalled();
  rerender(<Help open />);
  await dialog('Help');
  vi.mocked(Drawer.Root).mockClear();
  rerender(<Help open={false} />);
  expect(Drawer.Root).toHaveBeenCalled();
  await expectClosed('Help');
});

test('SHELL-17 a sheet has a close button that closes it', async () => {
  const sheet = await openFilter();
  expect(sheet.getAttribute('aria-modal')).toBe('true');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await expectClosed('Filter recipes');
});

test('SHELL-18 a press on the backdrop closes it, a press on the sheet does not', async () => {
  const sheet = await openFilter();
  fireEvent.click(sheet);
  expect(screen.getByRole('dialog', { name: 'Filter recipes' })).toBe(sheet);
  fireEvent.click(scrim());
  await expectClosed('Filter recipes');
});

test('SHELL-19 the page behind is inert while a sheet is open, and not afterwards', async () => {
  const sheet = await openFilter();
  expect(frame().hasAttribute('inert')).toBe(true);
  expect(frame().contains(sheet)).toBe(false);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await expectClosed('Filter recipes');
  expect(frame().hasAttribute('inert')).toBe(false);
});

test('the focus moves into the sheet, is trapped, and is restored afterwards', async () => {
  const sheet = await openFilter();
  expect(sheet.contains(document.activeElement)).toBe(true);
  within(sheet).getByRole('button', { name: 'Apply' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(within(sheet).getByRole('button', { name: 'Close' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(within(sheet).getByRole('button', { name: 'Apply' }));
  for (const isFirst of [true, false]) {
    if (!isFirst) await press('Filter');
    await dialog('Filter recipes');
    await userEvent.keyboard('{Escape}');
    await expectClosed('Filter recipes');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
  }
});

test('Escape on a sheet that opened by itself moves the focus to the page behind it', async () => {
  render(<Page startOpen />);
  await dialog('Filter recipes');
  await userEvent.keyboard('{Escape}');
  await expectClosed('Filter recipes');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a sheet in place of another restores the focus to what opened that one', async () => {
  function Menu() {
    const [shown, setShown] = useState<'menu' | 'name' | null>(null);
    const close = () => setShown(null);
    return (
      <AppColumn>
        <ScrollArea>
          <Button onClick={() => setShown('menu')}>More</Button>
        </ScrollArea>
        <BottomSheet open={shown === 'menu'} onClose={close} title="Soups">
          <Button onClick={() => setShown('name')}>Rename</Button>
        </BottomSheet>
        <BottomSheet open={shown === 'name'} onClose={close} title="New name">
          <input aria-label="Name" data-autofocus />
        </BottomSheet>
      </AppColumn>
    );
  }
  render(<Menu />);
  await press('More');
  await dialog('Soups');
  await press('Rename');
  await dialog('New name');
  await expectClosed('Soups');
  await userEvent.keyboard('{Escape}');
  await expectClosed('New name');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
});

test('a sheet whose opener it has removed moves the focus to the control after it', async () => {
  function Meals() {
    const [meals, setMeals] = useState(['Soup', 'Stew', 'Pie']);
    const [chosen, setChosen] = useState<string | null>(null);
    const move = () => {
      setMeals(meals.filter((meal) => meal !== chosen));
      setChosen(null);
    };
    return (
      <AppColumn>
        <ScrollArea>
          {meals.map((meal) => (
            <Button key={meal} onClick={() => setChosen(meal)}>
              {meal}
            </Button>
          ))}
        </ScrollArea>
        <BottomSheet open={chosen !== null} onClose={() => setChosen(null)} title="Move">
          <Button onClick={move}>To Tuesday</Button>
        </BottomSheet>
      </AppColumn>
    );
  }
  render(<Meals />);
  await press('Stew');
  await dialog('Move');
  await press('To Tuesday');
  await expectClosed('Move');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pie' }));
});

test('Escape closes the topmost sheet alone, and the one below takes the focus again', async () => {
  await openFilter();
  screen.getByRole('button', { name: 'Help' }).focus();
  await press('Help');
  await dialog('About histamine');
  const below = screen.getByRole('dialog', { name: 'Filter recipes', hidden: true });
  expect(below.hasAttribute('inert')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expectClosed('About histamine');
  expect(screen.getByRole('dialog', { name: 'Filter recipes' }).hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help' }));
});

test('a sheet that is initially open is opened as well', async () => {
  await act(async () => render(<Page startOpen />));
  expect(await dialog('Filter recipes')).toBeDefined();
});

test('SHELL-23 the sidebar opens over a dimmed backdrop', async () => {
  render(<Page />);
  await press('Menu');
  const sidebar = await dialog('Menu');
  expect(within(sidebar).getByRole('link', { name: 'FAQ' })).toBeDefined();
  expect(scrim()).not.toBeNull();
});

test('SHELL-24 a press on its backdrop closes the sidebar', async () => {
  render(<Page />);
  await press('Menu');
  await dialog('Menu');
  fireEvent.click(scrim());
  await expectClosed('Menu');
});

test('a sheet that opens by itself during a press waits until the click has reached the page', async () => {
  fireEvent.pointerDown(document.body);
  render(<Page startOpen />);
  expect(frame().hasAttribute('inert')).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.pointerUp(document.body);
  expect(await dialog('Filter recipes')).toBeDefined();
  expect(frame().hasAttribute('inert')).toBe(true);
});

test('a press renders no sheet, open or closed', async () => {
  const onRender = vi.fn();
  render(
    <Profiler id="page" onRender={onRender}>
      <Page startOpen />
    </Profiler>,
  );
  await dialog('Filter recipes');
  onRender.mockClear();
  vi.useFakeTimers();
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  act(() => vi.runAllTimers());
  vi.useRealTimers();
  expect(onRender).not.toHaveBeenCalled();
});
