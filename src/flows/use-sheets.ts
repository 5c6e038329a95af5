import { useSelector } from '@xstate/react';
import { useFlows } from './flows-context.tsx';

/** What slides over the page: one thing at a time. */
export function useSheets() {
  const { sheets } = useFlows();
  return {
    isSidebarOpen: useSelector(sheets, (snapshot) => snapshot.matches('sidebar')),
    isFilterOpen: useSelector(sheets, (snapshot) => snapshot.matches('filter')),
    isPickingIngredients: useSelector(sheets, (snapshot) =>
      snapshot.matches({ filter: 'pickingIngredients' }),
    ),
    /** What the help sheet explains; null while it is closed. */
    helpTopic: useSelector(sheets, (snapshot) => snapshot.context.topic),
    openSidebar: () => sheets.send({ type: 'sidebar.opened' }),
    openFilter: () => sheets.send({ type: 'filter.opened' }),
    openIngredients: () => sheets.send({ type: 'ingredients.opened' }),
    openHelp: (topic: string) => sheets.send({ type: 'help.opened', topic }),
    close: () => sheets.send({ type: 'sheet.closed' }),
  };
}
