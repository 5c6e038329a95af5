import { codeInAddress } from '#domain/session/code-in-address.ts';

const key = 'discount_code';
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Keeps the code that an address brings along; the newest stays. */
export function keepDiscountCode(address: string): void {
  const code = codeInAddress(new URL(address).searchParams, 'discountCode');
  if (code === null) return;
  try {
    localStorage.setItem(key, code);
    tell();
  } catch (error) {
    // a device that keeps nothing still shows the page
    console.warn(error);
  }
}

/** The code for the next checkout on this device; null without one. */
export function keptDiscountCode(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** It has been used, was refused, or is not wanted. */
export function forgetDiscountCode(): void {
  localStorage.removeItem(key);
  tell();
}

/** Tells when the kept code is another, also in another tab. Returns the way to stop listening. */
export function onDiscountCode(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
