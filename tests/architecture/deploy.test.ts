import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { serverArguments } from '#scripts/server-arguments.ts';
import { readConfig } from '#server/config.ts';
import { httpLimits } from '#server/http/limits.ts';
import { importsOf } from './imports.ts';
import { sourceFiles } from './source-files.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile');
const unit = read('deploy/kindfare.service');
const command = serverArguments.join(' ');

/** Top folders and files of the project in the image. */
const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \.\/\S*$/gm)].flatMap(([, paths = '']) =>
  paths.split(' ').map((path) => path.replace('/srv/kindfare/', '')),
);
const top = (path: string) => path.split('/')[0] ?? '';

/** The names that the server reads from its environment. */
function configNames(): ReadonlySet<string> {
  const names = new Set(['NODE_ENV']);
  readConfig(new Proxy<Record<string, string>>({}, { get: (_, name) => void names.add(String(name)) }));
  return names;
}

describe('image', () => {
  test('has every folder that the server imports or reads', () => {
    const own = sourceFiles().filter(
      (file) => file.startsWith('server/') && !/\.(test|fixture)\./.test(file),
    );
    const imported = own.flatMap(importsOf).map(({ to }) => top(to));
    const opened = own.flatMap((file) => {
      const depth = file.split('/').length - 1;
      return [...read(file).matchAll(/new URL\('((?:\.\.\/)+)([\w.-]+)/g)]
        .filter(([, ups = '']) => ups.length / 3 === depth)
        .map(([, , name = '']) => name);
    });
    const needed = new Set([...imported, ...opened]);
    expect([...needed].filter((name) => existsSync(name) && !copied.includes(name))).toEqual([]);
    expect(copied.filter((name) => name !== 'dist' && !existsSync(name))).toEqual([]);
  });

  test('runs the server as another account, with its arguments and a health check', () => {
    expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain(`CMD ${JSON.stringify(['node', ...serverArguments]).replaceAll(',', ', ')}`);
    expect(dockerfile).toMatch(/^HEALTHCHECK .+\/readyz/m);
    const { dependencies } = JSON.parse(read('package.json'));
    const [major] = dependencies.node.split('.');
    for (const [, version] of dockerfile.matchAll(/^FROM node:(\d+)/gm)) expect(version).toBe(major);
  });
});

describe.each(globSync('deploy/compose*.yaml'))('%s', (file) => {
  const { services, volumes } = parse(read(file)) as {
    services: Record<
      string,
      { volumes?: string[]; environment?: Record<string, string>; read_only?: boolean }
    >;
    volumes: Record<string, unknown>;
  };
  const site = services['kindfare'];

  test('names variables that the server reads, and volumes that there are', () => {
    const names = configNames();
    for (const name of Object.keys(site?.environment ?? {})) expect(names).toContain(name);
    for (const service of Object.values(services))
      for (const volume of service.volumes ?? [])
        expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
  });

  test('has a read-only root, and the data of the image on a volume', () => {
    expect(site?.read_only).toBe(true);
    expect(site?.volumes).toContain('data:/data');
    expect(dockerfile).toContain('DATA_DIR=/data');
  });

  test('has settings with which the server starts', () => {
    const filled = Object.entries(site?.environment ?? {}).map(([name, value]) => [
      name,
      value.replace(
        /\$\{(\w+)(?::-([^}]*))?[^}]*\}/g,
        (_, key: string, usual?: string) =>
          usual ?? (key === 'PUBLIC_URL' ? 'https://food.example' : `${key.toLowerCase()}-`.padEnd(40, 'x')),
      ),
    ]);
    expect(() =>
      readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', ...Object.fromEntries(filled) }),
    ).not.toThrow();
  });
});

describe('systemd', () => {
  test('the unit runs the server with its arguments, and closes all but its data', () => {
    expect(unit).toContain(`ExecStart=/srv/kindfare/node_modules/node/bin/node ${command}\n`);
    for (const line of [
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
      'StateDirectory=kindfare',
    ])
      expect(unit.split('\n')).toContain(line);
    // the compiler of JavaScript and WebAssembly writes code
    expect(unit).not.toContain('MemoryDenyWriteExecute');
  });

  test('the settings of the guide work for the unit and for commands, which read them with a shell', () => {
    const [, settings = ''] =
      /```\n(NODE_ENV=production\n[^`]+)```/.exec(read('docs/guides/operators.md')) ?? [];
    const printed = execFileSync('sh', ['-ec', `set -a; ${settings}exec env`], { env: {}, encoding: 'utf8' });
    const env = Object.fromEntries(printed.split('\n').map((line) => line.split(/=(.*)/)));
    const config = readConfig(env);
    expect(config.mail?.from).toBe('Kindfare <hello@food.example>');
    expect(unit).toContain(`Environment=DATA_DIR=${config.dataDir}\n`);
  });

  test('the guide names the files that there are', () => {
    const guide = read('docs/guides/operators.md');
    for (const file of [
      'deploy/kindfare.service',
      'deploy/kindfare-backup.timer',
      'deploy/compose.yaml',
      'deploy/compose.postgres.yaml',
      'deploy/nginx.conf',
      'deploy/Caddyfile',
      'deploy/haproxy.cfg',
    ])
      expect(guide).toContain(file);
    expect(read('deploy/kindfare-backup.service')).toContain('server/admin/main.ts backup ');
  });
});

test.each([
  ['deploy/nginx.conf', /^ {2}keepalive_timeout (\d+)s;$/m],
  ['docs/guides/operators.md', /^ {2}keepalive_timeout (\d+)s;$/m],
  ['deploy/Caddyfile', /^\t+keepalive (\d+)s$/m],
])(
  '%s closes idle connections before the server does, so that no change meets a closing one',
  (file, pattern) => {
    const seconds = Number(pattern.exec(read(file))?.[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds * 1000).toBeLessThan(httpLimits.keepAlive / 2);
  },
);
