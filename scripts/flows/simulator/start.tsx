import { createRoot } from 'react-dom/client';
import { flows } from '#tests/paths/registry.ts';
import '#src/app/theme/tokens.css';
import './simulator.css';
import { Simulator } from './Simulator.tsx';

const name = new URLSearchParams(location.search).get('flow') ?? '';
const flow = flows.find(({ file }) => file.endsWith(`/${name}`));
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    flow === undefined ? (
      <p className="missing">
        No flow is called “{name}”. <a href="/flows/">All flows</a>
      </p>
    ) : (
      <Simulator flow={flow} name={name} />
    ),
  );
