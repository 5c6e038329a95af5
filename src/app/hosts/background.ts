import { useMemo } from 'react';

/** A random picture of the list; null if the list is empty. */
export function pickBackground(images: readonly string[], random: () => number = Math.random): string | null {
  return images[Math.floor(random() * images.length)] ?? null;
}

/** A random picture that stays the same until the list changes. */
export function useBackground(images: readonly string[]): string | null {
  const list = images.join('\n');
  return useMemo(() => pickBackground(list === '' ? [] : list.split('\n')), [list]);
}
