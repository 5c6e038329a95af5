/**
 * Screenshots of every screen, at 390 x 844 and at 1280 x 900, from the built app and a real server: `npm run
 * screens -- [--out FOLDER] [--png] [--dark] [--review] [ROOM ...]`. All rooms by default, into docs/screens; only
 * by name, `health-states` and `states` capture rare states, and `gallery` all components with sample data, into
 * test-results/gallery. Wide screenshots are WebP, with `--png` PNG. `--review` also takes 320 and 768 pixels, a
 * phone on its side, and text at 200 percent, and needs `--out`. A build meanwhile would take the styles away.
 */
import { parseArgs } from 'node:util';
import { account } from './screens/account.ts';
import { captureRooms, type Room } from './screens/capture-rooms.ts';
import { collections } from './screens/collections.ts';
import { credentials } from './screens/credentials.ts';
import { dashboard } from './screens/dashboard.ts';
import { failures } from './screens/failures.ts';
import { gallery } from './screens/gallery.ts';
import { guest } from './screens/guest.ts';
import { health } from './screens/health.ts';
import { healthStates } from './screens/health-states.ts';
import { listing } from './screens/listing.ts';
import { membership } from './screens/membership.ts';
import { onboarding } from './screens/onboarding.ts';
import { planner } from './screens/planner.ts';
import { recipe } from './screens/recipe.ts';
import type { ScreenGroup } from './screens/screenshot-session.ts';
import { startGallery } from './screens/start-site.ts';
import { states } from './screens/states.ts';

const inDocs = (groups: Readonly<Record<string, ScreenGroup>>): Readonly<Record<string, Room>> =>
  Object.fromEntries(Object.entries(groups).map(([name, capture]) => [name, { capture }]));

/** Each room has members of its own, so that it can be captured separately with the same result. */
const rooms: Readonly<Record<string, Room>> = {
  ...inDocs({
    guest,
    credentials,
    onboarding,
    dashboard,
    collections,
    account,
    membership,
    health,
    planner,
    failures,
  }),
  listing: { capture: listing, folder: 'public/screenshots', quality: 80 },
  // last: its review is visible to all members
  ...inDocs({ recipe }),
};

/** For review only. */
const forReview: Readonly<Record<string, Room>> = {
  ...inDocs({ 'health-states': healthStates, states }),
  gallery: { capture: gallery, start: startGallery, folder: 'test-results/gallery' },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    png: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
    review: { type: 'boolean', default: false },
  },
});
if (values.review && values.out === undefined) throw new Error('--review needs --out FOLDER.');
const known = { ...rooms, ...forReview };
const unknown = positionals.filter((name) => !known[name]);
if (unknown.length > 0)
  throw new Error(`No room ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`);
const selected = Object.entries(known).filter(([name]) =>
  positionals.length > 0 ? positionals.includes(name) : name in rooms,
);
await captureRooms(Object.fromEntries(selected), {
  folder: values.out ?? null,
  wideAs: values.png ? 'png' : 'webp',
  scheme: values.dark ? 'dark' : 'light',
  isReview: values.review,
});
