import { loginMachine } from '#machines/auth/login.machine.ts';
import { signIn } from './credential-calls.ts';
import { clearStoredTokens } from './session-flow.ts';

export const loginFlow = loginMachine.provide({ actors: { signIn, clearStoredTokens } });
