import { type FormEvent, useState } from 'react';
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
  const [typed, setTyped] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) submit(typed);
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={16}>
        <TextField
          {...field}
          name="referral_code"
          value={typed}
          onChange={setTyped}
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
