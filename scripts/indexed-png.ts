/** Makes a picture small enough for the repository: at most 256 colours, one byte for each pixel. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue by row, without gaps. */
  readonly rgb: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function* chunksOf(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

const nearestOf = (left: number, up: number, corner: number) => {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
};

/** What a filter adds to a byte, by its number in the PNG specification, section 9. */
const predictions: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  nearestOf,
];

/** Reads a PNG of 8 bits a channel with or without alpha, not interlaced: what Chromium writes. */
function readPng(png: Buffer): Pixels {
  const chunks = [...chunksOf(png)];
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  const channels = head?.[9] === 6 ? 4 : head?.[9] === 2 ? 3 : 0;
  if (head?.[8] !== 8 || channels === 0 || head[12] !== 0) throw new Error('This PNG cannot be read.');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const raw = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  const line = width * channels;
  const plain = new Uint8Array(line * height);
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const predict = predictions[raw[y * (line + 1)] ?? 0] ?? (() => 0);
    for (let x = 0; x < line; x += 1) {
      const at = y * line + x;
      const left = x < channels ? 0 : (plain[at - channels] ?? 0);
      const up = y === 0 ? 0 : (plain[at - line] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (plain[at - line - channels] ?? 0);
      plain[at] = (raw[y * (line + 1) + 1 + x] ?? 0) + predict(left, up, corner);
    }
  }
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1)
      rgb[pixel * 3 + channel] = plain[pixel * channels + channel] ?? 0;
  return { width, height, rgb };
}

interface Colour {
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly count: number;
}

const channelOf = ({ rgb }: Colour, channel: number) => rgb[channel] ?? 0;

/** The channel in which a box of colours is widest, and how much there is to gain by cutting it there. */
function widest(box: readonly Colour[]): { channel: number; gain: number } {
  const spans = [0, 1, 2].map((channel) => {
    const values = box.map((colour) => channelOf(colour, channel));
    return Math.max(...values) - Math.min(...values);
  });
  const channel = spans.indexOf(Math.max(...spans));
  const weight = box.reduce((sum, { count }) => sum + count, 0);
  return { channel, gain: (spans[channel] ?? 0) * Math.sqrt(weight) };
}

/** Median cut: the box that gains most is halved by the number of its pixels, until there are enough boxes. */
function boxesOf(colours: readonly Colour[], most: number): Colour[][] {
  const boxes = [[...colours]];
  while (boxes.length < most) {
    const ranked = boxes.map((box, place) => ({ place, ...widest(box) })).toSorted((a, b) => b.gain - a.gain);
    const [best] = ranked;
    if (!best || best.gain === 0) break;
    const box = (boxes[best.place] ?? []).toSorted(
      (a, b) => channelOf(a, best.channel) - channelOf(b, best.channel),
    );
    const half = box.reduce((sum, { count }) => sum + count, 0) / 2;
    let cut = 0;
    for (let seen = 0; cut < box.length - 1 && seen < half; cut += 1) seen += box[cut]?.count ?? 0;
    boxes.splice(best.place, 1, box.slice(0, Math.max(1, cut)), box.slice(Math.max(1, cut)));
  }
  return boxes;
}

function meanOf(box: readonly Colour[]): number[] {
  const weight = box.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2].map((channel) =>
    Math.round(box.reduce((sum, colour) => sum + channelOf(colour, channel) * colour.count, 0) / weight),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The same picture with a palette. */
export function toIndexedPng(png: Buffer): Buffer {
  const { width, height, rgb } = readPng(png);
  const keyAt = (pixel: number) =>
    ((rgb[pixel * 3] ?? 0) << 16) | ((rgb[pixel * 3 + 1] ?? 0) << 8) | (rgb[pixel * 3 + 2] ?? 0);
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel += 1)
    counts.set(keyAt(pixel), (counts.get(keyAt(pixel)) ?? 0) + 1);
  const colours = [...counts].map(
    ([key, count]): Colour => ({ rgb: [key >> 16, (key >> 8) & 255, key & 255], count }),
  );
  const boxes = boxesOf(colours, 256);
  const placeOf = new Map(
    boxes.flatMap((box, place) =>
      box.map(({ rgb: [r, g, b] }) => [(r << 16) | (g << 8) | b, place] as const),
    ),
  );
  const lines = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    lines[pixel + Math.floor(pixel / width) + 1] = placeOf.get(keyAt(pixel)) ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(boxes.flatMap(meanOf))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
