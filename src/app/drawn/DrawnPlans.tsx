import { DrawnPlansScreen, type DrawnPlansScreenProps } from '#src/features/membership/DrawnPlansScreen.tsx';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { DrawnOwn } from './DrawnOwn.tsx';

export interface DrawnPlansProps extends DrawnPlansScreenProps {
  readonly accessTail: string;
}

/** The plans on sale as the server draws them for a member, with the member's own and without a discount. */
export function DrawnPlans({ accessTail, ...shown }: DrawnPlansProps) {
  return (
    <DrawnOwn accessTail={accessTail} expected={{ discountCode: '' }}>
      <BareLayout>
        <DrawnPlansScreen {...shown} />
      </BareLayout>
    </DrawnOwn>
  );
}
