import type { ReactNode } from 'react';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { useDiscountCode } from '#src/flows/membership/use-discount-code.ts';
import { useQuote } from '#src/flows/membership/use-quote.ts';

export interface DiscountedPriceProps {
  readonly packageId: string;
  readonly cycle: BillingCycle;
  /** `price`: of a period less the discount, from the server; null without a code, and while it is unknown. */
  readonly children: (price: number | null) => ReactNode;
}

/** What a plan costs with the discount code that carries over to checkout. */
export function DiscountedPrice({ packageId, cycle, children }: DiscountedPriceProps) {
  const { code } = useDiscountCode();
  if (code === null) return children(null);
  return (
    <Quoted key={[packageId, cycle, code].join(' ')} {...{ packageId, cycle, code }}>
      {children}
    </Quoted>
  );
}

function Quoted({ packageId, cycle, code, children }: DiscountedPriceProps & { readonly code: string }) {
  const { quote } = useQuote({ packageId, duration: cycle, code });
  return children(quote?.total ?? null);
}
