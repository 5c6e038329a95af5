import { useSelector } from '@xstate/react';
import { useFlows } from '#src/flows/flows-context.tsx';

/** The sheet of a page that has one of its own. */
export function usePageSheet() {
  const { sheets } = useFlows();
  return {
    isOpen: useSelector(sheets, (snapshot) => snapshot.matches('page')),
    open: () => sheets.send({ type: 'pageSheet.opened' }),
    close: () => sheets.send({ type: 'sheet.closed' }),
  };
}
