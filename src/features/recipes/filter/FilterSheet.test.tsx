import { Switch } from '@mantine/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRecipeList } from '#src/flows/recipes/use-recipe-list.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { AppColumn } from '#src/ui/frame/AppColumn.tsx';
import { FilterSheet } from './FilterSheet.tsx';

vi.mock('@mantine/core', async (load) => {
  const mantine = await load<typeof import('@mantine/core')>();
  return { ...mantine, Switch: Object.assign(vi.fn(mantine.Switch), mantine.Switch) };
});

function Opener() {
  return (
    <button type="button" onClick={useRecipeList('dashboard').openFilter}>
      Open
    </button>
  );
}

test('the sheet opens before its options are rendered', async () => {
  await renderForMember(
    <AppColumn>
      <Opener />
      <FilterSheet />
    </AppColumn>,
  );
  const optionsOf: number[] = [];
  const noted = new MutationObserver(() => {
    const sheet = screen.queryByRole('dialog');
    if (sheet !== null) optionsOf.push(within(sheet).queryAllByRole('checkbox').length);
  });
  noted.observe(document.body, { childList: true, subtree: true });
  screen.getByRole('button', { name: 'Open' }).click();
  await screen.findByRole('checkbox', { name: 'Italian' });
  noted.disconnect();
  expect(optionsOf[0]).toBe(0);
});

test('a choice renders the form once, and its number of hits the number alone', async () => {
  await renderForMember(
    <AppColumn>
      <Opener />
      <FilterSheet />
    </AppColumn>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  const italian = await screen.findByRole('checkbox', { name: 'Italian' });
  const isCounting = () => expect(screen.getByText(/^Counting/)).toBeDefined();
  const isCounted = () => expect(screen.queryByText(/^Counting/)).toBeNull();
  await waitFor(isCounted);
  const switches = screen.getAllByRole('switch').length;
  vi.mocked(Switch).mockClear();
  fireEvent.click(italian);
  isCounting();
  await waitFor(isCounted);
  expect(vi.mocked(Switch)).toHaveBeenCalledTimes(switches);
});
