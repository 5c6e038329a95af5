import { assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { fieldErrorsOf, isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/** Value: the restored address. */
export type RestoreOutcome = Outcome<{ readonly email: string }, 'token'>;

interface Input {
  /** Token of the link in the mail; '' without one. */
  readonly token: string;
}
interface Context extends Input {
  readonly email: string;
  /** Why it failed, and what to do. */
  readonly problem: string | null;
}

const initialContext = ({ input }: { input: Input }): Context => ({ ...input, email: '', problem: null });
const tokenOf = ({ context: { token } }: { context: Context }): Input => ({ token });

export const accountRestoringMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { type: 'restore.requested' },
    emitted: {} as { type: 'session.ended' },
    tags: {} as 'busy',
    children: {} as { restoreAccount: 'restoreAccount' },
  },
  actors: { restoreAccount: unprovided<RestoreOutcome, Input>('restoreAccount') },
  actions: {
    rememberEmail: assign((_, outcome: RestoreOutcome) =>
      outcome.kind === 'ok' ? { email: outcome.value.email, problem: null } : {},
    ),
    rememberProblem: assign((_, outcome: RestoreOutcome) => {
      const [refusal] = fieldErrorsOf(outcome).token ?? [];
      return { problem: refusal ?? failureMessage(outcome, messages.unexpected) };
    }),
    rememberDefect: assign({ problem: messages.unexpected }),
    endSession: emit({ type: 'session.ended' }),
  },
  guards: {
    isOk: isKind('ok'),
    isInvalid: isKind('invalid'),
  },
}).createMachine({
  id: 'accountRestoring',
  description:
    'The link in the mail about a new email address or password: the member takes the change back.',
  context: initialContext,
  initial: 'asking',
  states: {
    asking: {
      description: 'Mail programs open links by themselves, so the member presses a button.',
      on: { 'restore.requested': { target: 'restoring' } },
    },
    restoring: {
      tags: ['busy'],
      invoke: {
        id: 'restoreAccount',
        src: 'restoreAccount',
        input: tokenOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'restored',
            actions: [{ type: 'rememberEmail', params: outputOf }, 'endSession'],
          },
          {
            guard: { type: 'isInvalid', params: outputOf },
            target: 'refused',
            actions: { type: 'rememberProblem', params: outputOf },
          },
          { target: 'asking', actions: { type: 'rememberProblem', params: outputOf } },
        ],
        onError: { target: 'asking', actions: 'rememberDefect' },
      },
    },
    restored: {
      description: 'Everybody is signed out; a new password is the next step.',
      type: 'final',
    },
    refused: {
      description: 'The link was used before, or its time is over.',
      type: 'final',
    },
  },
});
