const held = new Map<string, Blob>();

/** Keeps a chosen picture and gives the address under which this page can show it, until it is released. */
export function holdPicture(picture: Blob): string {
  const url = URL.createObjectURL(picture);
  held.set(url, picture);
  return url;
}

export const heldPicture = (url: string): Blob | null => held.get(url) ?? null;

export function releasePicture(url: string): void {
  if (held.delete(url)) URL.revokeObjectURL(url);
}
