import { useSelector } from '@xstate/react';
import type { LargePicture } from '#machines/shell/sheets-events.ts';
import { useFlows } from '#src/flows/flows-context.tsx';

/** What slides over the page: one thing at a time. */
export function useSheets() {
  const { sheets } = useFlows();
  return {
    isSidebarOpen: useSelector(sheets, (snapshot) => snapshot.matches('sidebar')),
    isFilterOpen: useSelector(sheets, (snapshot) => snapshot.matches('filter')),
    isPickingIngredients: useSelector(
      sheets,
      (snapshot) => snapshot.matches({ filter: 'pickingIngredients' }) || snapshot.matches('ingredients'),
    ),
    isAskingConsent: useSelector(sheets, (snapshot) => snapshot.matches('consent')),
    isPickingCollections: useSelector(sheets, (snapshot) => snapshot.matches('collectionPicker')),
    /** What the help sheet explains; null while it is closed. */
    helpTopic: useSelector(sheets, (snapshot) =>
      snapshot.matches('manager') ? null : snapshot.context.topic,
    ),
    /** The intolerance whose ingredients are shown; null while they are not. */
    managedTopic: useSelector(sheets, (snapshot) =>
      snapshot.matches('manager') ? snapshot.context.topic : null,
    ),
    /** Shown large; null while none is. */
    picture: useSelector(sheets, (snapshot) => snapshot.context.picture),
    /** What is being asked; null while nothing is. */
    question: useSelector(sheets, (snapshot) => snapshot.context.question),
    openSidebar: () => sheets.send({ type: 'sidebar.opened' }),
    openIngredients: () => sheets.send({ type: 'ingredients.opened' }),
    openPicture: (picture: LargePicture) => sheets.send({ type: 'picture.opened', picture }),
    openManager: (topic: string) => sheets.send({ type: 'manager.opened', topic }),
    openHelp: (topic: string) => sheets.send({ type: 'help.opened', topic }),
    accept: () => sheets.send({ type: 'question.accepted' }),
    close: () => sheets.send({ type: 'sheet.closed' }),
  };
}
