/// <reference types="vite/client" />
/** A page for reviewing components, never shipped: `?view=` selects all parts together or one screen. */
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { AppFrame } from '#src/app/AppFrame.tsx';
import '#src/app/theme/tokens.css';
import '#src/app/theme/base.css';
import { applyBrand } from '#src/app/theme/brand.ts';
import { createToasts } from '#src/app/toasts/toast-store.ts';
import { Parts } from './Parts.tsx';
import { Screens } from './Screens.tsx';
import './gallery.css';

const query = new URLSearchParams(location.search);
const view = query.get('view') ?? 'parts';
const brand = query.get('brand');
if (brand)
  await applyBrand({ primary_color: `#${brand}`, secondary_color: `#${query.get('accent') ?? brand}` });

const toasts = createToasts();
const root = document.getElementById('root');
if (root === null) throw new Error('no root');
document.body.classList.toggle('parts', view === 'parts');

createRoot(root).render(
  <MemoryRouter>
    {view === 'parts' ? (
      <Parts />
    ) : (
      <AppFrame toasts={toasts} backgrounds={['/backgrounds/herb-table.svg']} place="gallery">
        <Screens view={view} toasts={toasts} />
      </AppFrame>
    )}
  </MemoryRouter>,
);
