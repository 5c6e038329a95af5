import type { SeenFlow } from './inspection.ts';

/** An SVG whose states have their ids in `data-state`. */
type DrawingOf = (machine: string) => Promise<string | null>;

const style = `
:host { position: fixed; right: 8px; bottom: 8px; z-index: 9999; font: 12px/1.4 var(--kf-sans); color: var(--kf-ink); }
details { width: min(340px, calc(100vw - 16px)); border: 1px solid var(--kf-line-control); border-radius: 12px; background: var(--kf-surface); box-shadow: var(--kf-shadow-lift); }
summary { padding: 12px 14px; font: var(--kf-small-strong); cursor: pointer; }
summary:focus-visible, button:focus-visible { outline: 2px solid var(--kf-primary-6); }
div { max-height: min(70vh, 640px); overflow: auto; padding: 0 14px 14px; }
section { padding: 8px 0; border-top: 1px solid var(--kf-line); overflow-wrap: anywhere; }
h2 { margin: 0; font: var(--kf-small-strong); }
b { padding: 1px 8px; border-radius: 99px; background: var(--kf-primary-0); color: var(--kf-primary-8); }
.done { opacity: 0.6; }
p { margin: 4px 0 0; color: var(--kf-ink-2); }
figure { margin: 8px 0 0; overflow: auto; }
rect.active { stroke: var(--kf-primary-7); stroke-width: 3; fill: var(--kf-primary-0); }
ol { margin: 4px 0 0; padding-left: 18px; color: var(--kf-ink-2); }
button { min-height: 44px; border: 0; background: none; color: var(--kf-primary-7); font: inherit; text-decoration: underline; cursor: pointer; }
`;

/**
 * A list of machines in a corner of the page, in a shadow root of its own; each can be drawn, with its active states
 * lit. `onDraw`: opens all in Stately; null: no button.
 */
export function openPanel(onClose: () => void, drawingOf: DrawingOf, onDraw: (() => void) | null) {
  const host = document.createElement('kindfare-inspection');
  const root = host.attachShadow({ mode: 'open' });
  const [sheet, panel, summary, list] = [
    element('style', style),
    document.createElement('details'),
    element('summary', 'Running flows'),
    document.createElement('div'),
  ];
  panel.append(summary, list);
  root.append(sheet, panel);
  document.body.append(host);

  const close = element('button', 'Stop inspecting');
  close.addEventListener('click', () => {
    onClose();
    host.remove();
  });

  const draws = onDraw === null ? [] : [element('button', 'Draw them in Stately')];
  for (const button of draws) button.addEventListener('click', () => onDraw?.());

  /** By machine; empty until it has arrived. */
  const drawings = new Map<string, string>();
  const toggleDrawing = async (name: string) => {
    if (drawings.delete(name)) return draw();
    drawings.set(name, '');
    const drawing = await drawingOf(name);
    if (drawings.has(name)) drawings.set(name, drawing ?? '<p>It has no drawing yet: npm run flows.</p>');
    draw();
  };
  const sectionWithDrawing = (flow: SeenFlow) => {
    const section = sectionOf(flow);
    const drawing = drawings.get(flow.name);
    const toggle = element('button', drawing === undefined ? 'Draw' : 'Hide the drawing');
    toggle.addEventListener('click', () => void toggleDrawing(flow.name));
    section.append(toggle);
    if (drawing) section.append(lit(drawing, flow.active));
    return section;
  };

  let shown: readonly SeenFlow[] = [];
  let isDrawn = true;
  const draw = () => {
    isDrawn = true;
    summary.textContent = `Running flows (${shown.length})`;
    if (panel.open) list.replaceChildren(...draws, ...shown.map(sectionWithDrawing), close);
  };
  panel.addEventListener('toggle', draw);
  return {
    show: (flows: readonly SeenFlow[]) => {
      shown = flows;
      if (isDrawn) queueMicrotask(draw);
      isDrawn = false;
    },
  };
}

/** The drawing with the active states lit. */
function lit(drawing: string, active: readonly string[]): HTMLElement {
  const figure = document.createElement('figure');
  figure.innerHTML = drawing;
  for (const state of figure.querySelectorAll('[data-state]'))
    state.classList.toggle('active', active.includes(state.getAttribute('data-state') ?? ''));
  return figure;
}

function sectionOf({ name, state, isDone, remembers, calls, events }: SeenFlow): HTMLElement {
  const section = document.createElement('section');
  if (isDone) section.className = 'done';
  const head = element('h2', `${name} `);
  head.append(element('b', state));
  section.append(head);
  if (calls.length > 0) section.append(element('p', `Waits for ${calls.join('; ')}`));
  if (remembers !== '') section.append(element('p', remembers));
  const list = document.createElement('ol');
  list.append(...events.map((event) => element('li', event)));
  section.append(list);
  return section;
}

function element<TName extends keyof HTMLElementTagNameMap>(name: TName, text: string) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
