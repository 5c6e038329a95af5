import sharp, { type Sharp } from 'sharp';

/** A picture of one color. */
export const plain = (width: number, height: number, background = '#f08000'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

export const png = (width = 300, height = 200) => plain(width, height).png().toBuffer();
export const jpeg = (width = 300, height = 200) => plain(width, height).jpeg().toBuffer();

/** Left half red, right half blue, rotated by its metadata so that red is on top; with GPS position and camera. */
export async function turnedPhoto(): Promise<Buffer> {
  const right = await plain(400, 400, '#0000ff').png().toBuffer();
  return plain(800, 400, '#ff0000')
    .composite([{ input: right, left: 400, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera of Mary' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Two frames: the first is green. */
export const animatedGif = async () =>
  sharp(await Promise.all(['#00ff00', '#ff00ff'].map((color) => plain(64, 64, color).png().toBuffer())), {
    join: { animated: true },
  })
    .gif({ delay: [100, 100] })
    .toBuffer();

export const drawing = (inside = '') =>
  `<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">` +
  `<rect width="40" height="20" fill="#00ff00"/>${inside}</svg>`;

/** Red, green and blue of the pixel. */
export async function pixel(picture: Buffer, left: number, top: number): Promise<readonly number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

export const facts = async (picture: Buffer) => {
  const { format, width, height, pages, exif, icc, xmp, orientation } = await sharp(picture).metadata();
  return { format, width, height, pages, hasMetadata: Boolean(exif ?? icc ?? xmp ?? orientation) };
};
