import type { components } from '#contract/api.ts';

/** The signed-in user as the current-user call answers it. */
export type User = components['schemas']['User'];
