import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const staticImport = /^(?:import|export)\s+(?!type\s)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

/** Packages that are loaded statically with a file. */
function packagesOf(start: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
      if (target.startsWith('.')) visit(normalize(join(dirname(file), target)));
      else if (target.startsWith('#')) visit(target.slice(1));
      else packages.add(target);
    }
  };
  for (const file of start) visit(file);
  return packages;
}

test('the start loads neither social sign-in nor payment packages', () => {
  const loaded = packagesOf(['server/main.ts', 'server/serve.ts', 'server/app.ts']);
  expect(loaded).toContain('fastify');
  for (const name of ['openid-client', 'oidc-provider', 'light-my-request', 'stripe'])
    expect(loaded).not.toContain(name);
  expect(packagesOf(['server/providers/social/stand-in.ts'])).toContain('oidc-provider');
  expect(packagesOf(['server/providers/payment/stripe/stripe-provider.ts'])).toContain('stripe');
});

test('commands that run for long replace the shell of npm, which does not pass signals on', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  for (const name of ['start', 'dev', 'demo', 'admin']) expect(scripts[name]).toMatch(/^exec node /);
});
