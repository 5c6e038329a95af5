import { useSelector } from '@xstate/react';
import type { LargePicture } from '#machines/shell/sheets-events.ts';
import { useFlows } from '#src/flows/flows-context.tsx';

/** The app's sheets; one is open at a time. */
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
    /** Topic of the help sheet; null while it is closed. */
    helpTopic: useSelector(sheets, (snapshot) =>
      snapshot.matches('manager') ? null : snapshot.context.topic,
    ),
    /** Intolerance whose ingredients are shown; null while the sheet is closed. */
    managedTopic: useSelector(sheets, (snapshot) =>
      snapshot.matches('manager') ? snapshot.context.topic : null,
    ),
    /** The enlarged picture; null without one. */
    picture: useSelector(sheets, (snapshot) => snapshot.context.picture),
    /** The question being asked; null without one. */
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
