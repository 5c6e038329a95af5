/**
 * How the server is started. The garbage of the start would make the young part of the heap 128 MB large, of which
 * a server at work needs little and gives nothing back.
 */
export const serverArguments: readonly string[] = ['--max-semi-space-size=8', 'server/main.ts'];
