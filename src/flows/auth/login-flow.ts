import { loginMachine } from '#machines/auth/login.machine.ts';
import { signIn } from './credential-calls.ts';
import { forgetTokens } from './session-flow.ts';

export const loginFlow = loginMachine.provide({ actors: { signIn, forgetTokens } });
