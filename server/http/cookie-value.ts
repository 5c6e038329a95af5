import type { FastifyRequest } from 'fastify';

/** The value of the cookie; null without one, and for several, of which none can be trusted. */
export function cookieValue(request: FastifyRequest, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const values = pairs.filter(([key]) => key === name).map(([, value = '']) => value);
  return values.length === 1 ? (values[0] ?? null) : null;
}
