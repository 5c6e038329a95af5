import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { tooManyServings } from '#domain/recipe/servings.ts';
import { errorToast } from '#machines/shared/announcements.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { useAskedQuestion, useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { usePlannerSheets } from './use-planner-sheets.ts';

afterEach(() => void vi.unstubAllGlobals());

const soup = { id: 'carrot-soup', title: 'Carrot soup', fit: { kind: 'fits', sentence: '' } } as const;
const pie = {
  id: 'fish-pie',
  title: 'Fish pie',
  fit: { kind: 'not_for_you', sentence: 'Not for you: contains milk' },
} as const;

function Picker({ onChosen }: { onChosen: Parameters<typeof usePlannerSheets>[0] }) {
  const sheets = usePlannerSheets(onChosen);
  const question = useAskedQuestion();
  const { accept, close } = useSheetActions();
  const flows = useFlows();
  return (
    <>
      <output>{sheets.open}</output>
      <p data-testid="pile">{JSON.stringify(flows.sheets.getSnapshot().value)}</p>
      <p data-testid="chosen">{Object.keys(sheets.chosen).join(' ')}</p>
      <p data-testid="question">{question === null ? '' : `${question.text} ${question.detail}`}</p>
      <button
        type="button"
        onClick={() => {
          sheets.send({ type: 'adding.begun' });
          sheets.send({ type: 'collections.opened' });
          sheets.openCollection('12');
          sheets.choose(soup, 1);
          sheets.choose(pie, 1);
          sheets.submit();
        }}
      >
        Choose
      </button>
      <button type="button" onClick={accept}>
        Yes
      </button>
      <button type="button" onClick={close}>
        No
      </button>
    </>
  );
}

const text = (name: string) => screen.getByTestId(name).textContent;

async function choose() {
  const onChosen = vi.fn();
  await renderForMember(<Picker onChosen={onChosen} />);
  await act(async () => fireEvent.click(screen.getByText('Choose')));
  expect(text('question')).toBe('Plan Fish pie anyway? Not for you: contains milk.');
  expect(screen.getByRole('status').textContent).toBe('closed');
  expect(onChosen).not.toHaveBeenCalled();
  return onChosen;
}

test('a yes plans all selected items', async () => {
  const onChosen = await choose();
  await act(async () => fireEvent.click(screen.getByText('Yes')));
  expect(onChosen.mock.calls).toEqual([['recipe', { 'carrot-soup': 1, 'fish-pie': 1 }]]);
  expect(screen.getByRole('status').textContent).toBe('closed');
  expect(text('question')).toBe('');
});

test('a no returns to the collection and deselects what does not fit', async () => {
  const onChosen = await choose();
  await act(async () => fireEvent.click(screen.getByText('No')));
  expect(onChosen).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('recipe-collections');
  expect(text('chosen')).toBe('carrot-soup');
  expect(text('pile')).toBe('{"page":"stacked"}');
});

test('more of a food than a day takes is not planned, and says so while the sheet stays', async () => {
  const onChosen = vi.fn();
  function Foods() {
    const sheets = usePlannerSheets(onChosen);
    return (
      <>
        <output>{sheets.open}</output>
        {[101, 100].map((count) => (
          <button
            key={count}
            type="button"
            onClick={() => {
              sheets.send({ type: 'adding.begun' });
              sheets.send({ type: 'foods.opened' });
              sheets.choose({ ...soup, id: '4' }, count);
            }}
          >
            {count}
          </button>
        ))}
        <button type="button" onClick={sheets.submit}>
          Done
        </button>
      </>
    );
  }
  const { toast } = await renderForMember(<Foods />);
  await act(async () => fireEvent.click(screen.getByText('101')));
  await act(async () => fireEvent.click(screen.getByText('Done')));
  expect(toast).toHaveBeenCalledWith(errorToast(tooManyServings));
  expect(onChosen).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('custom-foods');
  await act(async () => fireEvent.click(screen.getByText('100')));
  await act(async () => fireEvent.click(screen.getByText('Done')));
  expect(onChosen).toHaveBeenCalledWith('custom_food', { '4': 100 });
});
