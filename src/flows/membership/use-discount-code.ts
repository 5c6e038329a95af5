import { useSyncExternalStore } from 'react';
import { forgetDiscountCode, keptDiscountCode, onDiscountCode } from './discount-code.ts';

/** The code for the next checkout, and the way to do without it. */
export const useDiscountCode = () => ({
  code: useSyncExternalStore(onDiscountCode, keptDiscountCode),
  remove: forgetDiscountCode,
});
