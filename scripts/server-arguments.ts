/**
 * Node's arguments for the server. By default the garbage of the start would grow the young generation of the
 * heap to 128 MB, which is never given back, and the old one would hold three times what lives in it before it is
 * collected, instead of twice: some 200 MB of a busy server.
 */
export const serverArguments: readonly string[] = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=100',
  'server/main.ts',
];
