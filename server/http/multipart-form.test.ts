import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createFormReader } from './multipart-form.ts';

const schema = {
  properties: { rating: { type: 'integer' }, comment: { type: 'string' }, file: { format: 'binary' } },
};

/** A form request of a member, with only the parts that the parser reads. */
function arriving(userId: string) {
  const payload = new PassThrough();
  const request = {
    member: { userId },
    headers: { 'content-type': 'multipart/form-data; boundary=e' },
    routeOptions: { schema: { body: { content: { 'multipart/form-data': { schema } } } } },
  };
  return {
    payload,
    request: request as unknown as FastifyRequest,
    read: (reader: ReturnType<typeof createFormReader>) =>
      reader(request as unknown as FastifyRequest, payload as unknown as IncomingMessage),
  };
}
const field = (name: string, text: string) =>
  `--e\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const end = '--e--\r\n';

test('texts, integers and files are parsed by the contract, however the body is chunked', async () => {
  const { payload, read } = arriving('a');
  const reading = read(createFormReader());
  const file = '--e\r\nContent-Disposition: form-data; name="file"; filename="../a.png"\r\n\r\nbytes\r\n';
  for (const byte of `${field('rating', '4')}${field('comment', '17')}${file}${end}`) payload.write(byte);
  payload.end();
  const { file: blob, ...texts } = await reading;
  expect(texts).toEqual({ rating: 4, comment: '17' });
  expect(await (blob as unknown as Blob).text()).toBe('bytes');
});

test('a client that disconnects in the middle ends the parsing', async () => {
  const { payload, read } = arriving('a');
  const reading = read(createFormReader());
  payload.write(field('comment', 'half'));
  payload.destroy();
  await expect(reading).rejects.toMatchObject({ statusCode: 400 });
});

test('four forms of one member are parsed at a time, 24 in all; an ended one frees its place', async () => {
  const reader = createFormReader();
  const forms = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((userId) =>
    [1, 2, 3, 4].map(() => {
      const form = arriving(userId);
      return { ...form, reading: form.read(reader) };
    }),
  );
  await expect(arriving('a').read(reader)).rejects.toMatchObject({ statusCode: 429 });
  await expect(arriving('g').read(reader)).rejects.toMatchObject({ statusCode: 503 });
  forms[0]?.payload.end(end);
  await forms[0]?.reading;
  const next = arriving('a');
  const reading = next.read(reader);
  for (const { payload } of [next, ...forms.slice(1)]) payload.end(field('comment', 'x') + end);
  await expect(reading).resolves.toEqual({ comment: 'x' });
  await Promise.all(forms.map((form) => form.reading));
});
