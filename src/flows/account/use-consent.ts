import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ConsentId, consentTexts } from '#domain/consent/consents.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { consentOf } from './consent-flow.ts';

/** A consent that the page itself asks for. */
export function useConsent(id: ConsentId) {
  const flows = useFlows();
  const { user } = useSession();
  const [consent] = useState(() => consentOf(flows));
  return {
    isGiven: user?.consents?.some((each) => each.id === id && each.is_current) ?? false,
    isBusy: useSelector(consent, (snapshot) => snapshot.matches('saving')),
    text: consentTexts[id],
    agree: () => consent.send({ type: 'consent.agreed', id }),
  };
}

/**
 * The consent sheet. On the dashboard it opens by itself for members with older answers, once no other sheet is open.
 */
export function useConsentSheet(isHome: boolean) {
  const flows = useFlows();
  const { sheets } = flows;
  const { user } = useSession();
  const [consent] = useState(() => consentOf(flows));
  const requested = user?.consents?.find(({ is_wanted: isWanted }) => isWanted)?.id ?? null;
  useEffect(() => {
    if (!isHome || requested === null) return undefined;
    let isHere = true;
    // after the navigation, which closes open sheets
    const ask = () =>
      queueMicrotask(() => {
        if (!isHere || !sheets.getSnapshot().matches('none')) return;
        isHere = false;
        consent.send({ type: 'consent.needed', id: requested });
      });
    const listening = sheets.subscribe(ask);
    ask();
    return () => {
      isHere = false;
      listening.unsubscribe();
    };
  }, [isHome, requested, consent, sheets]);
  const id = useSelector(consent, (snapshot) => snapshot.context.id);
  return {
    text: consentTexts[id],
    isOpen: useSelector(sheets, (snapshot) => snapshot.matches('consent')),
    isBusy: useSelector(consent, (snapshot) => snapshot.matches('saving')),
    agree: () => consent.send({ type: 'consent.agreed', id }),
    close: () => sheets.send({ type: 'sheet.closed' }),
  };
}
