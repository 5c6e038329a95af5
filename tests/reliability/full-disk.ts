/**
 * Preloaded into a server: while the file FULL_DISK exists, no file can grow, as on a full disk. Replaces the
 * functions of `node:fs` by which the embedded database and the storage of files write. A real full disk takes
 * a mount, which few systems allow.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { FULL_DISK: flag = '' } = process.env;
const isFull = () => flag !== '' && fs.existsSync(flag);

function noSpace(call: string): NodeJS.ErrnoException {
  const error: NodeJS.ErrnoException = new Error(`ENOSPC: no space left on device, ${call}`);
  return Object.assign(error, { code: 'ENOSPC', errno: -28, syscall: call });
}

const { writeSync, ftruncateSync, truncateSync } = fs;

/** A regular file may be overwritten within its size. */
function refuseGrowth(file: number, end: number, call: string): void {
  const { size } = fs.fstatSync(file);
  if (fs.fstatSync(file).isFile() && end > size && isFull()) throw noSpace(call);
}

fs.writeSync = ((file: number, data: NodeJS.ArrayBufferView | string, ...rest: (number | null)[]) => {
  const [, length, position] = rest;
  const bytes = length ?? Buffer.byteLength(data as string);
  const at = typeof position === 'number' ? position : fs.fstatSync(file).size;
  refuseGrowth(file, at + bytes, 'write');
  return Reflect.apply(writeSync, fs, [file, data, ...rest]);
}) as typeof writeSync;
fs.ftruncateSync = (file, length = 0) => {
  refuseGrowth(file, length ?? 0, 'ftruncate');
  ftruncateSync(file, length);
};
fs.truncateSync = (path, length = 0) => {
  if (fs.existsSync(path) && (length ?? 0) > fs.statSync(path).size && isFull()) throw noSpace('truncate');
  truncateSync(path, length);
};
const { open } = fs.promises;
fs.promises.open = async (...args) => {
  const handle = await open(...args);
  const { writeFile } = handle;
  handle.writeFile = async (...data) => {
    if (isFull()) throw noSpace('write');
    await Reflect.apply(writeFile, handle, data);
  };
  return handle;
};
syncBuiltinESMExports();
