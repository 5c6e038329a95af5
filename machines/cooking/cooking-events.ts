import type { CookingSession, CookingTimer } from '#domain/cooking/cooking-timers.ts';
import type { Outcome } from '../shared/outcome.ts';

export interface CookedInput {
  readonly recipeId: string;
  readonly servings: number;
  /** False: take it back. */
  readonly isCooked: boolean;
}
export type CookedOutcome = Outcome<null>;

export type CookingEvent =
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.opened'; step: number }
  /** Ticks the step off, or back on. */
  | { type: 'step.ticked'; step: number }
  | { type: 'timer.started'; timer: CookingTimer }
  | { type: 'timer.canceled'; id: string }
  | { type: 'ring.silenced' }
  | { type: 'cooking.finished' }
  | { type: 'cooking.resumed' }
  | { type: 'record.undone' }
  /** Another tab stored the session; null: the cooking ended there. */
  | { type: 'session.replaced'; session: CookingSession | null };

/** Asks src/flows to store the session on this device; null: to remove it. */
export interface CookingSessionChanged {
  readonly type: 'session.changed';
  readonly session: CookingSession | null;
}
