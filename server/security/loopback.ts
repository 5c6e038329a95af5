import { isIPv4 } from 'node:net';

/** Whether a network address is this machine's own. */
export const isLoopbackAddress = (address: string) => {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
};

/** Whether a host, with or without a port, is a name of this machine. */
export function isLoopbackName(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
}
