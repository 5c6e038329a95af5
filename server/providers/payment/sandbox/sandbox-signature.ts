import { PaymentFailure, webhookWindowSeconds } from '#server/context/payment.ts';
import { isSameMac, type Secrets } from '#server/security/secrets.ts';

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
const macOf = (secrets: Pick<Secrets, 'mac'>, time: string, body: string) =>
  secrets.mac('sandbox webhook', time, body);

/** Signature header: timestamp and HMAC. */
export function signWebhook(secrets: Pick<Secrets, 'mac'>, body: string, now: Date): string {
  const time = String(inSeconds(now));
  return `t=${time},v1=${macOf(secrets, time, body)}`;
}

/** Throws `refused` unless signature and time window are valid. */
export function checkWebhook(
  secrets: Pick<Secrets, 'mac'>,
  body: string,
  signature: string,
  now: Date,
): void {
  const [, time = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (mac === '' || !isSameMac(mac, macOf(secrets, time, body)))
    throw new PaymentFailure('refused', 'signature');
  if (Math.abs(inSeconds(now) - Number(time)) > webhookWindowSeconds)
    throw new PaymentFailure('refused', 'signed too long ago');
}
