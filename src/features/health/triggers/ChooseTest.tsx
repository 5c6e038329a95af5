import type { TriggerChoices } from '#src/flows/health/trigger-flow.ts';
import type { TriggerStart } from '#src/flows/health/use-trigger-start.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { AnswerChoice } from '#src/ui/input/AnswerChoice.tsx';
import { SelectField } from '#src/ui/input/SelectField.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const single = 'food';
const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const helpers = [
  {
    value: 'helped',
    label: 'Somebody else',
    note: 'You don’t know what’s in a portion. The result can be clear.',
  },
  { value: 'alone', label: 'I do', note: 'You know what’s in it. The result can only be “likely”.' },
] as const;

interface TestDraft {
  readonly what: string;
  readonly foodId: string;
  readonly helper: 'helped' | 'alone' | null;
}

const testProblems = ({ what, foodId, helper }: TestDraft) => ({
  ...(what === '' && { what: ['Choose what to test.'] }),
  ...(foodId === '' && { foodId: ['Choose a food.'] }),
  ...(helper === null && { helper: ['Please choose one.'] }),
});

/** What to test, with which food, and who prepares it. */
export function ChooseTest({
  start,
  choices,
}: {
  readonly start: TriggerStart;
  readonly choices: TriggerChoices;
}) {
  const { draft, problems, change, submit } = useDraft<TestDraft, keyof TestDraft>({
    initial: { what: '', foodId: '', helper: null },
    problemsOf: testProblems,
    onSubmit: (chosen) =>
      start.choose(
        chosen.what === single ? `food:${chosen.foodId}` : chosen.what,
        chosen.foodId,
        chosen.helper === 'helped',
      ),
  });
  const { what, foodId, helper } = draft;
  const open = choices.substances.map((each) => ({
    ...each,
    foods: each.foods.filter(({ closed_by }) => !start.isClosed(closed_by)),
  }));
  const foods =
    what === single
      ? choices.foods.filter(({ closed_by }) => !start.isClosed(closed_by))
      : (open.find(({ substance }) => substance === what)?.foods ?? []);
  const food = foods.find(({ id }) => id === foodId);
  const options = [
    ...open
      .filter((each) => each.foods.length > 0)
      .map(({ substance, name }) => ({ value: substance, label: name })),
    { value: single, label: 'One food by itself' },
  ];
  const without = open.filter((each) => each.foods.length === 0).map(({ name }) => name);
  return (
    <Stack as="section" gap={16} aria-label="What to test">
      <Text as="h2" variant="h2">
        What do you want to test?
      </Text>
      <Text variant="small" tone="muted">
        One at a time. Start with what you suspect most, or with what you miss most.
      </Text>
      <SelectField
        label="Test"
        name="what"
        value={what}
        placeholder="Choose"
        options={options}
        onChange={(value) => change({ what: value, foodId: '' })}
        error={problems.what?.[0]}
      />
      {what !== '' && (
        <SelectField
          label={what === single ? 'Food' : 'Food that carries it'}
          name="food"
          value={foodId}
          placeholder="Choose"
          options={foods.map(({ id, name, highest }) => ({ value: id, label: `${name}, up to ${highest}` }))}
          onChange={(value) => change({ foodId: value })}
          error={problems.foodId?.[0]}
        />
      )}
      {food !== undefined && food.also_rich_in.length > 0 && (
        <Text variant="small">
          {`${food.name} is rich in ${listed.format(food.also_rich_in.map((it) => it.toLowerCase()))}, too. If it troubles you, it may be that instead.`}
        </Text>
      )}
      <AnswerChoice
        legend="Who prepares the portions?"
        options={helpers}
        value={helper}
        onChange={(value) => change({ helper: value })}
        variant="list"
        missing={problems.helper?.[0] ?? null}
      />
      <Button variant="primary" width="block" busy={start.isStarting} onClick={() => submit()}>
        Start the test
      </Button>
      <Card as="details">
        <summary>What can’t be tested as a whole</summary>
        <Stack gap={8}>
          {choices.axes
            .filter((axis) => axis.why_closed !== null)
            .map(({ axis, name, why_closed: why }) => (
              <Text key={axis} variant="small">{`${name}: ${why ?? ''}`}</Text>
            ))}
          {without.length > 0 && (
            <Text variant="small">
              {`${listed.format(without)}: no clean dish yet. No food that you may eat holds enough of it without something else.`}
            </Text>
          )}
        </Stack>
      </Card>
      <div>
        <Button variant="quiet" size="sm" onClick={start.askAgain}>
          Back to the questions
        </Button>
      </div>
    </Stack>
  );
}
