import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '#server/config.ts';
import { runAdmin } from './admin.ts';
import { AdminError } from './admin-error.ts';
import { terminalIo } from './admin-io.ts';
import { affiliatesArea } from './commands/affiliates.ts';
import { bindingsArea } from './commands/bindings.ts';
import { codesArea } from './commands/codes.ts';
import { notifyArea } from './commands/notify.ts';
import { packagesArea } from './commands/packages.ts';
import { pagesArea } from './commands/pages.ts';
import { reviewsArea } from './commands/reviews.ts';
import { settingsArea } from './commands/settings.ts';
import { usersArea } from './commands/users.ts';
import { openDatabase } from './open-database.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
// Sets exitCode instead of calling process.exit, so that piped output is flushed.
process.exitCode = await runAdmin(
  process.argv.slice(2),
  [
    settingsArea,
    pagesArea,
    packagesArea,
    codesArea,
    affiliatesArea,
    usersArea,
    reviewsArea,
    bindingsArea,
    notifyArea,
  ],
  {
    io: terminalIo,
    now: () => new Date(),
    open: () => {
      try {
        return openDatabase(readConfig(process.env).database);
      } catch (error) {
        throw error instanceof ConfigError ? new AdminError(error.message) : error;
      }
    },
  },
);
