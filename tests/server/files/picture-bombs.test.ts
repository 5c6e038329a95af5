import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStorage } from '#server/providers/storage/folder-storage.ts';
import { file, form } from '#tests/server/accounts/forms.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { drawing, facts, jpeg, plain, png } from './pictures.ts';
import { temporaryFiles } from './temporary-files.ts';

let app: TestApp;
let token: string;
let recipe: string;
beforeAll(async () => {
  app = await startTestApp({ context: { storage: createFolderStorage(temporaryFiles()) } });
  ({ token } = await app.member());
  const body = { title: 'Soup', servings: 2, ingredients: ['500 g carrots'] };
  recipe = (await app.ok('createOwnRecipe', { token, body })).data.ref_id;
});
afterAll(() => app.close());

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
/** A picture with a further chunk before its pixels. */
async function pngWith(type: string, data: Uint8Array): Promise<Buffer> {
  const picture = await png(40, 20);
  const afterHeader = 8 + 25;
  return Buffer.concat([picture.subarray(0, afterHeader), chunk(type, data), picture.subarray(afterHeader)]);
}
const packed = () => deflateSync(Buffer.alloc(60_000_000));
const named = (head: string) => Buffer.concat([Buffer.from(`${head}\0\0`, 'latin1'), packed()]);

/** Sizes that the header of a JPEG claims. */
async function claiming(side: number): Promise<Buffer> {
  const picture = Buffer.from(await jpeg(40, 20));
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
  picture.writeUInt16BE(side, frame + 5);
  picture.writeUInt16BE(side, frame + 7);
  return picture;
}
function gifOf(frames: number, side: number): Buffer {
  const screen = Buffer.alloc(13);
  screen.write('GIF89a', 'latin1');
  screen.writeUInt16LE(side, 6);
  screen.writeUInt16LE(side, 8);
  screen[10] = 0x80;
  const colors = Buffer.from([0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([screen, colors, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}
/** Ten uses of what uses ten of what uses ten of it, without any entity. */
const nestedUses = drawing(
  `<defs><rect id="u0" width="1" height="1"/>${Array.from(
    { length: 12 },
    (_, n) => `<g id="u${n + 1}">${`<use href="#u${n}"/>`.repeat(10)}</g>`,
  ).join('')}</defs><use href="#u12"/>`,
);
const selfUse = drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>');
const nestedData = drawing(
  `<image href="data:image/svg+xml;base64,${Buffer.from(drawing('<image href="file:///etc/passwd"/>')).toString('base64')}" width="40" height="20"/>`,
);

const bombs: readonly (readonly [string, () => Promise<Uint8Array | string> | Uint8Array | string])[] = [
  ['a png whose comment unpacks to 60 MB', () => pngWith('zTXt', named('Comment'))],
  ['a png whose color profile unpacks to 60 MB', () => pngWith('iCCP', named('icc'))],
  [
    'a png of few pixels with far too many packed rows',
    async () => {
      const picture = await png(1, 1);
      const header = picture.subarray(0, 33);
      return Buffer.concat([header, chunk('IDAT', packed()), chunk('IEND', Buffer.alloc(0))]);
    },
  ],
  ['a jpeg that claims 65,500 pixels a side', () => claiming(65_500)],
  ['a gif that claims 65,535 pixels a side', () => gifOf(1, 65_535)],
  ['a gif of 200,000 frames', () => gifOf(200_000, 1)],
  ['a webp of 16,383 pixels a side', () => plain(16_383, 1_600).webp({ quality: 1, effort: 0 }).toBuffer()],
  ['a drawing of a billion uses', () => nestedUses],
  ['a drawing that uses itself', () => selfUse],
  ['a drawing within a drawing that names a file', () => nestedData],
  [
    'a drawing with a million of a million pixels',
    () => drawing().replace('width="40" height="20"', 'width="1e9" height="1e-9"'),
  ],
  [
    'a drawing with no size that is a number',
    () => drawing().replace('width="40" height="20"', 'width="NaN" height="-1"'),
  ],
];

test.each(bombs)(
  'SRV-21 SRV-52 EXT-22 %s is refused at its field or becomes a small picture',
  async (_, make) => {
    await app.db.deleteFrom('rate_limits').execute();
    const content = await make();
    const started = await form({ photo: file(content) });
    const responses = [
      await app.call('uploadPhoto', { token, ...started }),
      await app.call('uploadOwnRecipePhoto', { token, params: { id: recipe }, ...started }),
    ];
    for (const { status, body } of responses) {
      expect([200, 422]).toContain(status);
      if (status === 422) expect(body).toMatchObject({ errors: { photo: [expect.any(String)] } });
      const url = /"(\/files\/\w+\/[\w-]+\.webp)"/.exec(JSON.stringify(body))?.[1];
      if (url === undefined) continue;
      const stored = (await app.fastify.inject({ url })).rawPayload;
      expect(stored.length).toBeLessThan(200_000);
      expect((await facts(stored)).hasMetadata).toBe(false);
    }
  },
);
