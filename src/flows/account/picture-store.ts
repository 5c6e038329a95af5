const pictures = new Map<string, Blob>();

/** Stores a chosen picture and returns an object URL for it, valid until it is released. */
export function storePicture(picture: Blob): string {
  const url = URL.createObjectURL(picture);
  pictures.set(url, picture);
  return url;
}

export const findPicture = (url: string): Blob | null => pictures.get(url) ?? null;

export function releasePicture(url: string): void {
  if (pictures.delete(url)) URL.revokeObjectURL(url);
}
