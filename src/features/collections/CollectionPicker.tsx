import { useRef } from 'react';
import { collectionLabel } from '#domain/collection/collection.ts';
import { messages } from '#domain/message/messages.ts';
import { useCollectionPicker, usePickedRecipe } from '#src/flows/collections/use-collection-picker.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { TickRow } from '#src/ui/field/TickRow.tsx';
import { PlusIcon } from '#src/ui/icon/common-icons.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import styles from './CollectionPicker.module.css';
import { NewCollectionSheet } from './NewCollectionSheet.tsx';
import { collectionPicker as texts } from './texts.ts';

/** The sheet `Collections` of a recipe. Fetched again each time it opens. */
export function CollectionPicker() {
  const { recipeId } = usePickedRecipe();
  const last = useRef<{ recipeId: number | null; nth: number; isOpen: boolean }>({
    recipeId: null,
    nth: 0,
    isOpen: false,
  });
  if (recipeId !== null && !last.current.isOpen)
    last.current = { recipeId, nth: last.current.nth + 1, isOpen: true };
  last.current.isOpen = recipeId !== null;
  if (last.current.recipeId === null) return null;
  return <Picker key={last.current.nth} recipeId={last.current.recipeId} />;
}

type PickerFlow = ReturnType<typeof useCollectionPicker>;

function Picker({ recipeId }: { recipeId: number }) {
  const picker = useCollectionPicker(recipeId);
  const { state, creation } = picker;
  const isKnown = state !== 'loading' && state !== 'failed';
  return (
    <>
      <BottomSheet
        open={picker.isOpen}
        onClose={picker.close}
        title={texts.title}
        body="list"
        footer={
          <>
            <Button
              width="grow"
              icon={<PlusIcon size={18} />}
              disabled={!isKnown}
              aria-haspopup="dialog"
              onClick={creation.open}
            >
              {texts.new}
            </Button>
            <Button
              variant="primary"
              width="grow"
              disabled={!isKnown}
              busy={state === 'saving' || state === 'adding'}
              onClick={picker.save}
            >
              {texts.save}
            </Button>
          </>
        }
      >
        <Choice picker={picker} />
      </BottomSheet>
      <NewCollectionSheet creation={creation} />
    </>
  );
}

function Choice({ picker }: { picker: PickerFlow }) {
  const { state, collections, ticked, failure, retry, toggle } = picker;
  if (state === 'loading')
    return (
      <div className={styles['waiting']}>
        <ListSkeleton rows={6} />
      </div>
    );
  if (state === 'failed') return <FailureNote title={texts.failedTitle} text={failure} onRetry={retry} />;
  return (
    <>
      <ul aria-label={texts.title} className={styles['choice']}>
        {collections.map((collection) => (
          <TickRow
            key={collection.id}
            checked={ticked.includes(collection.id)}
            onToggle={() => toggle(collection.id)}
          >
            {collectionLabel(collection.name)}
          </TickRow>
        ))}
      </ul>
      {collections.length <= 1 && (
        <EmptyState heading="p" title={messages.noCollections} text={texts.emptyText} />
      )}
    </>
  );
}
