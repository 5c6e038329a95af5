import { codeInAddress } from '#domain/session/code-in-address.ts';

const key = 'discount_code';
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Stores the discount code of a URL; a newer one replaces it. */
export function storeDiscountCode(address: string): void {
  const code = codeInAddress(new URL(address).searchParams, 'discountCode');
  if (code === null) return;
  try {
    localStorage.setItem(key, code);
    notifyListeners();
  } catch (error) {
    // without storage the page is still shown
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

/** Removes the code after it was used, refused or dismissed. */
export function clearDiscountCode(): void {
  localStorage.removeItem(key);
  notifyListeners();
}

/** Notifies when the stored code changes, also from another tab. Returns a function that unsubscribes. */
export function onDiscountCode(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
