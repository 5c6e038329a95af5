import { codeInAddress } from '#domain/session/code-in-address.ts';
import { storedValue } from '#src/flows/stored-value.ts';

const stored = storedValue('discount_code');

/** Stores the discount code of a URL; a newer one replaces it. */
export function storeDiscountCode(address: string): void {
  const code = codeInAddress(new URL(address).searchParams, 'discountCode');
  if (code === null) return;
  try {
    stored.write(code);
  } catch (error) {
    // without storage the page is still shown
    console.warn(error);
  }
}

/** The code for the next checkout on this device; null without one. */
export function readDiscountCode(): string | null {
  try {
    return stored.read();
  } catch {
    return null;
  }
}

/** Removes the code after it was used, refused or dismissed. */
export const clearDiscountCode = (): void => stored.write(null);

/** Notifies when the stored code changes, also from another tab. Returns a function that unsubscribes. */
export const onDiscountCode = stored.subscribe;
