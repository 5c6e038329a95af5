/** What screenshots are taken of: the built app with a real server, or the page of all components. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { buildIfStale } from '#scripts/build.ts';
import { movedClock } from '#scripts/moved-clock.ts';
import { startServer } from '#tests/e2e/server-process.ts';

export interface Site {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The start of the server's clock. */
export const fixedNow = Date.parse('2027-03-01T09:00:00Z');

export async function startApp(): Promise<Site> {
  await buildIfStale();
  const clock = movedClock({ start: String(fixedNow) });
  return startServer({}, { TZ: 'UTC', NODE_OPTIONS: `--import=${clock}` });
}

/** Dish pictures of the folder GALLERY_ART. */
const dishes: Plugin = {
  name: 'dishes',
  configureServer: (vite) => {
    const art = process.env['GALLERY_ART'];
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
};

export async function startGallery(): Promise<Site> {
  const server = await createServer({
    configFile: false,
    root: 'scripts/gallery',
    publicDir: join(process.cwd(), 'public'),
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', fs: { allow: [process.cwd()] } },
    plugins: [react(), dishes],
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}
