import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { AdminError } from './admin-error.ts';

/** Input and output of a command; tests inject their own. */
export interface AdminIo {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks for a confirmation; null when the session is not interactive. */
  readonly confirm: (question: string) => Promise<boolean | null>;
  /** The text of a file; `-` reads standard input. Throws AdminError. */
  readonly readText: (file: string) => string;
}

async function confirm(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } catch {
    // canceled at the keyboard
    return false;
  } finally {
    terminal.close();
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'doesn’t exist',
  EISDIR: 'is a folder',
  EACCES: 'isn’t readable for this account',
};

function readText(file: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new AdminError(`${file} ${reasons[code] ?? 'can’t be read'}.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AdminError(`${file} isn’t a UTF-8 text file.`);
  }
}

/** The terminal. */
export const terminalIo: AdminIo = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  confirm,
  readText,
};
