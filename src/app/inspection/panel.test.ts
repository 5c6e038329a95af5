import { afterEach, expect, test, vi } from 'vitest';
import type { SeenFlow } from './inspection.ts';
import { openPanel } from './panel.ts';

const drawing =
  '<svg><rect data-state="copy"/><rect data-state="copy.idle"/><rect data-state="copy.copied"/></svg>';
const copyIn = (state: string): SeenFlow => ({
  name: 'copy',
  state,
  active: [`copy.${state}`],
  isDone: false,
  remembers: '',
  calls: [],
  events: ['starts'],
});

afterEach(() => document.body.replaceChildren());

function openWith(drawingOf: (name: string) => Promise<string | null>) {
  const { show } = openPanel(vi.fn(), drawingOf, null);
  const root = document.querySelector('kindfare-inspection')?.shadowRoot;
  const details = root?.querySelector('details');
  if (!root || !details) throw new Error('no panel');
  details.open = true;
  const press = (name: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  const lit = () =>
    [...root.querySelectorAll('rect.active')].map((state) => state.getAttribute('data-state'));
  return { show, root, press, lit };
}

test('a running machine is drawn with its active states lit, which follow it', async () => {
  const { show, root, press, lit } = openWith(async (name) => (name === 'copy' ? drawing : null));
  show([copyIn('idle')]);
  await expect.poll(() => root.querySelector('section') !== null).toBe(true);
  press('Draw');
  await expect.poll(() => root.querySelector('svg') !== null).toBe(true);
  expect(lit()).toEqual(['copy.idle']);
  show([copyIn('copied')]);
  await expect.poll(() => lit().includes('copy.copied')).toBe(true);
  expect(lit()).toEqual(['copy.copied']);
  press('Hide the drawing');
  expect(root.querySelector('svg')).toBeNull();
});

test('one without a drawing says so', async () => {
  const { show, root, press } = openWith(async () => null);
  show([copyIn('idle')]);
  await expect.poll(() => root.querySelector('section') !== null).toBe(true);
  press('Draw');
  await expect.poll(() => root.textContent?.includes('no drawing yet') === true).toBe(true);
});
