/** What the server and the planning thread say to each other. */
import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';

export interface PlanRequest {
  readonly kind: 'plan';
  readonly id: number;
  readonly problem: PlanProblem;
}

export type PlanReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'outcome'; readonly id: number; readonly outcome: PlanOutcome }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

const isOfKind = (message: unknown, kinds: readonly string[]): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  typeof message.kind === 'string' &&
  kinds.includes(message.kind);

/** Node sends messages of its own over the same port, as with `--watch`: they are passed over. */
export const isPlanReply = (message: unknown): message is PlanReply =>
  isOfKind(message, ['ready', 'outcome', 'failed']);

export const isPlanRequest = (message: unknown): message is PlanRequest => isOfKind(message, ['plan']);
