import { useEffect } from 'react';
import { type ProfileFields, profileFields } from '#domain/member/profile-fields.ts';
import type { User } from '#domain/session/user.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { useFocusInvalid } from '#src/ui/input/use-focus-invalid.ts';
import {
  changesElsewhere,
  fieldsOf,
  noSecrets,
  type ProfileDraft,
  type ProfileErrors,
  profileDraft,
  profileProblems,
} from './profile-draft.ts';

export interface ProfileFormFlow {
  /** Errors from the server. */
  readonly errors: ProfileErrors;
  readonly isBusy: boolean;
  readonly save: (fields: ProfileFields, opened: ProfileFields) => void;
  /** A code was mailed and replaces the current password. */
  readonly hasCode: boolean;
  readonly isSendingCode: boolean;
  readonly requestCode: () => void;
}

/** A profile that is edited: errors are shown at their fields, the first invalid field gets the focus, the input stays. */
export function useProfileForm(
  user: User,
  { errors, isBusy, save }: Pick<ProfileFormFlow, 'errors' | 'isBusy' | 'save'>,
  secrets = noSecrets,
) {
  const { draft, problems, refusals, change, submit } = useDraft<ProfileDraft, keyof ProfileErrors>({
    initial: profileDraft(user),
    problemsOf: profileProblems,
    onSubmit: (accepted) => {
      if (!isBusy) save(fieldsOf(accepted, secrets), profileFields(accepted.opened));
    },
  });
  useEffect(() => {
    if (user !== draft.opened) change(changesElsewhere(draft, user));
  }, [user, draft, change]);
  const hasProblems = Object.keys(problems).length > 0;
  const form = useFocusInvalid(errors, refusals);
  return {
    form,
    draft,
    change,
    submit,
    errorAt: (field: keyof ProfileErrors): string | undefined =>
      (hasProblems ? problems : errors)[field]?.join(' '),
  };
}
