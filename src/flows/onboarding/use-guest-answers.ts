import { useEffect, useState } from 'react';
import { useFlows } from '#src/flows/flows-context.tsx';
import { readStoredGuestAnswers } from './guest-answers-store.ts';

/** Whether the member answered the three questions as a guest, and the account does not have them yet. */
export function useHasGuestAnswers(): boolean {
  const [has] = useState(() => readStoredGuestAnswers() !== null);
  return has;
}

/** Moves the answers of a guest into the account once its dashboard is open. */
export function useGuestAnswersTransfer(): void {
  const flows = useFlows();
  useEffect(() => {
    if (readStoredGuestAnswers() === null) return undefined;
    let isHere = true;
    let stop = () => {};
    // loaded here, as hardly any visit needs it
    const begin = async () => {
      const { transferGuestAnswers } = await import('./guest-answers-transfer-flow.ts');
      if (isHere) stop = transferGuestAnswers(flows);
    };
    begin().catch((error: unknown) => console.warn(error));
    return () => {
      isHere = false;
      stop();
    };
  }, [flows]);
}
