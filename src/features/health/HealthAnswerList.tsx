import type { MyHealthPage } from '#src/flows/health/use-my-health.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/input/SelectField.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { healthAnswerList as texts } from './texts/my-health.ts';

type MyHealth = NonNullable<MyHealthPage['health']>;
type Answer = MyHealth['answers'][number];

export interface HealthAnswerListProps {
  readonly page: MyHealthPage;
  readonly health: MyHealth;
  /** Without a consent, answers are read-only and can be cleared. */
  readonly canChange: boolean;
}

/** The answers that affect the member's safety first, then all others. */
export function HealthAnswerList({ page, health, canChange }: HealthAnswerListProps) {
  const shown = health.answers.filter(({ value }) => canChange || value !== null);
  const visible = shown.filter(({ is_asked: isAsked }) => isAsked);
  const others = Map.groupBy(
    shown.filter(({ is_asked: isAsked }) => !isAsked),
    ({ category_label: label }) => label,
  );
  const groups = [[texts.safetyTitle, visible] as const, ...others].filter(([, found]) => found.length > 0);
  return groups.map(([label, found]) => (
    <Stack as="section" key={label} gap={16} aria-label={label}>
      <Text as="h2" variant="h2">
        {label}
      </Text>
      {found.map((answer) =>
        canChange ? (
          <AnswerField key={answer.key} page={page} answer={answer} />
        ) : (
          <AnswerText key={answer.key} page={page} answer={answer} />
        ),
      )}
    </Stack>
  ));
}

interface AnswerProps {
  readonly page: MyHealthPage;
  readonly answer: Answer;
}

function AnswerField({ page, answer: { key, prompt, value, options } }: AnswerProps) {
  const chosen = page.valueOf(key, value);
  return (
    <SelectField
      label={prompt}
      name={key}
      value={chosen === null ? '' : String(chosen)}
      placeholder={texts.notAnswered}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      onChange={(next) => page.change(key, next === '' ? null : Number(next))}
    />
  );
}

function AnswerText({ page, answer: { key, prompt, value, options } }: AnswerProps) {
  return (
    <Stack gap={6}>
      <Text variant="small-strong">{prompt}</Text>
      <Text variant="small" tone="muted">
        {options.find((option) => option.value === value)?.label ?? texts.notAnswered}
      </Text>
      <div>
        <Button
          size="sm"
          variant="quiet"
          aria-label={texts.clearLabel(prompt)}
          onClick={() => page.change(key, null)}
        >
          {texts.clear}
        </Button>
      </div>
    </Stack>
  );
}
