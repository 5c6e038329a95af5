import { notFound } from '#server/errors.ts';

export const noPushToken = () => notFound('This device isn’t registered.');
