import type { FastifyRequest } from 'fastify';
import { errorFacts } from '#server/log.ts';
import { metrics } from '#server/metrics.ts';
import { routeName } from './log-requests.ts';

const minuteMs = 60_000;
const maxKinds = 500;

/**
 * Logs each failure as one line: the first of its kind in a minute with its stack, the others with how often it has
 * happened since, so that an outage doesn't fill the disk.
 */
export function createFailureLog(clock: () => number = () => performance.now()) {
  const kinds = new Map<string, { readonly since: number; again: number }>();
  return (request: FastifyRequest, error: unknown, status: number): void => {
    const route = routeName(request);
    const { stack, ...facts } = errorFacts(error);
    metrics.count('kindfare_errors_total', { cause: facts.code ?? facts.type });
    const kind = [route, facts.type, facts.code, stack?.split('\n', 1)[0]].join(' ');
    const known = kinds.get(kind);
    if (known !== undefined && clock() - known.since < minuteMs) {
      known.again += 1;
      request.log.error({ err: facts, route, status, again: known.again }, 'failed');
      return;
    }
    if (kinds.size >= maxKinds) kinds.clear();
    kinds.set(kind, { since: clock(), again: 0 });
    request.log.error({ err: error, route, status }, 'failed');
  };
}
