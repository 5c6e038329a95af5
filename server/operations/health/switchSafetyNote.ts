import type { Handler } from '#server/context.ts';
import { invalid, notFound } from '#server/errors.ts';
import {
  readStored,
  readSwitchedOff,
  switchedOffCategory,
  writeStored,
} from '#server/health/encrypted-answers.ts';
import { requireHealthConsent } from '#server/health/health-consent.ts';
import { healthContent } from '#server/health/health-content.ts';
import { lockHealth } from '#server/queries/health.ts';

const notTheirs = 'This note keeps you safe, so it stays on. If it doesn’t suit you, talk to your doctor.';

export const switchSafetyNote: Handler<'switchSafetyNote'> = async (context, { params, body, member }) => {
  const { situations } = await healthContent(context);
  const rule = situations.flatMap(({ rules }) => rules).find(({ id }) => id === params.id);
  if (rule === undefined) throw notFound('There is no such safety note.');
  if (rule.choice === 'always' && !body.is_on) throw invalid({ is_on: [notTheirs] });
  const { userId } = member;
  await context.db.transaction().execute(async (tx) => {
    await lockHealth(tx, userId);
    await requireHealthConsent(tx, userId);
    const off = new Set(readSwitchedOff(await readStored(context, tx, userId)));
    if (body.is_on) off.delete(rule.id);
    else off.add(rule.id);
    const pairs = Object.fromEntries([...off].toSorted().map((id) => [id, 0]));
    await writeStored(context, tx, userId, { category: switchedOffCategory, pairs });
  });
  return { message: 'Saved.' };
};
