import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';

type SocialSignInError = components['schemas']['SocialSignInError'];

/** What the browser brings back from another provider: a code for a session, or the reason why there is none. */
export type SocialReturn =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'refused'; readonly reason: SocialSignInError };

/** What is said for each reason, and what to do. */
const sentences: Readonly<Record<SocialSignInError, string>> = {
  declined: 'You did not finish the sign-in there. Try again, or use your e-mail.',
  no_email: 'We were told no e-mail address there. Sign in with your e-mail and a password.',
  email_in_use: 'There is already an account with this e-mail. Sign in with its password.',
  registration_closed: messages.registrationClosed,
  expired: 'That took too long. Please start the sign-in again.',
  too_many: 'Too many tries. Please wait some minutes.',
  unavailable: 'The other side does not answer. Please try again later, or use your e-mail.',
  failed: messages.somethingWrong,
};

const isReason = (text: string): text is SocialSignInError => Object.hasOwn(sentences, text);

/** Reads the query of the address the browser came back to. One without code and reason is a failure. */
export function socialReturnOf(query: URLSearchParams): SocialReturn {
  const code = query.get('code');
  if (code) return { kind: 'code', code };
  const reason = query.get('error') ?? '';
  return { kind: 'refused', reason: isReason(reason) ? reason : 'failed' };
}

export const socialFailureMessage = (reason: SocialSignInError): string => sentences[reason];
