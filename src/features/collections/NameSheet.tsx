import { collectionNameLength } from '#domain/collection/collection.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { nameSheet as texts } from './texts.ts';

export interface NameSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly submitLabel: string;
  readonly name?: string;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly onSubmit: (name: string) => void;
}

/** Asks for the name of a collection. */
export function NameSheet({ open, onClose, title, ...form }: NameSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={title}>
      <NameForm {...form} />
    </BottomSheet>
  );
}

type NameFormProps = Omit<NameSheetProps, 'open' | 'onClose' | 'title'>;

function NameForm({ submitLabel, name = '', problem, busy, onSubmit }: NameFormProps) {
  const { draft, change, submit } = useDraft({
    initial: { name },
    onSubmit: (typed) => {
      if (!busy) onSubmit(typed.name);
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <TextField
          data-autofocus
          label={texts.name}
          name="name"
          value={draft.name}
          onChange={(typed) => change({ name: typed })}
          error={problem}
          maxLength={collectionNameLength}
          autoComplete="off"
          placeholder={texts.namePlaceholder}
        />
        <Button variant="primary" width="block" type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
