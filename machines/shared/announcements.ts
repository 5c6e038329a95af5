import type { Place } from '#domain/session/place.ts';
import type { User } from '#domain/session/user.ts';

/** Requests a toast. */
export interface ToastRequested {
  readonly type: 'toast.requested';
  readonly tone: 'success' | 'error';
  readonly message: string;
}

/** Requests a navigation. Places are names; src/app maps them to paths. */
export interface NavigationRequested {
  readonly type: 'navigation.requested';
  readonly place: Place;
}

/** Notifies the session that the user has changed. */
export interface UserRefreshed {
  readonly type: 'user.refreshed';
  readonly user: User;
}

/**
 * Notifies the session that a required step, such as the verification, is done: the user is fetched again, and the
 * steps after the sign-in continue.
 */
export interface ArrivalResumed {
  readonly type: 'arrival.resumed';
}

export const errorToast = (message: string): ToastRequested => ({
  type: 'toast.requested',
  tone: 'error',
  message,
});

export const successToast = (message: string): ToastRequested => ({
  type: 'toast.requested',
  tone: 'success',
  message,
});

export const navigationTo = (place: Place): NavigationRequested => ({ type: 'navigation.requested', place });
