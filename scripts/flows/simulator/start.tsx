import { createRoot } from 'react-dom/client';
import { type FlowModule, flowOf } from '#tests/paths/flow.ts';
import '#src/app/theme/tokens.css';
import './simulator.css';
import { Simulator } from './Simulator.tsx';

/** The machine with its cases and journeys, loaded by Vite on demand. */
const modules = import.meta.glob<FlowModule>('/machines/**/*.{machine,cases,journeys}.ts');

const name = new URLSearchParams(location.search).get('flow') ?? '';
const parts = Object.entries(modules).filter(([path]) => path.split('/').at(-1)?.split('.')[0] === name);
const file = parts[0]?.[0].replace(/^\/machines\/|\.\w+\.ts$/g, '') ?? '';
const loaded = await Promise.all(parts.map(([, load]) => load()));
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    loaded.length === 0 ? (
      <p className="missing">
        No flow is called “{name}”. <a href="/flows/">All flows</a>
      </p>
    ) : (
      <Simulator flow={flowOf(file, Object.assign({}, ...loaded))} name={name} />
    ),
  );
