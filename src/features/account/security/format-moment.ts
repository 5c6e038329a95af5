import { deviceTexts as texts } from '../texts/security.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** In the member's time zone. */
export const formatMoment = (at: string): string => moment.format(new Date(at));
export const formatDayOf = (at: string): string => day.format(new Date(at));

/** Device and network of a session: `Chrome on Windows, network 203.0.x.x`. */
export const describeDevice = (device: string | null, network: string | null): string =>
  [device ?? texts.unknownDevice, ...(network === null ? [] : [texts.network(network)])].join(', ');
