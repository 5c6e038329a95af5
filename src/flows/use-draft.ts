import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { createDraftMachine } from '#machines/shared/draft.machine.ts';
import type { FieldErrors } from '#machines/shared/outcome.ts';

const noProblems = () => ({});

interface DraftOptions<TDraft, TField extends string> {
  /** What the form begins with. */
  readonly initial: TDraft;
  /** What has to be corrected before `onSubmit`; read when the form opens. */
  readonly problemsOf?: (draft: TDraft) => FieldErrors<TField>;
  readonly onSubmit?: (draft: TDraft) => void;
}

/** What a member types into a form. Passwords and codes are `useSecret`'s. */
export function useDraft<TDraft extends object, TField extends string = never>({
  initial,
  problemsOf = noProblems,
  onSubmit,
}: DraftOptions<TDraft, TField>) {
  const [machine] = useState(() => createDraftMachine<TDraft, TField>('draft', problemsOf));
  const actor = useActorRef(machine, { input: { draft: initial } });
  useEffect(() => {
    const subscription = actor.on('draft.accepted', ({ draft }) => onSubmit?.(draft));
    return () => subscription.unsubscribe();
  }, [actor, onSubmit]);
  return {
    draft: useSelector(actor, (snapshot) => snapshot.context.draft),
    problems: useSelector(actor, (snapshot) => snapshot.context.problems),
    refusals: useSelector(actor, (snapshot) => snapshot.context.refusals),
    change: useCallback(
      (changes: Partial<TDraft>) => actor.send({ type: 'draft.changed', changes }),
      [actor],
    ),
    reset: useCallback((draft: TDraft) => actor.send({ type: 'draft.reset', draft }), [actor]),
    submit: useCallback(
      (event?: FormEvent) => {
        event?.preventDefault();
        actor.send({ type: 'draft.submitted' });
      },
      [actor],
    ),
  };
}
