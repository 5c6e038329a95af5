import { messages } from '#domain/message/messages.ts';
import { figureReport as texts } from '#src/features/recipes/texts/recipe.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea } from '#src/ui/input/TextArea.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface FigureReportSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Of the axis. */
  readonly name: string;
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onSend: (text: string) => void;
}

/** The limit of the contract. */
const maxLength = 1_000;

const problemsOf = ({ text }: { readonly text: string }): { text?: readonly string[] } =>
  text.trim() === '' ? { text: [messages.figureReportEmpty] } : {};

/** Asks what looks wrong about a figure. */
export function FigureReportSheet({ open, onClose, name, problem, isBusy, onSend }: FigureReportSheetProps) {
  const { draft, problems, change, submit } = useDraft({
    initial: { text: '' },
    problemsOf,
    onSubmit: ({ text }) => {
      if (!isBusy) onSend(text);
    },
  });
  return (
    <BottomSheet open={open} onClose={onClose} title={texts.title(name)}>
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          <TextArea
            label={texts.label}
            name="text"
            placeholder={texts.placeholder}
            value={draft.text}
            onChange={(text) => change({ text })}
            maxLength={maxLength}
            error={problems.text?.[0] ?? problem}
          />
          <Text variant="note" tone="muted">
            {texts.hint}
          </Text>
          <Button variant="primary" width="block" type="submit" busy={isBusy}>
            {texts.send}
          </Button>
        </Stack>
      </form>
    </BottomSheet>
  );
}
