/** What this process and the one that started it tell each other, with `--await-build`: `npm start`. */
const awaits = process.argv.includes('--await-build') && process.send !== undefined;

/** Resolves when the app is built; rejects if the starter ends before. */
export function appBuilt(): Promise<void> {
  if (!awaits) return Promise.resolve();
  return new Promise((resolve, reject) => {
    process.once('message', () => resolve());
    process.once('disconnect', () => reject(new Error('The app was not built.')));
  });
}

/** Tells the starter that this server serves, which is the last message. */
export function reportReady(): void {
  if (awaits && process.connected) process.send?.('ready', () => process.disconnect());
}
