import { type FodmapSugar, isFodmapSugar } from '#domain/food/fodmap-figure.ts';
import { formatList } from '#domain/message/format-list.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import { titleInSentence, titlesInSentence } from '#domain/triggers/substance-names.ts';
import type { TriggerChoices } from '#src/flows/health/trigger-flow.ts';
import type { TriggerStart } from '#src/flows/health/use-trigger-start.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { AnswerChoice } from '#src/ui/input/AnswerChoice.tsx';
import { SelectField } from '#src/ui/input/SelectField.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { moreSugars as moreTexts, chooseTest as texts } from '../texts/triggers.ts';
import { MoreSugars } from './MoreSugars.tsx';
import type { NextTest } from './NextTestCard.tsx';

const single = 'food';

const helpers = [
  {
    value: 'helped',
    label: texts.helped,
    note: texts.helpedNote,
  },
  { value: 'alone', label: texts.alone, note: texts.aloneNote },
] as const;

interface TestDraft {
  readonly what: string;
  readonly alsoLow: readonly FodmapSugar[];
  readonly foodId: string;
  readonly helper: 'helped' | 'alone' | null;
}

const othersAtMost = protocol.sugarsAtMost - 1;

const testProblems = ({ what, alsoLow, foodId, helper }: TestDraft) => ({
  ...(what === '' && { what: [texts.testMissing] }),
  ...(alsoLow.length > othersAtMost && { alsoLow: [moreTexts.tooMany(othersAtMost)] }),
  ...(foodId === '' && { foodId: [texts.foodMissing] }),
  ...(helper === null && { helper: [texts.helperMissing] }),
});

interface ChooseTestProps {
  readonly start: TriggerStart;
  readonly choices: TriggerChoices;
  /** Goes on with the restriction of the test before; null for one that begins with its own. */
  readonly next: NextTest | null;
}

/** What to test, with which food, and who prepares it. */
export function ChooseTest({ start, choices, next: wanted }: ChooseTestProps) {
  const open = choices.substances.map((each) => ({
    ...each,
    foods: each.foods.filter(({ closed_by }) => !start.isClosed(closed_by)),
  }));
  const isOpen = ({ substance }: NextTest['sugar']) =>
    open.some((each) => each.substance === substance && each.foods.length > 0);
  // an answer may have closed it since
  const next = wanted !== null && isOpen(wanted.sugar) ? wanted : null;
  const others = next === null ? [] : next.others.filter(isOpen);
  const { draft, problems, change, submit } = useDraft<TestDraft, keyof TestDraft>({
    initial: {
      what: next?.sugar.substance ?? '',
      alsoLow: others.map(({ substance }) => substance).filter(isFodmapSugar),
      foodId: '',
      helper: null,
    },
    problemsOf: testProblems,
    onSubmit: (chosen) =>
      start.choose({
        name: chosen.what === single ? `food:${chosen.foodId}` : chosen.what,
        alsoLow: chosen.alsoLow,
        foodId: chosen.foodId,
        isHelped: chosen.helper === 'helped',
      }),
  });
  const { what, alsoLow, foodId, helper } = draft;
  const foods =
    what === single
      ? choices.foods.filter(({ closed_by }) => !start.isClosed(closed_by))
      : (open.find(({ substance }) => substance === what)?.foods ?? []);
  const food = foods.find(({ id }) => id === foodId);
  const options = [
    ...open
      .filter((each) => each.foods.length > 0)
      .map(({ substance, name }) => ({ value: substance, label: name })),
    { value: single, label: texts.singleFood },
  ];
  const without = open.filter((each) => each.foods.length === 0).map(({ name }) => name);
  return (
    <Stack as="section" gap={16} aria-label={texts.label}>
      <Text as="h2" variant="h2">
        {next === null ? texts.title : texts.nextTitle(titleInSentence(next.sugar.name))}
      </Text>
      <Text variant="small" tone="muted">
        {next === null ? texts.intro : texts.nextIntro}
      </Text>
      {wanted !== null && next === null && (
        <Text variant="small" role="status">
          {texts.nextClosed(titleInSentence(wanted.sugar.name))}
        </Text>
      )}
      {others.length > 0 && <Text variant="small">{texts.othersNote(titlesInSentence(others))}</Text>}
      {next === null && (
        <SelectField
          label={texts.test}
          name="what"
          value={what}
          placeholder={texts.choose}
          options={options}
          onChange={(value) => change({ what: value, alsoLow: [], foodId: '' })}
          error={problems.what?.[0]}
        />
      )}
      {what !== '' && (
        <SelectField
          label={what === single ? texts.food : texts.carrierFood}
          name="food"
          value={foodId}
          placeholder={texts.choose}
          options={foods.map(({ id, name, highest }) => ({
            value: id,
            label: texts.foodOption(name, highest),
          }))}
          onChange={(value) => change({ foodId: value })}
          error={problems.foodId?.[0]}
        />
      )}
      {food !== undefined && food.also_rich_in.length > 0 && (
        <Text variant="small">
          {texts.alsoRichIn(food.name, formatList(food.also_rich_in.map((it) => it.toLowerCase())))}
        </Text>
      )}
      {next === null && (
        <MoreSugars
          substances={open.filter((each) => each.foods.length > 0)}
          tested={what}
          chosen={alsoLow}
          onChange={(chosen) => change({ alsoLow: chosen })}
          problem={problems.alsoLow?.[0] ?? null}
        />
      )}
      <AnswerChoice
        legend={texts.helper}
        options={helpers}
        value={helper}
        onChange={(value) => change({ helper: value })}
        variant="list"
        missing={problems.helper?.[0] ?? null}
      />
      <Button variant="primary" width="block" busy={start.isStarting} onClick={() => submit()}>
        {texts.start}
      </Button>
      <Card as="details">
        <summary>{texts.closedTitle}</summary>
        <Stack gap={8}>
          <Text variant="small">{texts.foodsNote}</Text>
          {choices.axes
            .filter((axis) => axis.why_closed !== null)
            .map(({ axis, name, why_closed: why }) => (
              <Text key={axis} variant="small">{`${name}: ${why ?? ''}`}</Text>
            ))}
          {without.length > 0 && <Text variant="small">{texts.noCleanDish(formatList(without))}</Text>}
        </Stack>
      </Card>
      <div>
        <Button variant="quiet" size="sm" onClick={start.askAgain}>
          {texts.back}
        </Button>
      </div>
    </Stack>
  );
}
