import type { OperationAnswer } from '#contract/operations.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import type { Safety, SafetyNote } from '#domain/safety/safety-of.ts';

type Answer = OperationAnswer<'listRecommendations'>['data'];
type Item = Answer['allrecs'][number];

const line = ({ rule: { title, why, ask } }: SafetyNote) =>
  `<li><strong>${escapeHtml(title)}.</strong> ${escapeHtml(why)}${ask === null ? '' : ` Ask ${escapeHtml(ask)}.`}</li>`;

/** Why, of what the member decides themselves, is said with its switch alone. */
const isTold = ({ rule, isOn }: SafetyNote) => isOn && rule.effect !== 'diet';

/** What the member has to know before any advice: one card for each situation. */
export function safetyCards({ notes }: Pick<Safety, 'notes'>): Item[] {
  const told = Map.groupBy(notes.filter(isTold), ({ situation }) => situation.id);
  return [...told].map(([id, found]) => ({
    recommendation_id: `safety-${id}`,
    label: found[0]?.situation.name ?? id,
    category: 'Safe for you',
    dose_amount: null,
    dose_units: null,
    dose_interval: null,
    how: `<ul>${found.map(line).join('')}</ul>`,
  }));
}
