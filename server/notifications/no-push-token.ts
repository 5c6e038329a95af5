import { notFound } from '#server/errors.ts';

export const noPushToken = () => notFound('This device is not registered.');
