import { addFactor } from '#server/accounts/two-step/change-factors.ts';
import { openSetup } from '#server/accounts/two-step/open-setup.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { addPasskey as add } from '#server/queries/passkeys.ts';
import { passkeySite, readNewPasskey } from '#server/security/passkeys.ts';

const refused = (sentence: string) => invalid({ credential: [sentence] });

export const addPasskey: Handler<'addPasskey'> = async (context, call) => {
  const { credential, name } = call.body;
  const { secret: challenge, consume } = await openSetup(context, call.member, 'passkey', 'credential');
  const site = passkeySite(context.config);
  const passkey = site === null ? null : await readNewPasskey(site, challenge, credential);
  if (passkey === null) throw refused('This passkey couldn’t be confirmed. Try again.');
  const codes = await addFactor(context, call, 'passkeyAdded', async (tx, now) => {
    await consume(tx);
    const isNew = await add(tx, {
      ...passkey,
      userId: call.member.userId,
      name: name.trim() || 'Passkey',
      now,
    });
    if (!isNew) throw refused('This passkey is in use already.');
  });
  return { message: 'The passkey is added.', data: { recovery_codes: codes } };
};
