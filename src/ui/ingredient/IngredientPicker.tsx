import { useEffect, useRef } from 'react';
import { coveredFoodsNote } from '#domain/food/covered-foods-note.ts';
import { messages } from '#domain/message/messages.ts';
import { ingredientPicker as texts } from '#src/ui/ingredient/texts.ts';
import { Button } from '../button/Button.tsx';
import { ListSkeleton } from '../feedback/Skeletons.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { TickRow } from '../field/TickRow.tsx';
import { BottomSheet } from '../sheet/BottomSheet.tsx';
import { Stack } from '../text/Stack.tsx';
import { Text } from '../text/Text.tsx';

/** The ingredient search of a flow. */
export interface IngredientSearch {
  readonly term: string;
  /** `kinds`: left out with the ingredient. */
  readonly hits: readonly { readonly name: string; readonly kinds: readonly string[] }[];
  readonly failure: string | null;
  readonly state: 'idle' | 'typing' | 'searching' | 'found' | 'nothingFound' | 'failed';
  readonly type: (typed: string) => void;
  readonly retry: () => void;
}

export interface IngredientPickerProps {
  readonly search: IngredientSearch;
  readonly title: string;
  readonly open: boolean;
  readonly chosen: readonly string[];
  /** Set: the picked are left out, so each row names what else goes with it. */
  readonly isExcluding?: boolean;
  readonly onToggle: (name: string) => void;
  readonly onClose: () => void;
}

/** Searches ingredients by name and picks from the hits. */
export function IngredientPicker(props: IngredientPickerProps) {
  const { search, title, open, chosen, isExcluding = false, onToggle, onClose } = props;
  // resets the search each time it opens
  const { type } = search;
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) type('');
    wasOpen.current = open;
  });
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={title}
      body="paddedList"
      footer={
        <Button variant="primary" width="grow" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Stack gap={16}>
        <SearchField
          label={texts.search}
          value={search.term}
          onChange={search.type}
          found={foundBy(search)}
        />
        <Hits search={search} chosen={chosen} isExcluding={isExcluding} onToggle={onToggle} />
      </Stack>
    </BottomSheet>
  );
}

function foundBy({ state, hits }: IngredientSearch): number | null {
  if (state === 'nothingFound') return 0;
  return state === 'found' ? hits.length : null;
}

type HitsProps = Pick<IngredientPickerProps, 'search' | 'chosen' | 'isExcluding' | 'onToggle'>;

function Hits({ search, chosen, isExcluding, onToggle }: HitsProps) {
  const { state, hits, failure, retry } = search;
  switch (state) {
    case 'typing':
    case 'searching':
      return <ListSkeleton rows={4} />;
    case 'failed':
      return (
        <Stack gap={12} role="alert">
          <Text variant="small" tone="danger">
            {failure}
          </Text>
          <div>
            <Button size="sm" onClick={retry}>
              {texts.tryAgain}
            </Button>
          </div>
        </Stack>
      );
    case 'found':
      return (
        <ul aria-label={texts.found}>
          {hits.map(({ name, kinds }) => (
            <TickRow
              key={name}
              checked={chosen.includes(name)}
              onToggle={() => onToggle(name)}
              note={isExcluding && kinds.length > 0 ? coveredFoodsNote(kinds) : undefined}
            >
              {name}
            </TickRow>
          ))}
        </ul>
      );
    case 'nothingFound':
    case 'idle':
      return (
        <>
          <Text tone="muted">
            {state === 'idle' ? messages.ingredientWanted : messages.noIngredientsFound}
          </Text>
          {state === 'idle' && chosen.length > 0 && (
            <ul aria-label={texts.picked}>
              {chosen.map((name) => (
                <TickRow key={name} checked onToggle={() => onToggle(name)}>
                  {name}
                </TickRow>
              ))}
            </ul>
          )}
        </>
      );
  }
}
