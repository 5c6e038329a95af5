/** Longest side in pixels; the server never shows larger pictures. */
const maxSidePixels = 1600;
/** Smaller files are sent unchanged; even a slow connection uploads them in seconds. */
const maxUnchangedBytes = 600 * 1024;
const quality = 0.88;

/** Vector graphics and animations are sent unchanged. */
const shrinkable = ['image/jpeg', 'image/png'];

async function drawSmaller(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, maxSidePixels / Math.max(bitmap.width, bitmap.height));
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
 * Resizes a large photo to the size it is shown at, which also removes its EXIF data. Returns the original file if
 * the browser cannot do that.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= maxUnchangedBytes || !shrinkable.includes(file.type)) return file;
  const smaller = await drawSmaller(file).catch(() => null);
  return smaller !== null && smaller.type === file.type && smaller.size < file.size ? smaller : file;
}
