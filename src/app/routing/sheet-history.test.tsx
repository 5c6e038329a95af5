import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sheetsMachine } from '#machines/shell/sheets.machine.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { AppColumn } from '#src/ui/frame/AppColumn.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { syncSheetsWithHistory } from './sheet-history.ts';

beforeEach(() => {
  window.history.pushState({ key: 'page before' }, '', '/before');
  window.history.pushState({ key: 'page' }, '', '/page');
});

/** A page with a sheet of its own, and one on top of it; `isBusy`: neither closes. */
function Page({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <AppColumn>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <BottomSheet open={isOpen} onClose={() => setOpen(isBusy)} title="Edit entry">
        <Button onClick={() => setAsked(true)}>Remove</Button>
      </BottomSheet>
      <BottomSheet open={isAsked} onClose={() => setAsked(false)} title="Remove it?">
        <p>You can’t undo this.</p>
      </BottomSheet>
    </AppColumn>
  );
}

function show(page = <Page />) {
  const sheets = createActor(sheetsMachine).start();
  const { stop } = syncSheetsWithHistory(sheets);
  onTestFinished(stop);
  render(page);
  return sheets;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const sheetsOfEntry = () => window.history.state.sheets ?? 0;
const expectClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

test('the back button closes sheets of the page’s own, the topmost first, before it leaves the page', async () => {
  show();
  await press('Edit');
  await dialog('Edit entry');
  await press('Remove');
  await dialog('Remove it?');
  expect(sheetsOfEntry()).toBe(2);
  window.history.back();
  await expectClosed('Remove it?');
  expect(screen.getByRole('dialog', { name: 'Edit entry' })).toBeDefined();
  window.history.back();
  await expectClosed('Edit entry');
  expect(window.history.state).toEqual({ key: 'page' });
});

test('a sheet of the page’s own that is closed by itself leaves no dead step behind', async () => {
  show();
  await press('Edit');
  await dialog('Edit entry');
  await press('Close');
  await waitFor(() => expect(sheetsOfEntry()).toBe(0));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});

test('a sheet that stays open keeps its step', async () => {
  show(<Page isBusy />);
  await press('Edit');
  await dialog('Edit entry');
  const restored = vi.spyOn(window.history, 'pushState');
  onTestFinished(() => restored.mockRestore());
  window.history.back();
  await waitFor(() => expect(restored).toHaveBeenCalledOnce());
  expect(sheetsOfEntry()).toBe(1);
  expect(window.location.pathname).toBe('/page');
});

test('a sheet of the machine on top of it closes first', async () => {
  const sheets = show();
  await press('Edit');
  await dialog('Edit entry');
  sheets.send({ type: 'consent.opened' });
  expect(sheetsOfEntry()).toBe(2);
  window.history.back();
  await waitFor(() => expect(sheets.getSnapshot().value).toBe('none'));
  expect(screen.getByRole('dialog', { name: 'Edit entry' })).toBeDefined();
});
