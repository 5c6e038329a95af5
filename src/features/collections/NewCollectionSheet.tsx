import type { NewCollection } from '#src/flows/collections/use-new-collection.ts';
import { NameSheet } from './NameSheet.tsx';

export function NewCollectionSheet({ creation }: { creation: NewCollection }) {
  return (
    <NameSheet
      open={creation.isOpen}
      onClose={creation.close}
      title="Create a new collection"
      submitLabel="Create"
      problem={creation.problem}
      busy={creation.isBusy}
      onSubmit={creation.submit}
    />
  );
}
