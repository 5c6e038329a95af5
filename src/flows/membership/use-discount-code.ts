import { useSyncExternalStore } from 'react';
import { clearDiscountCode, onDiscountCode, readDiscountCode } from './discount-code.ts';

/** The discount code of the next checkout, and how to dismiss it. */
export const useDiscountCode = () => ({
  code: useSyncExternalStore(onDiscountCode, readDiscountCode),
  remove: clearDiscountCode,
});
