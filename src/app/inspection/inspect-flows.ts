import { Actor, type AnyActorLogic } from 'xstate';
import { createInspection } from './inspection.ts';
import { openPanel } from './panel.ts';

/** True if the page was opened with `?inspect`, and from then on in the same tab. */
export function isInspected(): boolean {
  if (new URLSearchParams(location.search).has('inspect')) sessionStorage.setItem('inspect', 'true');
  return sessionStorage.getItem('inspect') === 'true';
}

/** Shows the running state machines beside the app. Must be called before the first of them starts. */
export function inspectFlows(): void {
  const panel = openPanel(() => sessionStorage.removeItem('inspect'));
  const inspection = createInspection(() => panel.show(inspection.flows()));
  const followed = new WeakSet<object>();
  const { start } = Actor.prototype;
  Actor.prototype.start = function (this: Actor<AnyActorLogic>) {
    if (this._parent === undefined && !followed.has(this)) {
      followed.add(this);
      inspection.follow(this);
    }
    return start.call(this);
  };
}
