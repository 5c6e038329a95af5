import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { addMs } from '#server/security/lifetimes.ts';

const timeoutMs = 5_000;
const dayMs = 24 * 60 * 60 * 1000;
/** Automatic renewal replaces a certificate of 90 days 30 days ahead; with fewer left it has failed for a while. */
const minDaysLeft = 14;

interface CheckedAddress {
  readonly origin: string;
  readonly now: Date;
  /** Certificate authorities to trust instead of the usual ones. */
  readonly authorities?: string;
}

/** The TLS certificate of a public address: trusted, for this name, and not about to expire. Throws a sentence otherwise. */
export async function checkCertificate({ origin, now, authorities }: CheckedAddress): Promise<string> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(port || 443),
    // an IP address has no server name
    ...(isIP(host) === 0 && { servername: host }),
    // what is wrong with the certificate is read below
    rejectUnauthorized: false,
    timeout: timeoutMs,
    ...(authorities !== undefined && { ca: authorities }),
  });
  socket.on('timeout', () => socket.destroy(new Error(`${host} doesn’t respond.`)));
  try {
    await once(socket, 'secureConnect');
    const endsAt = new Date(socket.getPeerCertificate().valid_to);
    const end = endsAt.toISOString().slice(0, 10);
    if (endsAt <= now) throw new Error(`It expired on ${end}: renew it.`);
    if (!socket.authorized) throw new Error(`Browsers don’t trust it (${socket.authorizationError}).`);
    if (endsAt < addMs(now, minDaysLeft * dayMs))
      throw new Error(`It expires on ${end}: see why it isn’t renewed.`);
    return `Valid until ${end}.`;
  } finally {
    socket.destroy();
  }
}
