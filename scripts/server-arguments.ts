/**
 * Node's arguments for the server. By default the garbage of the start would grow the young generation of the
 * heap to 128 MB, which is never given back.
 */
export const serverArguments: readonly string[] = ['--max-semi-space-size=8', 'server/main.ts'];
