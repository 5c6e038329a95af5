import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/*
 * The tree of the Dockerfile's last stage without its base image: the same packages, files, account, environment,
 * command, and health check, on a root that is read-only but for the data and /tmp. Where the machine does not let a
 * process have mounts of its own, the files' modes stand in for them.
 */
const dockerfile = readFileSync('Dockerfile', 'utf8');
const line = (start: string) =>
  [...dockerfile.matchAll(new RegExp(`^${start}(.*)$`, 'gm'))].map(([, rest = '']) => rest.trim());
const command = JSON.parse(line('CMD ').at(-1) ?? '[]') as string[];
const health = JSON.parse(/CMD (\[.+\])$/.exec(line('HEALTHCHECK').at(-1) ?? '')?.[1] ?? '[]') as string[];
const variables = Object.fromEntries((line('ENV ').at(-1) ?? '').split(' ').map((pair) => pair.split('=')));
const copied = line('COPY --from=build ').flatMap((paths) =>
  paths
    .split(' ')
    .filter((path) => path.startsWith('/'))
    .map((path) => path.replace('/srv/kindfare/', '')),
);

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
// not in /tmp, which is the container's own
const scratch = mkdtempSync(join(existsSync('/var/tmp') ? '/var/tmp' : resolve('.cache'), 'kindfare-image-'));
const root = join(scratch, 'srv');
const data = join(scratch, 'data');
const node = join(scratch, 'node');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function makeTree(): void {
  for (const folder of [root, data]) mkdirSync(folder);
  const shared = new Set([...copied, 'package-lock.json', '.npmrc']);
  for (const name of shared) if (name !== 'node_modules') cpSync(name, join(root, name), { recursive: true });
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  cpSync(join(root, 'node_modules/node/bin/node'), node);
  expect(dockerfile).toContain('npm ci --omit=dev && node scripts/serving-packages.ts');
  execFileSync(process.execPath, [resolve('scripts/serving-packages.ts')], { cwd: root });
  for (const name of ['package-lock.json', '.npmrc']) rmSync(join(root, name));
  execFileSync('chmod', ['-R', 'a-w,a+rX', root]);
  chmodSync(scratch, 0o755);
  if (isRoot) chownSync(data, nobody, nobody);
}

/** Root of the process: all read-only but the data and /tmp, and no way back to more rights. */
const enclose = [
  `mount --bind ${data} ${data}`,
  'mount -t tmpfs tmpfs /tmp',
  'mount -o remount,bind,ro /',
  `cd ${root}`,
  `exec setpriv --reuid=${nobody} --regid=${nobody} --clear-groups --no-new-privs --bounding-set=-all -- "$@"`,
].join(' && ');
const mounts = ['unshare', '--mount', '--propagation', 'private', 'sh', '-ec', enclose, 'sh'];

function mayMount(): boolean {
  if (!isRoot) return false;
  try {
    const [program = '', ...args] = mounts;
    execFileSync(program, [...args, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function start(port: number) {
  const run = [node, ...command.slice(1)];
  const [program = '', ...args] = mayMount() ? [...mounts, ...run] : run;
  return spawn(program, args, {
    cwd: root,
    ...(isRoot && !mayMount() ? { uid: nobody, gid: nobody } : {}),
    env: {
      PATH: process.env['PATH'],
      ...variables,
      PORT: String(port),
      DATA_DIR: data,
      PUBLIC_URL: 'https://food.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const isHealthy = (port: number): boolean => {
  try {
    const args = health.slice(1).map((part) => part.replace('3000', String(port)));
    execFileSync(node, args, { stdio: 'ignore', timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
};

const sizeOf = (folder: string) =>
  globSync(`${folder}/**/*`).reduce((sum, file) => {
    const stat = lstatSync(file);
    return stat.isFile() ? sum + stat.size : sum;
  }, 0);

beforeAll(() => {
  // not the one of tests, with which React is built for development
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npm', ['run', '--silent', 'build'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  makeTree();
}, 900_000);
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', scratch]);
  rmSync(scratch, { recursive: true, force: true });
});

test('the image serves as another account from a read-only root, writes to its data only, and stops', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  expect(isHealthy(port)).toBe(false);
  const server = start(port);
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const ended = new Promise<number | null>((done) => server.on('close', done));
  await new Promise<void>((ready, failed) => {
    server.stdout.on('data', () => output.includes('is served at') && ready());
    void ended.then((code) => failed(new Error(`It ended with ${code}: ${output}`)));
  });
  expect(isHealthy(port)).toBe(true);

  const post = async (path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const account = { email: 'image@example.com', password: 'a read-only root' };
  await post('/auth/register', {
    name: '__',
    ...account,
    password_confirmation: account.password,
  });
  const given = {
    grant_type: 'password',
    client_id: 'app',
    username: account.email,
    password: account.password,
  };
  const token = (await post('/auth/token', given)).body.access_token;
  // a thread that reads recipes, a process that draws pictures, the page, and the mail and payment parts at their start
  const recipe = {
    title: 'Rice',
    servings: 1,
    ingredients: ['60 g rice', '1 apple'],
    steps: ['Boil the rice.'],
  };
  expect((await post('/users/me/recipes/preview', recipe, token)).status).toBe(200);
  const list = await (
    await fetch(`${url}/api/recipes?query=soup`, { headers: { authorization: `Bearer ${token}` } })
  ).json();
  const [soup] = list.data;
  for (const path of ['/', '/manifest.webmanifest', soup.image, soup.image.replace(/\.svg.*/, '.jpg')])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);

  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  if (isRoot) expect(status).toMatch(new RegExp(`^Uid:\\t${nobody}\\t${nobody}\\t${nobody}`, 'm'));
  if (mayMount()) expect(status).toMatch(/^NoNewPrivs:\t1$/m);
  expect(globSync(`${data}/*`).length).toBeGreaterThan(0);
  expect(output).not.toMatch(/EROFS|EACCES|ERR_MODULE_NOT_FOUND/);
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 300_000);

test('the packages of the image weigh what the guide says', () => {
  expect(sizeOf(join(root, 'node_modules'))).toBeLessThan(130 * 1024 * 1024);
});
