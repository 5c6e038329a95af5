import { readFileSync } from 'node:fs';
import { ContentError } from '#server/content/content-error.ts';
import { parseContentYaml } from '#server/content/parse-content-yaml.ts';
import { isPlanId, type Plan, planDefaults, planProblem } from './check-plan.ts';

const file = new URL('../../content/packages.yaml', import.meta.url);

/** The plans of a YAML text by their ids. Throws ContentError. */
export function parsePlans(text: string): ReadonlyMap<string, Plan> {
  const written = parseContentYaml('content/packages.yaml', text);
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw new ContentError('content/packages.yaml: the whole must be plans by their ids.');
  const plans = new Map<string, Plan>();
  for (const [id, plan] of Object.entries(written)) {
    const problem = isPlanId(id) ? planProblem(plan) : 'the id must be of small letters, digits and hyphens';
    if (problem !== null) throw new ContentError(`content/packages.yaml: ${id}: ${problem}.`);
    plans.set(id, { ...planDefaults, ...plan });
  }
  return plans;
}

/** The project's own plans. */
export const readOwnPlans = (): ReadonlyMap<string, Plan> => parsePlans(readFileSync(file, 'utf8'));
