import { createFolderStorage } from '#server/providers/storage/folder-storage.ts';
import { loadSecrets } from '#server/secrets/load-secrets.ts';
import { file, form } from '#tests/server/accounts/forms.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { png } from '#tests/server/files/pictures.ts';
import { choicesBy, type HealthMember, healthMember } from '#tests/server/health/health-member.ts';

/** The key of every test app. */
export const siteKey = 'a key for tests, and for tests alone';

/** A site with one member and their health answers, meal plan, payment, and picture. Pictures are in `${dataDir}/files`. */
export async function startBusySite(dataDir: string): Promise<{ app: TestApp; member: HealthMember }> {
  const storage = createFolderStorage(`${dataDir}/files`);
  const app = await startTestApp({ context: { storage } });
  await loadSecrets({ secretKey: siteKey, dataDir, database: { kind: 'postgres', url: '' } }, app.db);
  const member = await healthMember(app);
  await member.answer(choicesBy(member.content.questionnaire, 'worst'));
  const [soup] = await app.db.selectFrom('recipes').select('id').orderBy('id').limit(1).execute();
  await app.ok('addToMealPlan', {
    token: member.token,
    body: { type: 'recipe', date: '2026-05-05', ids: [String(soup?.id)] },
  });
  const photo = file(await png(64, 64));
  await app.call('uploadPhoto', { token: member.token, ...(await form({ photo })) });
  return { app, member };
}

/** All that the member sees of it, with the bytes of the picture. */
export async function shownTo(app: TestApp, token: string) {
  const { data: all } = await app.ok('exportCurrentUser', { token });
  const { data: user } = await app.ok('getCurrentUser', { token });
  const { data: weeks } = await app.ok('listMealPlans', { token, query: { start: '2026-05-04' } });
  const { data: cards } = await app.ok('listRecommendations', { token });
  const picture = await app.fastify.inject({ url: user.profile_photo_url ?? '/' });
  return { all, user, weeks, cards, picture: [picture.statusCode, picture.rawPayload.toString('base64')] };
}
