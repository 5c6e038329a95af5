import type { Place } from '#domain/session/place.ts';

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
