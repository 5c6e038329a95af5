import { useCallback, useState } from 'react';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import type { DishKey } from '#src/flows/health/trigger-flow.ts';
import { useDishPlanning, useTriggerPortion } from '#src/flows/health/use-trigger-test.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { SelectField } from '#src/ui/input/SelectField.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { portionOfToday as texts } from '../texts/triggers.ts';
import type { TodayCardProps } from './TodayCard.tsx';

/** The dish of these days, without saying what it holds to somebody who must not know. */
export function PortionOfToday({ test, current, diary, day }: TodayCardProps) {
  const { portion } = current;
  if (portion === null) return <Text variant="small">{texts.notToday}</Text>;
  const eaten = day?.records.find(({ kind }) => kind === 'portion');
  return (
    <Stack gap={12}>
      <Text>
        {portion.amount === null
          ? texts.blindPortion(portion.dish, nameInSentence(current.food.name))
          : texts.openPortion(portion.dish, portion.amount)}
      </Text>
      <DishChoice test={test} current={current} />
      {current.is_helped && !portion.is_known && <Contents test={test} current={current} />}
      {day !== undefined &&
        (eaten === undefined ? (
          <Button
            variant="primary"
            width="block"
            busy={diary.isSaving}
            onClick={() => diary.log(day.date, { kind: 'portion' })}
          >
            {texts.eat(portion.dish)}
          </Button>
        ) : (
          <Text variant="small-strong" role="status">
            {texts.eaten(portion.dish)}
          </Text>
        ))}
      <Text variant="small" tone="muted">
        {texts.caution}
      </Text>
    </Stack>
  );
}

/** A dish to mix the portion into, on the plan or to put there; never what the portion holds. */
function DishChoice({ test, current }: Pick<TodayCardProps, 'test' | 'current'>) {
  const recipes = current.portion?.recipes ?? [];
  const { draft, change } = useDraft({ initial: { dish: '' } });
  const [planning, setPlanning] = useState<number | null>(null);
  const { refresh } = test;
  const planned = useCallback(() => {
    setPlanning(null);
    refresh();
  }, [refresh]);
  const [first] = recipes;
  if (first === undefined) return <Text variant="small">{texts.noCleanDish}</Text>;
  if (first.is_planned)
    return (
      <Text variant="small">
        {texts.planned} <TextLink href={paths.recipe(first.id)}>{first.title}</TextLink>
      </Text>
    );
  if (!test.mayPlan)
    return (
      <Stack gap={4}>
        <Text variant="small">{texts.dishesNote}</Text>
        {recipes.slice(0, 3).map(({ id, title }) => (
          <TextLink key={id} href={paths.recipe(id)}>
            {title}
          </TextLink>
        ))}
      </Stack>
    );
  const id = draft.dish === '' ? first.id : Number(draft.dish);
  return (
    <Stack gap={8}>
      <SelectField
        label={texts.dish}
        name="dish"
        value={String(id)}
        options={recipes.map((each) => ({ value: String(each.id), label: each.title }))}
        onChange={(dish) => change({ dish })}
      />
      <Button width="block" busy={planning !== null} onClick={() => setPlanning(id)}>
        {texts.plan}
      </Button>
      {planning !== null && (
        <Planning key={planning} programId={current.id} recipeId={planning} onPlanned={planned} />
      )}
    </Stack>
  );
}

function Planning({ onPlanned, ...key }: DishKey & { readonly onPlanned: () => void }) {
  const { failure, retry } = useDishPlanning(key, onPlanned);
  return failure === null ? null : (
    <FailureNote title={texts.planningFailed} text={failure} onRetry={retry} />
  );
}

function Contents({ test, current }: Pick<TodayCardProps, 'test' | 'current'>) {
  const [by, setBy] = useState<'helper' | 'member' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (by === 'member') test.refresh();
    setBy(null);
  };
  return (
    <>
      <Button width="block" onClick={() => setOpen(true)}>
        {texts.openContents}
      </Button>
      <BottomSheet open={isOpen} onClose={close} title={current.portion?.dish ?? texts.contentsTitle}>
        {by === null ? (
          <Stack gap={12}>
            <Text>{texts.contentsNote}</Text>
            <Button variant="primary" width="block" onClick={() => setBy('helper')}>
              {texts.asHelper}
            </Button>
            <Button width="block" onClick={() => setBy('member')}>
              {texts.asMember}
            </Button>
          </Stack>
        ) : (
          <Inside programId={current.id} by={by} />
        )}
      </BottomSheet>
    </>
  );
}

function Inside({ programId, by }: { readonly programId: string; readonly by: 'helper' | 'member' }) {
  const { portion, failure, retry } = useTriggerPortion(programId, by);
  if (failure !== null) return <FailureNote title={texts.contentsFailed} text={failure} onRetry={retry} />;
  if (portion === null) return <TextSkeleton label={texts.loadingContents} />;
  return (
    <Stack gap={8}>
      <Text variant="body-strong">{portion.text}</Text>
      <Text variant="small" tone="muted">
        {texts.contentsGuidance}
      </Text>
    </Stack>
  );
}
