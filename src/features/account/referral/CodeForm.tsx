import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';

export interface CodeFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly submitLabel: string;
  readonly maxLength: number;
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly submit: (code: string) => void;
}

/** Asks for a referral code. */
export function CodeForm({ submitLabel, problem, isBusy, submit, ...field }: CodeFormProps) {
  const form = useDraft({
    initial: { code: '' },
    onSubmit: ({ code }) => {
      if (!isBusy) submit(code);
    },
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap={16}>
        <TextField
          {...field}
          name="referral_code"
          value={form.draft.code}
          onChange={(code) => form.change({ code })}
          error={problem}
          autoComplete="off"
        />
        <Button variant="primary" width="block" type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
