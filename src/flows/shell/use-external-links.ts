import type { MouseEvent } from 'react';
import {
  type ExternalAddresses,
  type ExternalPlace,
  externalAddresses,
  externalLink,
} from '#domain/membership/external-links.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { paths } from '#src/paths.ts';
import { defaultExternalAddresses } from './default-external-addresses.ts';
import { useSettings } from './use-settings.ts';

/** The sites of partners that are connected. */
export const usePartnerAddresses = (): ExternalAddresses =>
  externalAddresses(useSettings(), defaultExternalAddresses);

/** Props for a Link, Button or row. */
export interface ExternalLinkProps {
  readonly href: string;
  readonly target?: '_blank';
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Links to shop, community and consultations. They open a new tab for members with an active subscription; others see
 * the reason and are redirected to the plans. Null: not connected.
 */
export function useExternalLinks(): Readonly<Record<ExternalPlace, ExternalLinkProps | null>> {
  const flows = useFlows();
  const { user } = useSession();
  const addresses = usePartnerAddresses();

  const refuse = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    void import('./access-refusal.ts').then((refusal) => refusal.refuseAccess(flows));
  };
  const propsOf = (place: ExternalPlace): ExternalLinkProps | null => {
    const link = externalLink(user, addresses[place]);
    if (link === null) return null;
    return link.isOpen ? { href: link.address, target: '_blank' } : { href: paths.plans(), onClick: refuse };
  };
  return {
    shop: propsOf('shop'),
    community: propsOf('community'),
    consultations: propsOf('consultations'),
  };
}
