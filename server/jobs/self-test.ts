import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { isLoopbackAddress, isLoopbackName } from '#server/security/loopback.ts';
import { proofOf, selfTestPath } from '#server/security/self-test-proof.ts';

type Parts = Pick<Context, 'config' | 'log' | 'secrets'>;

/** Milliseconds for each of the two requests. */
const deadline = 5_000;
/** From a range reserved for documentation. */
const inventedAddress = '203.0.113.77';

async function read(url: URL): Promise<{ status: number; text: string }> {
  const response = await fetch(url, {
    headers: { 'X-Forwarded-For': inventedAddress, Accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  });
  return { status: response.status, text: await response.text() };
}

function parsed(text: string): { proof?: unknown; address?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

const reasonOf = (error: unknown) => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? (error instanceof Error ? error.name : 'unknown');
};

/** Problems of the server as seen from outside at its public address; sentences for the operator, none if all is well. */
export async function publicProblems(origin: string, { config, secrets }: Parts): Promise<readonly string[]> {
  const nonce = randomBytes(16).toString('hex');
  const question = new URL(`${selfTestPath}?nonce=${nonce}`, origin);
  let response: Awaited<ReturnType<typeof read>>;
  try {
    response = await read(question);
  } catch (error) {
    return [
      `${origin} can't be reached from here (${reasonOf(error)}): check DNS, the proxy and its certificate.`,
    ];
  }
  const { proof, address } = parsed(response.text);
  if (proof !== proofOf(secrets, nonce))
    return [
      `${origin} is answered by another server (status ${response.status}): check PUBLIC_URL and the proxy.`,
    ];
  const outbox = await read(new URL('/outbox.json', origin)).catch(() => null);
  const isUnnamedProxy = config.trustedProxies.length === 0 && isLoopbackAddress(String(address));
  return [
    ...(origin.startsWith('https:')
      ? []
      : [
          `${origin} isn't encrypted: put a proxy with TLS in front, and set PUBLIC_URL to its https address.`,
        ]),
    ...(outbox?.status === 200
      ? [
          `Strangers can read the mail of members at ${origin}/outbox.json: set SMTP_URL, and NODE_ENV=production.`,
        ]
      : []),
    ...(address === inventedAddress
      ? [
          'The proxy passes on an X-Forwarded-For that a visitor invents, which lifts the rate limits: let it set the header to the address of the visitor.',
        ]
      : []),
    ...(isUnnamedProxy
      ? [
          "All visitors share the proxy's address and its rate limits: set TRUSTED_PROXIES to the address of the proxy, such as 127.0.0.1.",
        ]
      : []),
  ];
}

/** Requests its own PUBLIC_URL and logs the problems. Never throws. */
export async function selfTest(parts: Parts): Promise<void> {
  const { publicUrl } = parts.config;
  if (publicUrl === null || isLoopbackName(new URL(publicUrl).host)) return;
  const problems = await publicProblems(publicUrl, parts);
  for (const problem of problems) parts.log.warn(problem);
  if (problems.length === 0)
    parts.log.info(`Strangers reach this server at ${publicUrl}; no stand-in is open.`);
}
