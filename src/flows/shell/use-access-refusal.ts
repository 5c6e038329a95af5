import { useEffect } from 'react';
import { onAccessRefused } from '#src/api/client.ts';
import { useFlows } from '#src/flows/flows-context.tsx';

/** After any response 402 the member sees the reason. */
export function useAccessRefusal(): void {
  const flows = useFlows();
  useEffect(
    () =>
      onAccessRefused((request) => {
        void import('./access-refusal.ts').then((refusal) => refusal.explainRefusal(flows, request));
      }),
    [flows],
  );
}
