import type { FastifyRequest } from 'fastify';

export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding']?.toString() ?? '');
