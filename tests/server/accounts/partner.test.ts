import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperationBody } from '#contract/operations.ts';
import type { TestApp, TestMember } from '#tests/server/app-under-test.ts';
import { type GoogleApp, startGoogleApp } from './google-app.ts';
import { mailsTo } from './mail-inbox.ts';
import { appAddress, exchange, signIn } from './social-browser.ts';
import { addApp, appCode, firstStep } from './two-step-member.ts';

type Grant = OperationBody<'issueToken'>;

let at: GoogleApp;
let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  at = await startGoogleApp();
  app = at.app;
});
beforeEach(async () => {
  member = await app.member();
});
afterAll(() => at.close());

const refresh = (): Grant => ({ grant_type: 'refresh_token', refresh_token: member.refreshToken });
async function twoStep(): Promise<Grant> {
  const { secret } = await addApp(app, member);
  const { token } = await firstStep(app, member);
  return { grant_type: 'two_step', two_step_token: token, code: appCode(app, secret) };
}
async function social(): Promise<Grant> {
  at.newVisitor();
  const { code = '' } = await signIn(at.newBrowser());
  return { grant_type: 'authorization_code', code, redirect_uri: appAddress };
}
const grants = [
  [
    'password',
    async (): Promise<Grant> => ({
      grant_type: 'password',
      username: member.email,
      password: member.password,
    }),
  ],
  ['refresh_token', async () => refresh()],
  ['two_step', twoStep],
  ['authorization_code', social],
] as const;
const moveTo = (partner: string) => app.db.updateTable('users').set({ partner_id: partner }).execute();

test.each(grants)(
  'SRV-05 API-83 the grant %s looks at the partner of the call and of the account',
  async (_, grantOf) => {
    const body = { client_id: 'app', ...(await grantOf()) };
    const headers = { 'x-partner-id': 'north' };
    expect((await app.fails('issueToken', 403, { body, headers })).message).toBe(
      'This server doesn’t serve that partner.',
    );
    await moveTo('north');
    await app.fails('getCurrentUser', 403, { token: member.token });
    const refused = await app.fails('issueToken', 403, { body });
    expect(refused.message).toBe('This account belongs to another partner.');
    expect(refused).not.toHaveProperty('two_step_token');
    await moveTo('main');
  },
);

test('a known identity of Google opens no session with an account of another partner', async () => {
  at.newVisitor();
  const browser = at.newBrowser();
  expect((await exchange(app, (await signIn(browser)).code)).status).toBe(200);
  await moveTo('north');
  const { code } = await signIn(at.newBrowser());
  expect((await exchange(app, code)).status).toBe(403);
  await moveTo('main');
});

test('EXT-23 the link that takes an account back works at its partner only', async () => {
  const body = { password: 'a quiet orange lamp', current_password: member.password };
  await app.ok('updateCurrentUser', { token: member.token, body });
  const [mail] = await mailsTo(app, member.email);
  const token = /restore\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await moveTo('north');
  await app.fails('restoreAccount', 422, { body: { token } });
  await moveTo('main');
  await app.ok('restoreAccount', { body: { token } });
});
