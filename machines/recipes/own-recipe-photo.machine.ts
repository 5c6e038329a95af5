import { assertEvent, assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type PhotoOutcome = Outcome<{ readonly image: string }, 'photo'>;

interface Input {
  /** The recipe's number or slug. */
  readonly id: string;
  readonly image: string;
}
type PhotoEvent = { type: 'photo.chosen'; file: Blob } | { type: 'photo.removed' };
interface Context extends Input {
  problem: string | null;
}

const initialContext = ({ input }: { input: Input }): Context => ({ ...input, problem: null });
const photoOf = ({ context, event }: { context: Context; event: PhotoEvent }) => {
  assertEvent(event, 'photo.chosen');
  return { id: context.id, file: event.file };
};
const recipeOf = ({ context }: { context: Context }) => ({ id: context.id });

export const ownRecipePhotoMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as PhotoEvent,
    emitted: {} as ToastRequested,
    tags: {} as 'busy',
    children: {} as { sendPhoto: 'sendPhoto'; removePhoto: 'removePhoto' },
  },
  actors: {
    sendPhoto: unprovided<PhotoOutcome, { id: string; file: Blob }>('sendPhoto'),
    removePhoto: unprovided<PhotoOutcome, { id: string }>('removePhoto'),
  },
  actions: {
    sayFailed: sayFailed(),
    clearProblem: assign({ problem: null }),
    showPhoto: assign((_, outcome: PhotoOutcome) =>
      outcome.kind === 'ok' ? { image: outcome.value.image } : {},
    ),
    rememberFailure: assign((_, outcome: PhotoOutcome) => ({
      problem:
        (outcome.kind === 'invalid' ? outcome.fields.photo?.[0] : null) ??
        failureMessage(outcome, messages.overloaded),
    })),
    rememberDefect: assign({ problem: messages.overloaded }),
    reportSent: emit(successToast('Your photo is saved.')),
    reportRemoved: emit(successToast('The drawn picture is back.')),
  },
  guards: { isOk: isKind('ok') },
}).createMachine({
  id: 'ownRecipePhoto',
  description: 'The member’s photo of an own recipe, instead of the drawn picture.',
  context: initialContext,
  initial: 'shown',
  states: {
    shown: {
      on: {
        'photo.chosen': { target: 'sending', actions: 'clearProblem' },
        'photo.removed': { target: 'removing', actions: 'clearProblem' },
      },
    },
    sending: {
      description: 'The previous picture stays visible until the upload is processed.',
      tags: ['busy'],
      invoke: loading({
        id: 'sendPhoto',
        src: 'sendPhoto',
        input: photoOf,
        onOk: { target: 'shown', actions: [{ type: 'showPhoto', params: outputOf }, 'reportSent'] },
        onFailed: 'shown',
      }),
    },
    removing: {
      tags: ['busy'],
      invoke: submission({
        id: 'removePhoto',
        src: 'removePhoto',
        input: recipeOf,
        onOk: { target: 'shown', actions: [{ type: 'showPhoto', params: outputOf }, 'reportRemoved'] },
        onFailed: { target: 'shown' },
      }),
    },
  },
});
