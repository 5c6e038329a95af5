const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  { name: 'year', ms: 365 * day },
  { name: 'month', ms: 30 * day },
  { name: 'week', ms: 7 * day },
  { name: 'day', ms: day },
  { name: 'hour', ms: hour },
  { name: 'minute', ms: minute },
] as const;

/** How long ago, in the largest whole unit: `2 hours ago`; `just now` below a minute and for what lies ahead. */
export function timeAgo(then: Date, now: Date): string {
  const ms = now.getTime() - then.getTime();
  const unit = units.find((it) => ms >= it.ms);
  if (unit === undefined) return 'just now';
  const count = Math.floor(ms / unit.ms);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}
