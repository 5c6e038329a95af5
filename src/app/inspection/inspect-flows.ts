import { Actor, type AnyActorLogic } from 'xstate';
import { createDrawing } from './draw-in-stately.ts';
import { createInspection } from './inspection.ts';
import { openPanel } from './panel.ts';

const drawings = import.meta.glob<string>('../../../docs/flows/*.svg', { query: '?raw', import: 'default' });

/** The drawing of `npm run flows` for a machine, by its id; null without one. */
async function drawingOf(id: string): Promise<string | null> {
  const file = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return (await drawings[`../../../docs/flows/${file}.svg`]?.()) ?? null;
}

/** True if the page was opened with `?inspect` or `?inspect=stately`, and from then on in the same tab. */
export function isInspected(): boolean {
  const inspector = new URLSearchParams(location.search).get('inspect');
  if (inspector !== null) sessionStorage.setItem('inspect', inspector === 'stately' ? 'stately' : 'panel');
  return sessionStorage.getItem('inspect') !== null;
}

/** Shows the running state machines beside the app. Must be called before the first of them starts. */
export function inspectFlows(): void {
  const drawing = sessionStorage.getItem('inspect') === 'stately' ? createDrawing() : null;
  const panel = openPanel(() => sessionStorage.removeItem('inspect'), drawingOf, drawing?.open ?? null);
  const inspection = createInspection(() => panel.show(inspection.flows()));
  const followed = new WeakSet<object>();
  const { start } = Actor.prototype;
  Actor.prototype.start = function (this: Actor<AnyActorLogic>) {
    if (this._parent === undefined && !followed.has(this)) {
      followed.add(this);
      inspection.follow(this);
      if (drawing !== null) this.system.inspect(drawing.note);
    }
    return start.call(this);
  };
}
