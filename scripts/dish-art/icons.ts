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
}

const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, mark: 0.68, corner: 0.22 },
  { file: 'icon-512.png', size: 512, mark: 0.68, corner: 0.22 },
  { file: 'maskable-512.png', size: 512, mark: 0.54, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.66, corner: 0 },
];

const page = ({ size, mark, corner }: Icon, svg: string): string => `<!doctype html>
<style>
  body { margin: 0; }
  div { display: grid; place-items: center; width: ${size}px; height: ${size}px; background: ${paper}; border-radius: ${size * corner}px; }
  svg { width: ${size * mark}px; height: ${size * mark}px; }
</style>
<div>${svg}</div>`;

mkdirSync(folder, { recursive: true });
copyFileSync(logo, `${folder}/icon.svg`);
const svg = readFileSync(logo, 'utf8');
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
for (const icon of icons) {
  const tab = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await tab.setContent(page(icon, svg));
  await tab.screenshot({ path: `${folder}/${icon.file}`, omitBackground: true });
  await tab.close();
}
await browser.close();
