import type { Recommendation } from '#domain/health-recommendations/recommend.ts';
import { cleanHtml } from '#server/security/clean-html.ts';
import { escapeHtml } from '#server/web/escape-html.ts';

const shownFoods = 6;

/** The rule's words, with foods of it that fit; cleaned once more by the rules of today. */
export function howHtml({ rule, foods }: Recommendation): string {
  const names = foods.slice(0, shownFoods).map(({ name }) => escapeHtml(name));
  const examples = names.length === 0 ? '' : `<p>For you, for example: ${names.join(', ')}.</p>`;
  return cleanHtml(`${rule.how}${examples}`);
}
