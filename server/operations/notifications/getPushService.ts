import type { Handler } from '#server/context.ts';

export const getPushService: Handler<'getPushService'> = async ({ push }) => ({ data: await push.service() });
