import type { Plugin } from 'vite';

const textImport = /^import \{([^}]+)\} from (['"])([^'"]*\/texts(?:\/[\w-]+)?\.ts)\2;?$/gm;
const only = /[\\/]texts(?:[\\/][\w-]+)?\.ts\?only=(\w+)$/;

/** One import for each name, from a module that exports this one alone. */
export const importEach = (code: string): string =>
  code.replace(textImport, (_, names: string, _quote, file: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `import { ${name} } from '${file}?only=${name.split(' ')[0]}';`)
      .join(' '),
  );

/** The texts of one component: what isn't exported, the bundler drops. */
export const exportOnly = (code: string, name: string): string =>
  code.replace(new RegExp(`^export const (?!${name}\\b)`, 'gm'), 'const ');

/** Each text travels in the chunk that shows it, though all of a feature are written in one file. */
export const splitTexts: Plugin = {
  name: 'kindfare:split-texts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: /\/texts(?:\/[\w-]+)?\.ts['"]/, id: /[\\/]src[\\/].*\.tsx?/ },
    handler: (code) => importEach(code),
  },
  load: {
    filter: { id: only },
    async handler(id) {
      const name = only.exec(id)?.[1] ?? '';
      return exportOnly(await this.fs.readFile(id.slice(0, id.indexOf('?')), { encoding: 'utf8' }), name);
    },
  },
};
