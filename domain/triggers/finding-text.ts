import type { OperationResponse } from '#contract/operations.ts';
import { formatList } from '#domain/message/format-list.ts';
import { perServing } from './dose-limit.ts';
import { titleInSentence } from './substance-names.ts';

type Test = NonNullable<OperationResponse<'getTriggerTests'>['data']['current']>;
type Finding = NonNullable<Test['finding']>;
type Amounts = NonNullable<Finding['limit']>;

/** `8 mg in one serving`, or `between 5 and 12 mg in one serving` where one figure would say too much. */
export const limitWords = ({ low, value, high, unit, is_figure: isFigure }: Amounts): string =>
  isFigure ? `${value} ${unit} ${perServing}` : `between ${low} and ${high} ${unit} ${perServing}`;

/** The limit that a finding states; one that isn't sure states none. */
export const statedLimit = ({ kind, limit }: Finding): Amounts | null =>
  kind === 'trigger' || kind === 'likely' ? limit : null;

/** `up to 12 g in one serving`. */
export const toleratedWords = ({ up_to: upTo, unit }: Pick<Finding, 'up_to' | 'unit'>): string =>
  `up to ${upTo} ${unit} ${perServing}`;

/** A portion was one serving a day, so of more in a day nothing is known. */
const moreServings = 'You tested one serving a day. Several in a day can add up.';

/** What a finding says, in one sentence, and what it does not. Careful: it is the member's own observation. */
export function findingText(name: string, finding: Finding): { title: string; more: string[] } {
  const { kind, limit, confused_with: confused, also_rich_in: rich } = finding;
  const substance = titleInSentence(name);
  const others =
    rich.length === 0 || kind === 'tolerated'
      ? []
      : [`The food is rich in ${formatList(rich.map(titleInSentence))}, too: it may be that instead.`];
  switch (kind) {
    case 'trigger':
    case 'likely':
      return {
        title:
          limit === null
            ? `${name} ${kind === 'trigger' ? 'troubles you' : 'likely troubles you'}`
            : `${kind === 'trigger' ? 'Your' : 'Likely, your'} limit for ${substance}: ${limitWords(limit)}`,
        more: [
          kind === 'trigger'
            ? 'More of it brought symptoms that portions without it didn’t.'
            : 'More of it brought symptoms. You knew what the portions held, so it may also be what you expected.',
          ...(limit?.is_figure === true
            ? [`It lies between ${limit.low} and ${limit.high} ${limit.unit} four times out of five.`]
            : []),
          ...(limit === null
            ? []
            : ['Below your limit you can eat it. You don’t have to leave it out.', moreServings]),
          ...others,
        ],
      };
    case 'tolerated':
      return {
        title: `You tolerate ${substance} ${toleratedWords(finding)}`,
        more: ['If it does anything, it’s less than you noticed. Enjoy it again.', moreServings],
      };
    default:
      return {
        title: `Not enough to tell about ${substance}`,
        more: [
          confused.length > 0
            ? `${formatList(confused)} came with the same portions, so either may be the one.`
            : kind === 'untested'
              ? 'Too few days have both a portion and an entry, so there’s too little to compare. That doesn’t rule it out.'
              : 'Your days differ too much from each other to tell. That doesn’t rule it out.',
          'You can eat it again. A new test with more entries, or help from a dietitian, can tell more.',
        ],
      };
  }
}

/** Why a test ended without a result, and what to do now. */
export function stopText(reason: Test['stop_reason']): string {
  switch (reason) {
    case 'alarm':
      return 'You noticed a sign that a doctor has to see, so the test ended. Your food is back. Please see one before you test anything again.';
    case 'refused':
    case 'underweight':
      return 'By what we know of your health now, a test at home isn’t for you. Your food is back: please see a doctor or dietitian.';
    case 'foodClosed':
      return 'The food of the portions no longer fits what you told us, so it’s never served again. Your food is back.';
    case 'restrictedTooLong':
      return 'Six weeks of leaving something out are enough. Your food is back.';
    case 'notSettling':
      return 'There was no calm day for ten days, so something else may be going on. Your food is back: please see a doctor.';
    case 'noEntries':
      return 'There were no entries for two weeks, so the test ended. Your food is back.';
    case 'noChange':
      return 'Leaving it out changed nothing, so it’s likely not this. Enjoy it again.';
    default:
      return 'You stopped it. Your food is back.';
  }
}
