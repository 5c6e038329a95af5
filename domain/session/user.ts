import type { components } from '#contract/api.ts';

/** The signed-in user, as returned by the current-user operation. */
export type User = components['schemas']['User'];
