/** Renders the app's icons from public/brand/logo.svg into public/icons/: node scripts/dish-art/icons.ts. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#scripts/chromium.ts';

const paper = '#faf6ee';
const folder = 'public/icons';
const logo = 'public/brand/logo.svg';

interface Icon {
  readonly file: string;
  /** Pixels along a side. */
  readonly size: number;
  /** Part of the side that the mark takes; a maskable icon keeps a fifth free all round. */
  readonly mark: number;
  /** Corner radius as a part of the side; 0 where the system cuts the corners itself. */
  readonly corner: number;
  /** Of one color on nothing, for systems that paint it themselves. */
  readonly isMonochrome?: boolean;
}

const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, mark: 0.68, corner: 0.22 },
  { file: 'icon-512.png', size: 512, mark: 0.68, corner: 0.22 },
  { file: 'maskable-512.png', size: 512, mark: 0.54, corner: 0 },
  { file: 'maskable-192.png', size: 192, mark: 0.54, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.66, corner: 0 },
  { file: 'monochrome-96.png', size: 96, mark: 0.84, corner: 0, isMonochrome: true },
  { file: 'monochrome-512.png', size: 512, mark: 0.6, corner: 0, isMonochrome: true },
];

/** What stands before the icons of the launcher: one drawing of the app each, on a round of its own. */
const shortcuts = {
  recipes: '<path d="M20 20l-4.5-4.5"/><circle cx="10.5" cy="10.5" r="6.5"/>',
  plan: '<rect x="3.5" y="5" width="17" height="15.5" rx="3"/><path d="M3.5 10h17M8 3v4M16 3v4"/>',
  shopping:
    '<path d="M3.5 6l1.6 1.6L8 4.5M3.5 12.5l1.6 1.6L8 11M3.5 19l1.6 1.6L8 17.5M12 6.3h8.5M12 12.8h8.5M12 19.3h8.5"/>',
  favorites:
    '<path d="M12 20.3S3.8 15.4 3.8 9.6A4.4 4.4 0 0 1 12 7.4a4.4 4.4 0 0 1 8.2 2.2c0 5.8-8.2 10.7-8.2 10.7z"/>',
} as const;

const page = ({ size, mark, corner, isMonochrome }: Icon, svg: string): string => `<!doctype html>
<style>
  body { margin: 0; }
  div { display: grid; place-items: center; width: ${size}px; height: ${size}px; background: ${isMonochrome ? 'transparent' : paper}; border-radius: ${size * corner}px; }
  svg { width: ${size * mark}px; height: ${size * mark}px; }
</style>
<div>${isMonochrome ? svg.replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#fff"') : svg}</div>`;

const shortcutIcon = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#255439" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;

mkdirSync(folder, { recursive: true });
copyFileSync(logo, `${folder}/icon.svg`);
const svg = readFileSync(logo, 'utf8');
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
async function draw(icon: Icon, drawing: string): Promise<void> {
  const tab = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await tab.setContent(page(icon, drawing));
  await tab.screenshot({ path: `${folder}/${icon.file}`, omitBackground: true });
  await tab.close();
}
for (const icon of icons) await draw(icon, svg);
for (const [name, drawing] of Object.entries(shortcuts))
  await draw({ file: `shortcut-${name}-96.png`, size: 96, mark: 0.54, corner: 0.5 }, shortcutIcon(drawing));
await browser.close();
