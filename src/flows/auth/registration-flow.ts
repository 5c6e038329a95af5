import { registrationMachine } from '#machines/auth/registration.machine.ts';
import { register, signIn } from './credential-calls.ts';

export const registrationFlow = registrationMachine.provide({ actors: { register, signIn } });
