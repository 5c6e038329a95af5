import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { SocialSignInFailure } from '#server/context/social-provider.ts';

/** Sanitizes an error code of another server for the log. */
const errorCode = (text: unknown) =>
  typeof text === 'string' && /^[\w.-]{1,60}$/.test(text) ? text : 'unnamed';

const isBusy = (status: number) => status >= 500 || status === 429;

/** Maps errors to SocialSignInFailure. */
export function socialFailure(error: unknown): SocialSignInFailure {
  if (error instanceof SocialSignInFailure) return error;
  if (error instanceof AuthorizationResponseError) {
    const code = errorCode(error.error);
    if (code === 'access_denied') return new SocialSignInFailure('declined', code);
    const isUnavailable = code === 'server_error' || code === 'temporarily_unavailable';
    return new SocialSignInFailure(isUnavailable ? 'unavailable' : 'failed', code);
  }
  if (error instanceof ResponseBodyError) {
    const reported = errorCode(error.error);
    return new SocialSignInFailure(reported === 'invalid_grant' ? 'expired' : 'failed', reported);
  }
  if (error instanceof ClientError) {
    const response = error.cause;
    if (response instanceof Response)
      return new SocialSignInFailure(
        isBusy(response.status) ? 'unavailable' : 'failed',
        `${response.status}`,
      );
    const isTimeout = error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT';
    return new SocialSignInFailure(isTimeout ? 'unavailable' : 'failed', errorCode(error.code));
  }
  // fetch() throws a TypeError for a network failure, and a TimeoutError for a timeout.
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
    return new SocialSignInFailure('unavailable', 'network');
  return new SocialSignInFailure('failed', 'unknown');
}
