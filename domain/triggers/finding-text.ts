import type { OperationResponse } from '#contract/operations.ts';
import { formatList } from '#domain/message/format-list.ts';

type Test = NonNullable<OperationResponse<'getTriggerTests'>['data']['current']>;
type Finding = NonNullable<Test['finding']>;
type Amounts = NonNullable<Finding['limit']>;

/** `8 mg`, or `between 5 and 12 mg` where one figure would say too much. */
export const limitWords = ({ low, value, high, unit, is_figure: isFigure }: Amounts): string =>
  isFigure ? `${value} ${unit} a day` : `between ${low} and ${high} ${unit} a day`;

const within = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** What a finding says, in one sentence, and what it does not. Careful: it is the member's own observation. */
export function findingText(name: string, finding: Finding): { title: string; more: string[] } {
  const { kind, limit, up_to: upTo, unit, confused_with: confused, also_rich_in: rich } = finding;
  const substance = within(name);
  const others =
    rich.length === 0 || kind === 'tolerated'
      ? []
      : [`The food is rich in ${formatList(rich.map(within))}, too: it may be that instead.`];
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
          'Below your limit you can eat it. You don’t have to leave it out.',
          ...others,
        ],
      };
    case 'tolerated':
      return {
        title: `You tolerate ${substance} up to ${upTo} ${unit} a day`,
        more: ['If it does anything, it’s less than you noticed. Enjoy it again.'],
      };
    default:
      return {
        title: `Not enough to tell about ${substance}`,
        more: [
          confused.length > 0
            ? `${formatList(confused)} came with the same portions, so either may be the one.`
            : 'Your days differ too much, or too few of them have an entry or a portion. That doesn’t rule it out.',
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
