import type { NewCollection } from '#src/flows/collections/use-new-collection.ts';
import { NameSheet } from './NameSheet.tsx';
import { newCollectionSheet as texts } from './texts.ts';

export function NewCollectionSheet({ creation }: { creation: NewCollection }) {
  return (
    <NameSheet
      open={creation.isOpen}
      onClose={creation.close}
      title={texts.title}
      submitLabel={texts.create}
      problem={creation.problem}
      busy={creation.isBusy}
      onSubmit={creation.submit}
    />
  );
}
