/** Longest side in pixels; the server shows none larger. */
const longestSide = 1600;
/** Up to here a file is sent as it is; a line of a slow phone takes it in some seconds. */
const smallEnough = 600 * 1024;
const quality = 0.88;

/** Drawings and moving pictures are sent as they are. */
const shrinkable = ['image/jpeg', 'image/png'];

async function drawSmaller(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, file.type, quality));
  } finally {
    bitmap.close();
  }
}

/**
 * A large photo as small as it will be shown, so that it is sent in seconds and without what the camera wrote into
 * it. Where the device cannot do that, the file as it was.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= smallEnough || !shrinkable.includes(file.type)) return file;
  const smaller = await drawSmaller(file).catch(() => null);
  return smaller !== null && smaller.type === file.type && smaller.size < file.size ? smaller : file;
}
