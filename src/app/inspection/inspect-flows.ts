import { Actor, type AnyActorLogic } from 'xstate';
import { createInspection } from './inspection.ts';
import { openPanel } from './panel.ts';

/** True in a page opened with `?inspect`, and in what the same tab opens after it. */
export function isInspected(): boolean {
  if (new URLSearchParams(location.search).has('inspect')) sessionStorage.setItem('inspect', 'true');
  return sessionStorage.getItem('inspect') === 'true';
}

/** Shows the running flows beside the app; to be called before the first of them starts. */
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
