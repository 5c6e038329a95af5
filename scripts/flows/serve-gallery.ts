import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

/** Vite plugin: serves docs/flows at /flows in development, with a simulator for each machine. */
export const flowsGallery: Plugin = {
  name: 'kindfare:flows',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/flows') {
        response.writeHead(302, { location: '/flows/' }).end();
        return;
      }
      if (pathname.startsWith('/flows/simulator'))
        request.url = `/scripts/flows/simulator/index.html${search}`;
      else if (pathname === '/flows/') request.url = '/docs/flows/index.html';
      else if (pathname.startsWith('/flows/')) request.url = `/docs${pathname}`;
      next();
    });
  },
};

/** Serves the gallery on a free port. */
export async function serveGallery(): Promise<void> {
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    cacheDir: 'node_modules/.vite-flows',
    server: { host: '127.0.0.1', port: 5174 },
    optimizeDeps: { entries: ['scripts/flows/simulator/index.html'] },
    plugins: [react(), flowsGallery],
  });
  await server.listen();
  console.log(`The flows: ${server.resolvedUrls?.local[0] ?? ''}flows/`);
}
