import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { CodeField } from '#src/ui/field/CodeField.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { codeForm as texts } from './texts.ts';

export interface CodeFormProps {
  readonly submitLabel: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  /** Below the button. */
  readonly children: ReactNode;
}

/** The form for a mailed six-digit code. A refused code stays, selected, so that typing replaces it. */
export function CodeForm({ submitLabel, value, onChange, error, isBusy, onSubmit, children }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error && !isBusy) input.current?.select();
  }, [error, isBusy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <CodeField
          ref={input}
          label={texts.code}
          name="code"
          value={value}
          onChange={onChange}
          error={error}
        />
        <Stack gap={10}>
          <Button type="submit" variant="primary" width="block" busy={isBusy}>
            {submitLabel}
          </Button>
          {children}
        </Stack>
      </Stack>
    </form>
  );
}
