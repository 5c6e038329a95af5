import { nameOrEmpty } from './display-name.ts';

/** Public name of a review's author: first name and last initial, `Mary S.`; `A member` without a name. */
export function shortName(name: string): string {
  const [first, ...others] = nameOrEmpty(name).split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  if (!first) return 'A member';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
