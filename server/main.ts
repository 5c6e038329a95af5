import { existsSync } from 'node:fs';
import { readConfig } from './config.ts';
import { connectDatabase } from './db/connect.ts';
import { appBuilt } from './parent-process.ts';
import { startFailure } from './start-failure.ts';

async function start(): Promise<void> {
  const built = appBuilt();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const connection = await connectDatabase(config.database);
  // only now, as the database opens in its own thread meanwhile
  const { serve } = await import('./serve.ts');
  await serve({ config, connection, built });
}

try {
  await start();
} catch (error) {
  const { HOST: host, DATABASE_URL: databaseUrl } = process.env;
  console.error(startFailure(error, { host, databaseUrl }));
  process.exit(1);
}
