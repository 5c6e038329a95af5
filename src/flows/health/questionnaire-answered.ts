import { isFlagOn } from '#domain/account/is-flag-on.ts';
import { setFlag } from '#src/api/session-flags.ts';

/** Sets the session flag once the metas say that the health questionnaire was answered. */
export function recordQuestionnaireAnswered(
  metas: readonly { readonly name: string; readonly value: unknown }[],
): void {
  if (metas.some(({ name, value }) => name === 'questionnaire_answered' && isFlagOn(value)))
    setFlag('answered');
}
