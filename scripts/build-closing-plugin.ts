import type { Plugin, ResolvedConfig } from 'vite';

/** Vite plugin whose `work` begins once the files of a build are written: in `closeBundle`, by `order`, one at a time. */
export function closingPlugin(
  name: string,
  order: 'pre' | 'post',
  work: (config: ResolvedConfig) => Promise<void>,
): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name,
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: { order, sequential: true, handler: () => (isWritten ? work(config) : undefined) },
  };
}
