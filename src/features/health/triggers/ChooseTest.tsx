import { useState } from 'react';
import type { TriggerChoices } from '#src/flows/health/trigger-flow.ts';
import type { TriggerStart } from '#src/flows/health/use-trigger-start.ts';
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

/** What to test, with which food, and who prepares it. */
export function ChooseTest({
  start,
  choices,
}: {
  readonly start: TriggerStart;
  readonly choices: TriggerChoices;
}) {
  const [what, setWhat] = useState('');
  const [foodId, setFoodId] = useState('');
  const [helper, setHelper] = useState<'helped' | 'alone' | null>(null);
  const [isAsked, setAsked] = useState(false);
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
  const submit = () => {
    setAsked(true);
    if (food === undefined || helper === null) return;
    start.choose(what === single ? `food:${food.id}` : what, food.id, helper === 'helped');
  };
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
        onChange={(value) => {
          setWhat(value);
          setFoodId('');
        }}
        error={isAsked && what === '' ? 'Choose what to test.' : null}
      />
      {what !== '' && (
        <SelectField
          label={what === single ? 'Food' : 'Food that carries it'}
          name="food"
          value={foodId}
          placeholder="Choose"
          options={foods.map(({ id, name, highest }) => ({ value: id, label: `${name}, up to ${highest}` }))}
          onChange={setFoodId}
          error={isAsked && food === undefined ? 'Choose a food.' : null}
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
        onChange={setHelper}
        variant="list"
        missing={isAsked && helper === null ? 'Please choose one.' : null}
      />
      <Button variant="primary" width="block" busy={start.isStarting} onClick={submit}>
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
