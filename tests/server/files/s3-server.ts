import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const secret = 'secret-of-the-bucket';
export const bucket = 'pictures';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature Version 4 as in the S3 reference, computed from the received request. */
function signatureOf({ method = '', url = '', headers }: IncomingMessage): string {
  const [, scope = '', signed = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const canonical = [
    method,
    url,
    '',
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const [date = '', region = '', service = '', end = ''] = scope.split('/');
  const key = [date, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

const failure = (status: number, code: string) => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>secret-name</Message></Error>`,
});
type Failure = ReturnType<typeof failure>;

export interface S3Server {
  /** Values for S3_*. */
  readonly config: {
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  readonly files: Map<string, { readonly bytes: Buffer; readonly type: string | undefined }>;
  /** Sets the status of the next calls; `hang`: no response. */
  readonly failNext: (status: number | 'hang', code?: string, times?: number) => void;
  readonly calls: string[];
  readonly close: () => Promise<void>;
}

/** A server that stores objects in memory and refuses requests with an invalid signature. */
export async function startS3Server(): Promise<S3Server> {
  const files: S3Server['files'] = new Map();
  const planned: (Failure | 'hang')[] = [];
  const calls: string[] = [];

  async function handleRequest(request: IncomingMessage, bytes: Buffer): Promise<Failure | Buffer> {
    const { method, url = '', headers } = request;
    const signature = /Signature=(\w+)/.exec(headers.authorization ?? '')?.[1];
    if (signature !== signatureOf(request)) return failure(403, 'SignatureDoesNotMatch');
    if (!url.startsWith(`/${bucket}/`)) return failure(404, 'NoSuchBucket');
    if (method === 'PUT') {
      if (headers['x-amz-content-sha256'] !== sha256(bytes)) return failure(400, 'XAmzContentSHA256Mismatch');
      files.set(url, { bytes, type: headers['content-type'] });
      return Buffer.alloc(0);
    }
    if (method === 'DELETE') {
      files.delete(url);
      return Buffer.alloc(0);
    }
    return files.get(url)?.bytes ?? failure(404, 'NoSuchKey');
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    calls.push(`${request.method} ${request.url}`);
    const bytes = await buffer(request);
    const plan = planned.shift();
    if (plan === 'hang') return;
    const result = plan ?? (await handleRequest(request, bytes));
    if (Buffer.isBuffer(result)) response.end(result);
    else response.writeHead(result.status, { 'content-type': 'application/xml' }).end(result.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-test-1',
      bucket,
      accessKeyId: 'key-id',
      secretAccessKey: secret,
    },
    files,
    calls,
    failNext: (status, code = 'Failed', times = 1) => {
      planned.push(
        ...Array<Failure | 'hang'>(times).fill(status === 'hang' ? 'hang' : failure(status, code)),
      );
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
