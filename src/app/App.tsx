import { RouterProvider } from 'react-router-dom';
import { FlowsProvider } from '#src/flows/flows-context.tsx';
import type { RunningApp } from './start-app.ts';

export function App({ flows, router }: Pick<RunningApp, 'flows' | 'router'>) {
  return (
    <FlowsProvider flows={flows}>
      <RouterProvider router={router} />
    </FlowsProvider>
  );
}
