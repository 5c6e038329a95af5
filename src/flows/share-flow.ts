import { fromPromise } from 'xstate';
import { type ShareContent, type Shared, shareMachine } from '#machines/shared/share.machine.ts';
import { isAborted } from '#src/api/is-aborted.ts';

/** Shares with the Web Share API, else copies. */
async function shareOrCopy(content: ShareContent): Promise<Shared> {
  try {
    if ('share' in navigator) {
      await navigator.share(content);
      return 'shared';
    }
  } catch (error) {
    // the member closed the share sheet of the device
    if (isAborted(error)) return 'nothing';
    console.warn('The device did not share.', error);
  }
  try {
    await navigator.clipboard.writeText('url' in content ? content.url : content.text);
    return 'copied';
  } catch (error) {
    console.warn('The clipboard refused.', error);
    return 'nothing';
  }
}

export const shareFlow = shareMachine.provide({
  actors: { shareOrCopy: fromPromise(({ input: { content } }) => shareOrCopy(content)) },
});
