import { useSelector } from '@xstate/react';
import type { LargePicture } from '#machines/shell/sheets-events.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { useFlows } from '#src/flows/flows-context.tsx';

type Snapshot = ReturnType<AppFlows['sheets']['getSnapshot']>;

const openIn = {
  sidebar: (snapshot: Snapshot) => snapshot.matches('sidebar'),
  filter: (snapshot: Snapshot) => snapshot.matches('filter'),
  ingredients: (snapshot: Snapshot) =>
    snapshot.matches({ filter: 'pickingIngredients' }) || snapshot.matches('ingredients'),
  consent: (snapshot: Snapshot) => snapshot.matches('consent'),
  collectionPicker: (snapshot: Snapshot) => snapshot.matches('collectionPicker'),
};

/** Whether one of the app's sheets is open. Renders again for that sheet alone: others open above the whole page. */
export const useIsSheetOpen = (sheet: keyof typeof openIn): boolean =>
  useSelector(useFlows().sheets, openIn[sheet]);

const helpTopicOf = (snapshot: Snapshot) => (snapshot.matches('manager') ? null : snapshot.context.topic);
const managedTopicOf = (snapshot: Snapshot) => (snapshot.matches('manager') ? snapshot.context.topic : null);

/** Topic of the help sheet; null while it is closed. */
export const useHelpTopic = () => useSelector(useFlows().sheets, helpTopicOf);
/** Intolerance whose ingredients are shown; null while the sheet is closed. */
export const useManagedTopic = () => useSelector(useFlows().sheets, managedTopicOf);
/** The enlarged picture; null without one. */
export const useLargePicture = () => useSelector(useFlows().sheets, ({ context }) => context.picture);
/** The question being asked; null without one. */
export const useAskedQuestion = () => useSelector(useFlows().sheets, ({ context }) => context.question);

/** Opens and closes the app's sheets; one is open at a time. */
export function useSheetActions() {
  const { sheets } = useFlows();
  return {
    openSidebar: () => sheets.send({ type: 'sidebar.opened' }),
    openIngredients: () => sheets.send({ type: 'ingredients.opened' }),
    openPicture: (picture: LargePicture) => sheets.send({ type: 'picture.opened', picture }),
    openManager: (topic: string) => sheets.send({ type: 'manager.opened', topic }),
    openHelp: (topic: string) => sheets.send({ type: 'help.opened', topic }),
    accept: () => sheets.send({ type: 'question.accepted' }),
    close: () => sheets.send({ type: 'sheet.closed' }),
  };
}
