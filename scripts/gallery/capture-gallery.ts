/**
 * Captures the gallery: `node scripts/gallery/capture-gallery.ts FOLDER [view ...]`. GALLERY_ART names a
 * folder of dish pictures.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { chromiumArguments, findChromium } from '#scripts/chromium.ts';

const [folder = 'test-results/gallery', ...asked] = process.argv.slice(2);
const views =
  asked.length > 0 ? asked : ['parts', 'dashboard', 'filter', 'menu', 'confirm', 'toast', 'error', 'loading'];
const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1280, height: 900 },
  { name: 'small', width: 320, height: 640 },
];

const art = process.env['GALLERY_ART'];
const server = await createServer({
  configFile: false,
  root: 'scripts/gallery',
  publicDir: join(process.cwd(), 'public'),
  logLevel: 'warn',
  server: { port: 0, host: '127.0.0.1', fs: { allow: [process.cwd()] } },
  plugins: [
    react(),
    {
      name: 'dishes',
      configureServer: (vite) => {
        vite.middlewares.use('/art', (request, response, next) => {
          if (art === undefined) return next();
          const [, name, shape = ''] = (request.url ?? '').split('/');
          const find = (s: string) => readFileSync(join(art, `${name}.${s.replace('.svg', '')}.svg`));
          response.setHeader('content-type', 'image/svg+xml');
          try {
            return response.end(find(shape));
          } catch {
            return response.end(find('square'));
          }
        });
      },
    },
  ],
});
await server.listen();
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
mkdirSync(folder, { recursive: true });
for (const view of views) {
  const shown = view === 'parts' ? [{ name: 'wide', width: 1560, height: 1000 }] : sizes;
  for (const size of shown) {
    const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1.5, reducedMotion: 'reduce' });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) console.log(view, message.text());
    });
    page.on('pageerror', (error) => console.log(view, error.message));
    const [name = view, extra = ''] = view.split('?');
    await page.goto(`${url}?view=${name}&${extra}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(folder, `${name}-${size.name}.png`), fullPage: view === 'parts' });
    await page.close();
  }
}
await browser.close();
await server.close();
