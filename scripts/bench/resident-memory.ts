import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB; null where the system does not report it. */
export function memoryOf(pid: number | undefined): number | null {
  try {
    const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kB === undefined ? null : Math.round(Number(kB) / 1024);
  } catch {
    return null;
  }
}
