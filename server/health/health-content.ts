import { readdir, readFile } from 'node:fs/promises';
import type { Rulebook } from '#domain/health-recommendations/rule.ts';
import type { MedicineTables } from '#domain/medicines/medicine-interactions.ts';
import { completionCategories, type Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { Situation } from '#domain/safety/safety-rule.ts';
import type { Context } from '#server/context.ts';

/** The questionnaire and the rules that evaluate its answers. */
export interface HealthContent {
  readonly questionnaire: Questionnaire;
  readonly rulebook: Rulebook;
  readonly situations: readonly Situation[];
  readonly medicines: MedicineTables;
}

const content = new URL('../../content/', import.meta.url);

async function textsOf(folder: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = names.map(async (name): Promise<[string, string]> => {
    const file = `${folder}/${name}`;
    return [`content/${file}`, await readFile(new URL(file, content), 'utf8')];
  });
  return new Map(await Promise.all(texts));
}

/** content/questionnaire and content/recommendations. Throws ContentError with file and line of the problems. */
export async function loadHealthContent(foods: Context['foods']): Promise<HealthContent> {
  // The HTML sanitizer is imported when the first file is read.
  const [
    { readQuestionnaire },
    { readRulebook },
    { readSituations },
    { knownOf },
    { readMedicineTables },
    questionTexts,
    ruleFiles,
    safetyFiles,
    tables,
  ] = await Promise.all([
    import('./questionnaire-file.ts'),
    import('./recommendation-files.ts'),
    import('./safety-files.ts'),
    import('./known-names.ts'),
    import('./medicine-tables.ts'),
    textsOf(
      'questionnaire',
      [...completionCategories, 'rx'].map((id) => `${id}.yaml`),
    ),
    readdir(new URL('recommendations', content)),
    readdir(new URL('safety', content)),
    textsOf('.', ['medicines.csv', 'medicine-interactions.csv']),
  ]);
  const medicines = readMedicineTables([...tables.values()], foods);
  const questionnaire = readQuestionnaire(questionTexts, medicines.medicines);
  const known = knownOf(questionnaire, foods);
  const rulebook = readRulebook(await textsOf('recommendations', ruleFiles.toSorted()), known);
  const situations = readSituations(await textsOf('safety', safetyFiles.toSorted()), known);
  return { questionnaire, rulebook, situations, medicines };
}

let loaded: Promise<HealthContent> | null = null;

/** Loaded once; loaded again after a failure. */
export function healthContent({ foods }: Pick<Context, 'foods'>): Promise<HealthContent> {
  loaded ??= loadHealthContent(foods).catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}
