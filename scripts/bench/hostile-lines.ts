import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBenchServer } from './bench-server.ts';
import { figuresOf, timed } from './measure.ts';
import { memoryOf } from './resident-memory.ts';
import { type Line, ms, within } from './table.ts';

const clients = 150;
const pipelined = 999;
const attackMs = 10_000;
const retryDelayMs = 1_000;
const recoveryMs = 60_000;

/** Pipelines requests without reading, and reconnects a second after it was disconnected. */
function attack(port: number, isOver: () => boolean): void {
  const socket: Socket = connect(port, '127.0.0.1', () => {
    socket.pause();
    socket.write('GET /api/recipes-plus/settings HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(pipelined));
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    if (!isOver()) setTimeout(() => attack(port, isOver), retryDelayMs);
  });
}

/** The waiting time of another client, and the memory of the server, while clients pipeline requests and never read. */
export async function hostileLines(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-hostile-'));
  const server = await startBenchServer({ DATA_DIR: folder });
  try {
    const port = Number(new URL(server.address).port);
    const ask = () => timed(async () => (await fetch(`${server.address}/sitemap.xml`)).text());
    const askOften = async (count: number) => {
      const times: number[] = [];
      for (let index = 0; index < count; index += 1)
        times.push(await timed(async () => (await fetch(`${server.address}/healthz`)).text()));
      return times;
    };
    await ask();
    await askOften(50);
    const before = memoryOf(server.pid) ?? 0;
    let isOver = false;
    for (let index = 0; index < clients; index += 1) attack(port, () => isOver);
    const times: number[] = [];
    let highest = before;
    const end = performance.now() + attackMs;
    while (performance.now() < end) {
      times.push(...(await askOften(5)));
      highest = Math.max(highest, memoryOf(server.pid) ?? 0);
    }
    isOver = true;
    await sleep(recoveryMs);
    const after = memoryOf(server.pid) ?? 0;
    const { p50, p95 } = figuresOf(times);
    return [
      within(
        `another client while ${clients} pipeline ${pipelined} requests and never read`,
        `p50 ${ms(p50)} p95 ${ms(p95)} worst ${ms(Math.max(...times))} ms`,
        p95,
        200,
      ),
      within(
        'memory meanwhile',
        `+${Math.round(highest - before)} MB (${Math.round(before)} to ${Math.round(highest)})`,
        highest - before,
        100,
        'MB',
      ),
      within(
        'memory a minute later',
        `${after >= before ? '+' : ''}${Math.round(after - before)} MB`,
        after - before,
        30,
        'MB',
      ),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
