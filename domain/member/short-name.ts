import { nameOrEmpty } from './display-name.ts';

/** A review's author for everybody's eyes: first name and initial of the last, `Mary S.`; `A member` without a name. */
export function shortName(name: string): string {
  const [first, ...others] = nameOrEmpty(name).split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  if (!first) return 'A member';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
