/** Every flow of the app. */
import type { Flow } from './flow.ts';
import { flowFiles, loadFlow } from './load-flow.ts';

export const flows: readonly Flow[] = await Promise.all(flowFiles.map(loadFlow));
