import { type Plugin, parseSync } from 'vite';

const textImport = /^import \{([^}]+)\} from (['"])([^'"]*\/texts(?:\/[\w-]+)?\.ts)\2;?$/gm;
const only = /[\\/]texts(?:[\\/][\w-]+)?\.ts\?only=(\w+)$/;

/** One import for each name, of a module that exports its texts by their keys. */
export const importEach = (code: string): string =>
  code.replace(textImport, (_, names: string, _quote, file: string) =>
    [...names.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)]
      .map(([, name = '', alias = name]) => `import * as ${alias} from '${file}?only=${name}';`)
      .join(' '),
  );

/** The texts of one component, each an export of its own: what is used nowhere, the bundler drops. */
export function exportEach(code: string, part: string): string {
  const declared = parseSync('texts.ts', code).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  );
  const texts = declared.find(({ id }) => id.type === 'Identifier' && id.name === part)?.init;
  if (texts?.type !== 'ObjectExpression') throw new Error(`${part} is no object of texts.`);
  const each = texts.properties.map((property, index) => {
    if (property.type !== 'Property' || property.method)
      throw new Error(`${part} has more than keys and texts.`);
    const [key, value] = [property.key, property.value].map(({ start, end }) => code.slice(start, end));
    return `const text${index} = ${value};\nexport { text${index} as ${key} };\n`;
  });
  return code.replace(/^export const /gm, 'const ') + each.join('');
}

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
      const part = only.exec(id)?.[1] ?? '';
      return exportEach(await this.fs.readFile(id.slice(0, id.indexOf('?')), { encoding: 'utf8' }), part);
    },
  },
};
