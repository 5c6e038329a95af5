import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ProfileFields } from '#domain/member/profile-fields.ts';
import { fieldsOf, type ProfileDraft, type ProfileErrors, unreadableWeight } from './profile-draft.ts';

export interface ProfileFormFlow {
  /** Errors from the server. */
  readonly errors: ProfileErrors;
  readonly isBusy: boolean;
  readonly save: (fields: ProfileFields) => void;
  /** A code was mailed and replaces the current password. */
  readonly hasCode: boolean;
  readonly isSendingCode: boolean;
  readonly requestCode: () => void;
}

/** Submits a profile: errors are shown at their fields, the first invalid field gets the focus, the input stays. */
export function useProfileForm(
  draft: ProfileDraft,
  { errors, isBusy, save }: Pick<ProfileFormFlow, 'errors' | 'isBusy' | 'save'>,
) {
  const [unread, setUnread] = useState<ProfileErrors | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = unread ?? errors;
  useEffect(() => {
    if (Object.keys(shown).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);
  return {
    form,
    errorAt: (field: keyof ProfileErrors): string | undefined => shown[field]?.join(' '),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isBusy) return;
      const fields = fieldsOf(draft);
      setUnread(fields === null ? { ...unreadableWeight } : null);
      if (fields !== null) save(fields);
    },
  };
}
