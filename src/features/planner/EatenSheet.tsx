import type { FormEvent } from 'react';
import type { PlanItem } from '#domain/meal-plan/week-plan.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { useEatenInstead } from '#src/flows/planner/use-eaten-instead.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useShowsNumbers } from './shows-numbers.ts';
import { eatenSheet as texts } from './texts/sheets.ts';

interface EatenSheetProps {
  readonly sheets: PlannerSheets;
  readonly item: PlanItem | null;
  readonly isShared: boolean;
  /** With the kilocalories, null if unknown. */
  readonly onRecord: (title: string, kcal: number | null) => void;
}

/** Records what was eaten instead of an item. */
export function EatenSheet({ sheets, item, isShared, onRecord }: EatenSheetProps) {
  return (
    <BottomSheet open={sheets.open === 'eaten'} onClose={sheets.close} title={texts.title}>
      {item !== null && (
        <EatenForm
          intro={isShared ? texts.introShared : texts.intro(bidiIsolated(item.title))}
          onRecord={onRecord}
        />
      )}
    </BottomSheet>
  );
}

function EatenForm({ intro, onRecord }: { readonly intro: string } & Pick<EatenSheetProps, 'onRecord'>) {
  const form = useEatenInstead(onRecord);
  const showsNumbers = useShowsNumbers();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Text variant="small" tone="muted">
          {intro}
        </Text>
        <TextField
          label={texts.food}
          name="title"
          value={form.draft.title}
          onChange={(typed) => form.change({ title: typed })}
          error={form.problems.title}
          maxLength={200}
          autoComplete="off"
        />
        {showsNumbers && (
          <TextField
            label={texts.calories}
            name="calories"
            type="number"
            inputMode="numeric"
            value={form.draft.calories}
            onChange={(calories) => form.change({ calories })}
            error={form.problems.calories}
            autoComplete="off"
          />
        )}
        <Button variant="primary" width="block" type="submit">
          {texts.save}
        </Button>
      </Stack>
    </form>
  );
}
