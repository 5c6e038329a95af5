import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '#server/config.ts';
import { fileName, type Storage, StorageError } from '#server/context/storage.ts';

/** Timeout of a call in milliseconds, retries included. */
const timeoutMs = 10_000;
/** Retries after a 429 or 5xx, with back-off. */
const retries = 2;

type Options = Pick<RequestInit, 'method'> & {
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Reads the error code of S3's XML; the rest may contain names that must not be logged. */
const codeIn = (text: string) => /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1] ?? '';

async function refusalOf(response: Response): Promise<StorageError | 'noSuchFile'> {
  const code = codeIn(await response.text().catch(() => ''));
  if (response.status === 404 && code !== 'NoSuchBucket') return 'noSuchFile';
  const isFull = response.status === 507 || /Full$|QuotaExceeded/.test(code);
  const message = `S3 responded with ${response.status}${code === '' ? '' : ` ${code}`}.`;
  return new StorageError(isFull ? 'full' : 'gone', message);
}

/** Files in a bucket of S3 or a compatible server, with path-style URLs. */
export function createS3Storage(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: NonNullable<Config['s3']>,
  timeout = timeoutMs,
): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;

  /** Null for a missing file. */
  async function call(name: string, options: Options): Promise<Uint8Array | null> {
    if (!fileName.test(name)) throw new Error('This is no name of a file in storage.');
    const { method = 'GET', body, headers = {} } = options;
    const init = { method, headers, signal: AbortSignal.timeout(timeout), redirect: 'manual' } as const;
    try {
      const response = await client.fetch(`${base}/${name}`, body === undefined ? init : { ...init, body });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      const refusal = await refusalOf(response);
      if (refusal === 'noSuchFile') return null;
      throw refusal;
    } catch (error) {
      if (error instanceof StorageError) throw error;
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      throw new StorageError('gone', isSlow ? 'S3 did not respond in time.' : 'S3 cannot be reached.', error);
    }
  }

  return {
    put: async (name, bytes) => {
      const body = new Uint8Array(bytes);
      const headers = {
        'content-type': 'image/webp',
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      };
      const stored = await call(name, { method: 'PUT', body, headers });
      if (stored === null) throw new StorageError('gone', 'S3 knows no such bucket.');
    },
    get: (name) => call(name, {}),
    remove: async (name) => {
      await call(name, { method: 'DELETE' });
    },
  };
}
