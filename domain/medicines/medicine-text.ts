import { formatList } from '#domain/message/format-list.ts';
import { type Interaction, type Severity, severities } from './interaction.ts';

/** Displayed label of each severity. */
export const severityWords: Readonly<Record<Severity, string>> = {
  avoid: 'Leave out',
  limit_or_keep_constant: 'Keep small or steady',
  separate_in_time: 'Keep hours apart',
  watch: 'Watch',
  be_told: 'Good to know',
};

const counted: Readonly<Record<Severity, string>> = {
  avoid: 'to leave out',
  limit_or_keep_constant: 'to keep small or steady',
  separate_in_time: 'to keep hours apart',
  watch: 'to watch',
  be_told: 'good to know',
};

/** For a medicine without known food interactions. Research is never complete, so it isn't called safe. */
export const noFoodRule =
  'We know no food rule for it. That does not mean there is none: ask your pharmacist.';

/** Summary at the top of a medicine's card. */
export function summaryOf(rules: readonly Pick<Interaction, 'severity'>[]): string {
  if (rules.length === 0) return noFoodRule;
  const parts = severities.flatMap((severity) => {
    const count = rules.filter((rule) => rule.severity === severity).length;
    return count === 0 ? [] : [`${count} ${counted[severity]}`];
  });
  return `${formatList(parts)}.`;
}
