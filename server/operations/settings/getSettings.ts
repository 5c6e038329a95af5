import type { OperationAnswer } from '#contract/operations.ts';
import type { Handler } from '#server/context.ts';
import { findSettings } from '#server/queries/settings.ts';

type Settings = OperationAnswer<'getSettings'>['data'];

/** The settings are checked against the contract when they are written, so they are sent as they stand. */
export const getSettings: Handler<'getSettings'> = async ({ db }) => ({
  data: (await findSettings(db)) as Settings,
});
