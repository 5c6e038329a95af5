import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useFlows } from '#src/flows/flows-context.tsx';

/** A sheet that belongs to the current page. */
export function usePageSheet() {
  const { sheets } = useFlows();
  return {
    isOpen: useSelector(sheets, (snapshot) => snapshot.matches('page')),
    open: useCallback(() => sheets.send({ type: 'pageSheet.opened' }), [sheets]),
    /** Does nothing if another sheet has replaced it. */
    close: useCallback(() => {
      if (sheets.getSnapshot().matches('page')) sheets.send({ type: 'sheet.closed' });
    }, [sheets]),
  };
}
