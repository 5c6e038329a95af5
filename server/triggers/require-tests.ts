import type { Db } from '#server/db/connect.ts';
import { forbidden, notFound } from '#server/errors.ts';
import { hasConsent } from '#server/queries/consents.ts';
import { findSettings } from '#server/queries/settings.ts';

export const noTest = () => notFound('There is no such food test.');

/** Whether the site offers tests, and the member has agreed to them and to the diary. */
export async function mayKeepTests(db: Db, userId: string): Promise<boolean> {
  const settings = await findSettings(db);
  if (settings['symptom_diary'] !== true || settings['food_tests'] !== true) return false;
  return (await hasConsent(db, userId, 'diary')) && (await hasConsent(db, userId, 'tests'));
}

/** Throws 403 where the site has no tests, or the member hasn't agreed. */
export async function requireTests(db: Db, userId: string): Promise<void> {
  const settings = await findSettings(db);
  if (settings['symptom_diary'] !== true || settings['food_tests'] !== true)
    throw forbidden('This site doesn’t offer food tests.');
  if (!(await mayKeepTests(db, userId)))
    throw forbidden(
      'Before we keep a food test, please agree to it and to the diary: open Find your triggers in your account, and try again.',
    );
}
