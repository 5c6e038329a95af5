import { type ActorRefFrom, createActor, type SnapshotFrom, waitFor } from 'xstate';
import { entryMessages } from '#domain/message/entry-messages.ts';
import type { SignedIn } from '#machines/auth/credentials.ts';
import {
  type ArrivalResumed,
  type NavigationRequested,
  successToast,
  type ToastRequested,
  type UserRefreshed,
} from '#machines/shared/announcements.ts';
import { sheetsMachine } from '#machines/shell/sheets.machine.ts';
import type { Question } from '#machines/shell/sheets-events.ts';
import { onSessionEnded } from '#src/api/renew-token.ts';
import { onSessionChangedInOtherTab } from '#src/api/token-store.ts';
import { appFlows as texts } from '#src/flows/texts.ts';
import { logoutFlow } from './auth/logout-flow.ts';
import { sessionFlow } from './auth/session-flow.ts';
import { settingsFlow } from './shell/settings-flow.ts';

/** A button on a toast. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Side effects that machines may request. */
export interface AppEffects {
  readonly toast: (toast: ToastRequested, action?: ToastAction) => void;
  readonly navigate: (navigation: NavigationRequested) => void;
}

/** Asked before a logout; the choice is sent to the logout machine. */
export const logoutQuestion: Question = { id: 'logout', text: entryMessages.logOutQuestion };

type ForSession = SignedIn | UserRefreshed | ArrivalResumed;
type Announcement = ToastRequested | NavigationRequested | ForSession | { readonly type: string };

/** The app-wide machines. Nothing runs before `start`. */
export interface AppFlows {
  readonly session: ActorRefFrom<typeof sessionFlow>;
  readonly settings: ActorRefFrom<typeof settingsFlow>;
  readonly logout: ActorRefFrom<typeof logoutFlow>;
  readonly sheets: ActorRefFrom<typeof sheetsMachine>;
  /** Handles an emitted event: a toast, a navigation, a session or a change to it. */
  readonly announce: (announcement: Announcement) => void;
  /** Shows a toast with an undo button. */
  readonly offerUndo: (message: string, undo: () => void) => void;
  /** Starts them; returns a function that stops them. */
  readonly start: () => () => void;
}

const isToast = (announcement: Announcement): announcement is ToastRequested =>
  announcement.type === 'toast.requested';
const isNavigation = (announcement: Announcement): announcement is NavigationRequested =>
  announcement.type === 'navigation.requested';
const forSession: readonly string[] = ['session.signedIn', 'user.refreshed', 'arrival.resumed'];
const isForSession = (announcement: Announcement): announcement is ForSession =>
  forSession.includes(announcement.type);

export function createAppFlows(effects: AppEffects): AppFlows {
  const session = createActor(sessionFlow, { systemId: 'session' });
  const settings = createActor(settingsFlow, { systemId: 'settings' });
  const logout = createActor(logoutFlow, { systemId: 'logout' });
  const sheets = createActor(sheetsMachine, { systemId: 'sheets' });

  const announce = (announcement: Announcement) => {
    if (isToast(announcement)) effects.toast(announcement);
    else if (isNavigation(announcement)) effects.navigate(announcement);
    else if (isForSession(announcement)) session.send(announcement);
    else if (announcement.type === 'session.loggedOut') session.send({ type: 'session.loggedOut' });
  };

  const offerUndo = (message: string, undo: () => void) =>
    effects.toast(successToast(message), { label: texts.undo, run: undo });

  const respond = (id: string, type: 'logout.confirmed' | 'logout.declined') => {
    if (id === logoutQuestion.id) logout.send({ type });
  };

  const start = () => {
    const stops = [
      session.on('*', announce).unsubscribe,
      logout.on('*', announce).unsubscribe,
      sheets.on('question.accepted', ({ id }) => respond(id, 'logout.confirmed')).unsubscribe,
      sheets.on('question.declined', ({ id }) => respond(id, 'logout.declined')).unsubscribe,
      onSessionChangedInOtherTab(() => session.send({ type: 'session.changedElsewhere' })),
      onSessionEnded(() => session.send({ type: 'session.expired' })),
    ];
    for (const actor of [session, settings, logout, sheets]) actor.start();
    return () => {
      for (const stop of stops) stop();
      for (const actor of [session, settings, logout, sheets]) actor.stop();
    };
  };

  return { session, settings, logout, sheets, announce, offerUndo, start };
}

export type SessionSnapshot = SnapshotFrom<typeof sessionFlow>;

/** Waits until the session is settled, that is, known to be a guest's or a member's. */
export const settledSession = (flows: AppFlows, signal: AbortSignal): Promise<SessionSnapshot> =>
  waitFor(flows.session, (snapshot) => !snapshot.hasTag('undecided'), {
    signal,
    timeout: Number.POSITIVE_INFINITY,
  });
