import { setFlag } from '#src/api/session-flags.ts';

/** Once the metas say that the health questionnaire was answered, this device remembers it. */
export function recordQuestionnaireAnswered(
  metas: readonly { readonly name: string; readonly value: unknown }[],
): void {
  if (metas.some(({ name, value }) => name === 'questionnaire_answered' && value === true))
    setFlag('answered');
}
