import { firstName } from '#domain/member/display-name.ts';

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** `Good morning, Ada` by the local hour of `now`: morning up to 11:59, afternoon up to 17:59; no name, no comma. */
export function greeting(now: Date, name: string | null | undefined = null): string {
  const first = firstName(name);
  return `Good ${partOfDay(now.getHours())}${first === '' ? '' : `, ${first}`}`;
}
