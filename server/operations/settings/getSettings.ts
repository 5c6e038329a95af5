import type { Handler } from '#server/context.ts';
import { publicSettings } from '#server/settings/public-settings.ts';

export const getSettings: Handler<'getSettings'> = async (context, { address }) => ({
  data: await publicSettings(context, address),
});
