import { createContext, type ReactNode, useContext } from 'react';
import type { AppFlows } from './app-flows.ts';

const FlowsContext = createContext<AppFlows | null>(null);

export function FlowsProvider({ flows, children }: { flows: AppFlows; children: ReactNode }) {
  return <FlowsContext value={flows}>{children}</FlowsContext>;
}

/** The app-wide machines. Throws outside of FlowsProvider. */
export function useFlows(): AppFlows {
  const flows = useContext(FlowsContext);
  if (flows === null) throw new Error('useFlows needs a FlowsProvider around it');
  return flows;
}
