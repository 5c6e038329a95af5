import { useMemo } from 'react';

/** One picture of the list, any as likely as another; null if there is none. */
export function pickBackground(images: readonly string[], random: () => number = Math.random): string | null {
  return images[Math.floor(random() * images.length)] ?? null;
}

/** The same picture for as long as the list stays the same. */
export function useBackground(images: readonly string[]): string | null {
  const list = images.join('\n');
  return useMemo(() => pickBackground(list === '' ? [] : list.split('\n')), [list]);
}
