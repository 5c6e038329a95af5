import { useSyncExternalStore } from 'react';
import { clearDiscountCode, onDiscountCode, readDiscountCode } from './discount-code.ts';

/** The code for the next checkout, and the way to do without it. */
export const useDiscountCode = () => ({
  code: useSyncExternalStore(onDiscountCode, readDiscountCode),
  remove: clearDiscountCode,
});
