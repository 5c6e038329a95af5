/** An open dialog, with what closes it. */
export interface OpenPanel {
  readonly close: () => void;
}

interface Observer {
  readonly opened: (panel: OpenPanel) => void;
  readonly closed: (panel: OpenPanel) => void;
}

const panels = new Set<OpenPanel>();
const observers = new Set<Observer>();

/** Registers a panel as open until the returned function is called. */
export function registerPanel(panel: OpenPanel): () => void {
  panels.add(panel);
  for (const { opened } of observers) opened(panel);
  return () => {
    panels.delete(panel);
    for (const { closed } of observers) closed(panel);
  };
}

export const countOpenPanels = (): number => panels.size;

export function observePanels(observer: Observer): () => void {
  observers.add(observer);
  return () => void observers.delete(observer);
}
