import { isIPv6 } from 'node:net';

/** The address that limits are counted by: for IPv6 the /64, which one subscriber has. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const filled = plain.includes('::')
    ? [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
    : first;
  return filled
    .slice(0, 4)
    .map((part) => part.padStart(4, '0'))
    .join(':');
}
