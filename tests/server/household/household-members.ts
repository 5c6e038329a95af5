import type { TestApp, TestMember } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';

export const sharesAll = { shares_food: true, shares_energy: true };

export async function memberNamed(app: TestApp, name: string): Promise<TestMember> {
  const member = await app.member();
  await app.ok('updateCurrentUser', { token: member.token, body: { name } });
  return member;
}

/** The other accepts an invite to the household of the first; both share the same. */
export async function joinHousehold(
  app: TestApp,
  owner: TestMember,
  other: TestMember,
  shares = sharesAll,
): Promise<void> {
  const { code } = (await app.ok('createHouseholdInvite', { token: owner.token })).data;
  await app.ok('acceptHouseholdInvite', { token: other.token, body: { code, ...shares } });
}

/** Ana, who owns a household and pays for it, and Ben, whom she invited. */
export async function anaAndBen(
  app: TestApp,
  shares = sharesAll,
): Promise<{ readonly ana: TestMember; readonly ben: TestMember }> {
  const [ana, ben] = [await memberNamed(app, 'Ana'), await memberNamed(app, 'Ben')];
  await (await openShop(app)).buy(ana.token);
  await app.ok('createHousehold', { token: ana.token, body: shares });
  await joinHousehold(app, ana, ben, shares);
  return { ana, ben };
}
