import { type Letter, productName } from './letter.ts';

/** Reports a sign-in that passed the first step and failed at the second. */
export const failedStepsLetter = ({ to }: { readonly to: string }): Letter => ({
  to,
  subject: `Someone tried to sign in to your ${productName} account`,
  preview: 'They didn’t get in. If it wasn’t you, set a new password.',
  parts: [
    'Someone just passed the first step of signing in to your account (your password, Google, or Facebook) and then failed the second step several times. They didn’t get in.',
    'Was it you? You don’t need to do anything. If your phone or passkey isn’t at hand, a recovery code gets you in.',
    'Not you? Someone may know your password. Set a new one with “Forgot password” on the sign-in page, and don’t use it anywhere else.',
  ],
  reason: `You got this email because two-step sign-in is on for the ${productName} account with this address.`,
});
