import type { Place } from '#domain/session/place.ts';
import type { User } from '#domain/session/user.ts';

/** Asks the app's one toast host to say something. */
export interface ToastRequested {
  readonly type: 'toast.requested';
  readonly tone: 'success' | 'error';
  readonly message: string;
}

/** Asks the router to go somewhere; places are names, the address is the router's business. */
export interface NavigationRequested {
  readonly type: 'navigation.requested';
  readonly place: Place;
}

/** Tells the session that the user has changed. */
export interface UserRefreshed {
  readonly type: 'user.refreshed';
  readonly user: User;
}

/**
 * Tells the session that what had to come first is done, like a verification: the user is fetched again, and
 * what follows a sign-in follows now.
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
