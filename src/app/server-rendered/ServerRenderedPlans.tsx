import {
  ServerRenderedPlansScreen,
  type ServerRenderedPlansScreenProps,
} from '#src/features/membership/ServerRenderedPlansScreen.tsx';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { ServerRenderedForMember } from './ServerRenderedForMember.tsx';

export interface ServerRenderedPlansProps extends ServerRenderedPlansScreenProps {
  readonly accessTail: string;
}

/** The plans on sale as the server renders them for a member, with the member's own and without a discount. */
export function ServerRenderedPlans({ accessTail, ...shown }: ServerRenderedPlansProps) {
  return (
    <ServerRenderedForMember accessTail={accessTail} expected={{ discountCode: '' }}>
      <BareLayout>
        <ServerRenderedPlansScreen {...shown} />
      </BareLayout>
    </ServerRenderedForMember>
  );
}
