import { composeLetter, productName } from './letter.ts';
import type { Mail } from './mail-sender.ts';

/** Reports a sign-in that passed the first step and failed at the second. */
export const composeFailedStepsMail = (to: string): Mail =>
  composeLetter({
    to,
    subject: `Somebody tried to sign in to your ${productName} account`,
    before: [
      'Hello,',
      'somebody has just passed the first step of signing in to your account, your password or Google or Facebook, and then failed at the second step several times. Nobody got in.',
    ],
    code: null,
    after: [
      'Was it you? Then there is nothing to do. A recovery code gets you in when your phone or passkey isn’t at hand.',
      'Was it not you? Then somebody may know your password. Set a new one with “Forgot password” on the sign-in page, and use it nowhere else.',
    ],
  });
