import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { SocialSignInFailure } from '#server/context/social-provider.ts';

/** Sanitizes an error code of another server for the log. */
const word = (text: unknown) => (typeof text === 'string' && /^[\w.-]{1,60}$/.test(text) ? text : 'unnamed');

const isBusy = (status: number) => status >= 500 || status === 429;

/** Maps errors to SocialSignInFailure. */
export function socialFailure(error: unknown): SocialSignInFailure {
  if (error instanceof SocialSignInFailure) return error;
  if (error instanceof AuthorizationResponseError) {
    const said = word(error.error);
    if (said === 'access_denied') return new SocialSignInFailure('declined', said);
    const isDown = said === 'server_error' || said === 'temporarily_unavailable';
    return new SocialSignInFailure(isDown ? 'unavailable' : 'failed', said);
  }
  if (error instanceof ResponseBodyError) {
    const said = word(error.error);
    return new SocialSignInFailure(said === 'invalid_grant' ? 'expired' : 'failed', said);
  }
  if (error instanceof ClientError) {
    const answer = error.cause;
    if (answer instanceof Response)
      return new SocialSignInFailure(isBusy(answer.status) ? 'unavailable' : 'failed', `${answer.status}`);
    const isLate = error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT';
    return new SocialSignInFailure(isLate ? 'unavailable' : 'failed', word(error.code));
  }
  // fetch() throws a TypeError for a network failure, and a TimeoutError for a timeout.
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
    return new SocialSignInFailure('unavailable', 'network');
  return new SocialSignInFailure('failed', 'unknown');
}
