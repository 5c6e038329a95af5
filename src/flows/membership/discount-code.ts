import { codeInAddress } from '#domain/session/code-in-address.ts';

const key = 'discount_code';
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Keeps the code that an address brings along; the newest stays. */
export function storeDiscountCode(address: string): void {
  const code = codeInAddress(new URL(address).searchParams, 'discountCode');
  if (code === null) return;
  try {
    localStorage.setItem(key, code);
    notifyListeners();
  } catch (error) {
    // a device that keeps nothing still shows the page
    console.warn(error);
  }
}

/** The code for the next checkout on this device; null without one. */
export function readDiscountCode(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** It has been used, was refused, or is not wanted. */
export function clearDiscountCode(): void {
  localStorage.removeItem(key);
  notifyListeners();
}

/** Tells when the kept code is another, also in another tab. Returns a function that unsubscribes. */
export function onDiscountCode(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
