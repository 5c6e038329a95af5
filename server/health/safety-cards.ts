import type { OperationResponse } from '#contract/operations.ts';
import type { Safety, SafetyNote } from '#domain/safety/safety-of.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

type RecommendationsData = OperationResponse<'listRecommendations'>['data'];
type Item = RecommendationsData['allrecs'][number];

const line = ({ rule: { title, why, ask } }: SafetyNote) =>
  `<li><strong>${escapeHtml(title)}.</strong> ${escapeHtml(why)}${ask === null ? '' : ` Ask ${escapeHtml(ask)}.`}</li>`;

/** For notes the member switches on themselves, the reason is shown next to the switch only. */
const hasCard = ({ rule, isEnabled }: SafetyNote) => isEnabled && rule.effect !== 'diet';

/** The cards shown before any advice: one for each situation. */
export function safetyCards({ notes }: Pick<Safety, 'notes'>): Item[] {
  const cards = Map.groupBy(notes.filter(hasCard), ({ situation }) => situation.id);
  return [...cards].map(([id, found]) => ({
    recommendation_id: `safety-${id}`,
    label: found[0]?.situation.name ?? id,
    category: 'Safe for you',
    dose_amount: null,
    dose_units: null,
    dose_interval: null,
    how: `<ul>${found.map(line).join('')}</ul>`,
  }));
}
