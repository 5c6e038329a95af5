/** nginx, Caddy, and HAProxy as Debian has them, with the configurations of `deploy`. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, connect as openConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

export const proxyNames = ['nginx', 'caddy', 'haproxy'] as const;
export type ProxyName = (typeof proxyNames)[number];

const packages: Readonly<Record<ProxyName, string>> = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  haproxy: 'haproxy',
};

const isRoot = process.getuid?.() === 0;
/** Programs that nobody has installed: unpacked here, so that nothing on this machine starts or changes. */
const unpacked = resolve('.cache/proxies');
const libraries = () => globSync(`${unpacked}/usr/lib/*-linux-gnu*`).join(delimiter);
const folders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  `${unpacked}/usr/sbin`,
  `${unpacked}/usr/bin`,
];
const findProgram = (name: string) => folders.map((folder) => join(folder, name)).find(existsSync);

/** Downloads the packages with what they depend on and unpacks them, without installing any. */
function unpack(names: readonly ProxyName[]): void {
  const archives = join(unpacked, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  const run = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { stdio: 'ignore', timeout: 120_000 });
  run('apt-get', ['update', '-qq']);
  const options = [
    '--yes',
    '--download-only',
    '--no-install-recommends',
    '-o',
    `Dir::Cache::archives=${archives}`,
  ];
  run('apt-get', ['install', ...options, ...names.map((name) => packages[name])]);
  for (const file of globSync(`${archives}/*.deb`)) run('dpkg-deb', ['-x', file, unpacked]);
}

/** The proxies that can run here: installed, or on Debian downloaded by root; none without a network. */
export function availableProxies(): readonly ProxyName[] {
  if (findProgram('openssl') === undefined) return [];
  const missing = proxyNames.filter((name) => findProgram(name) === undefined);
  if (missing.length > 0 && isRoot && existsSync('/usr/bin/apt-get'))
    try {
      unpack(missing);
    } catch {
      // those that are missing are skipped
    }
  return proxyNames.filter((name) => findProgram(name) !== undefined);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Place {
  /** Folder that the proxy may write to, with `cert.pem`, `key.pem`, and both in `both.pem`. */
  readonly scratch: string;
  readonly http: number;
  readonly https: number;
  /** Port of the server. */
  readonly upstream: number;
}

/** The text with each replacement made; one that changes nothing is an error, so that the test follows the file. */
function replaced(text: string, changes: readonly (readonly [RegExp | string, string])[]): string {
  return changes.reduce((before, [what, by]) => {
    const after = before.replaceAll(what, by);
    if (after === before) throw new Error(`The configuration has no ${what}.`);
    return after;
  }, text);
}

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

function nginxFiles({ scratch, http, https, upstream }: Place) {
  const site = replaced(read('nginx.conf'), [
    [/^ +listen \[::\].*\n/gm, ''],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ', `listen 127.0.0.1:${https} `],
    ['127.0.0.1:3000', `127.0.0.1:${upstream}`],
    [/\/etc\/letsencrypt\S+fullchain/g, `${scratch}/cert`],
    [/\/etc\/letsencrypt\S+privkey/g, `${scratch}/key`],
    ['food.example', 'localhost'],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${scratch}/${name};`,
  );
  return {
    'main.conf': `daemon off; pid ${scratch}/pid; events {} http { access_log off; ${temporary.join(' ')} include ${scratch}/site.conf; }`,
    'site.conf': site,
  };
}

function caddyFiles({ scratch, https, upstream }: Place) {
  const site = replaced(read('Caddyfile'), [
    ['{$SITE:food.example} {', `https://localhost:${https} {\n\ttls ${scratch}/cert.pem ${scratch}/key.pem`],
    ['{$UPSTREAM:127.0.0.1:3000}', `127.0.0.1:${upstream}`],
  ]);
  return { Caddyfile: `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}` };
}

const haproxyFiles = ({ scratch, http, https, upstream }: Place) => ({
  'haproxy.cfg': replaced(read('haproxy.cfg'), [
    ['bind :80', `bind 127.0.0.1:${http}`],
    ['bind :443', `bind 127.0.0.1:${https}`],
    ['127.0.0.1:3000', `127.0.0.1:${upstream}`],
    ['/etc/haproxy/food.example.pem', `${scratch}/both.pem`],
  ]),
});

const programs: Readonly<
  Record<
    ProxyName,
    {
      readonly files: (place: Place) => Readonly<Record<string, string>>;
      readonly args: (scratch: string) => readonly string[];
    }
  >
> = {
  nginx: {
    files: nginxFiles,
    args: (scratch) => ['-c', `${scratch}/main.conf`, '-p', scratch, '-e', 'stderr'],
  },
  caddy: {
    files: caddyFiles,
    args: (scratch) => ['run', '--adapter', 'caddyfile', '--config', `${scratch}/Caddyfile`],
  },
  haproxy: { files: haproxyFiles, args: (scratch) => ['-db', '-f', `${scratch}/haproxy.cfg`] },
};

/** A certificate of `localhost` that signs itself. */
function makeCertificate(scratch: string): string {
  const [cert, key] = [join(scratch, 'cert.pem'), join(scratch, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  chmodSync(key, 0o644);
  const text = readFileSync(cert, 'utf8');
  writeFileSync(join(scratch, 'both.pem'), text + readFileSync(key, 'utf8'));
  return text;
}

const accepts = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = openConnection(port, '127.0.0.1', () => done(socket.destroy().destroyed));
    socket.on('error', () => done(false));
  });

export interface RunningProxy {
  readonly name: ProxyName;
  readonly origin: string;
  /** Port without TLS; Caddy has its own way to redirect, which needs port 80. */
  readonly http: number;
  readonly https: number;
  readonly certificate: string;
  readonly stop: () => Promise<void>;
}

/** Starts one as an account without privileges, in front of the server at the port. Throws with its output. */
export async function startProxy(name: ProxyName, upstream: number): Promise<RunningProxy> {
  const nobody = { uid: 65_534, gid: 65_534 };
  const scratch = mkdtempSync(join(tmpdir(), `kindfare-${name}-`));
  chmodSync(scratch, 0o755);
  const certificate = makeCertificate(scratch);
  const place = { scratch, upstream, http: await freePort(), https: await freePort() };
  const { files, args } = programs[name];
  for (const [file, text] of Object.entries(files(place))) writeFileSync(join(scratch, file), text);
  if (isRoot) chownSync(scratch, nobody.uid, nobody.gid);
  const child: ChildProcess = spawn(findProgram(name) ?? name, args(scratch), {
    ...(isRoot ? nobody : {}),
    cwd: scratch,
    env: { PATH: process.env['PATH'], HOME: scratch, LD_LIBRARY_PATH: libraries() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  child.on('error', (error) => (output += error.message));
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(scratch, { recursive: true, force: true });
  };
  while (!(await accepts(place.https))) {
    if (child.exitCode !== null || child.pid === undefined) {
      await stop();
      throw new Error(`${name} did not start: ${output}`);
    }
    await new Promise((done) => setTimeout(done, 25));
  }
  const origin = `https://localhost:${place.https}`;
  return { name, origin, http: place.http, https: place.https, certificate, stop };
}
