import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { useFlows } from '#src/flows/flows-context.tsx';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { useIsSheetOpen, useSheetActions } from './use-sheets.ts';

let sheets: ReturnType<typeof useFlows>['sheets'];

function MenuButton() {
  const { openSidebar } = useSheetActions();
  return (
    <button type="button" aria-expanded={useIsSheetOpen('sidebar')} onClick={openSidebar}>
      Menu
    </button>
  );
}

function Sheets() {
  sheets = useFlows().sheets;
  return null;
}

test('what shows whether a sheet is open renders again for that sheet alone', async () => {
  const onRender = vi.fn();
  await renderForMember(
    <>
      <Sheets />
      <Profiler id="menu" onRender={onRender}>
        <MenuButton />
      </Profiler>
    </>,
  );
  onRender.mockClear();
  act(() => sheets.send({ type: 'picture.opened', picture: { url: '/soup.png', label: 'Soup' } }));
  expect(sheets.getSnapshot().matches('none')).toBe(false);
  act(() => sheets.send({ type: 'sheet.closed' }));
  expect(onRender).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Menu' }).click());
  expect(onRender).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { expanded: true })).toBeDefined();
});
