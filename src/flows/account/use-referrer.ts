import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useFlows } from '#src/flows/flows-context.tsx';
import { recordDashboardVisit } from './dashboard-visits.ts';
import { referrerOf } from './referrer.ts';

/**
 * The question who referred the member. It is shown on the dashboard from the second visit on, once no other
 * sheet is open.
 */
export function useReferrer(isHome: boolean) {
  const flows = useFlows();
  const { sheets } = flows;
  const [referrer] = useState(() => referrerOf(flows));
  useEffect(() => {
    const declining = sheets.on('referral.declined', () => referrer.send({ type: 'form.dismissed' }));
    return () => declining.unsubscribe();
  }, [sheets, referrer]);
  useEffect(() => {
    if (!isHome) return undefined;
    const userId = flows.session.getSnapshot().context.user?.id ?? '';
    referrer.send({ type: 'dashboard.opened', isReturning: recordDashboardVisit(userId) });
    let isHere = true;
    // after the navigation, which closes open sheets
    const ask = () =>
      queueMicrotask(() => {
        const isDue = referrer.getSnapshot().hasTag('shown') && sheets.getSnapshot().matches('none');
        if (isHere && isDue) sheets.send({ type: 'referral.opened' });
      });
    const listening = [referrer.subscribe(ask), sheets.subscribe(ask)];
    ask();
    return () => {
      isHere = false;
      for (const one of listening) one.unsubscribe();
    };
  }, [isHome, referrer, sheets, flows]);
  return {
    isOpen: useSelector(sheets, (snapshot) => snapshot.matches('referral')),
    problem: useSelector(referrer, (snapshot) => snapshot.context.problem),
    isBusy: useSelector(referrer, (snapshot) => snapshot.hasTag('busy')),
    submit: (code: string) => referrer.send({ type: 'code.submitted', code }),
    close: () => sheets.send({ type: 'sheet.closed' }),
  };
}
