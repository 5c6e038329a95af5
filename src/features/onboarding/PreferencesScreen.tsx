import type { ReactNode } from 'react';
import { allergenLabel } from '#domain/allergen/allergen-text.ts';
import { diets } from '#domain/diet/diets.ts';
import { intoleranceChoices } from '#domain/intolerance/choices.ts';
import type { PreferenceList } from '#domain/preferences/preferences.ts';
import { useChoiceNames } from '#src/flows/onboarding/use-choice-names.ts';
import { usePreferences } from '#src/flows/onboarding/use-preferences.ts';
import { useIngredientSearch } from '#src/flows/recipes/use-ingredient-search.ts';
import { useIsSheetOpen, useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { IngredientPicker } from '#src/ui/ingredient/IngredientPicker.tsx';
import { PickedIngredients } from '#src/ui/ingredient/PickedIngredients.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { ChoiceCard } from '#src/ui/input/ChoiceCard.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

import { FineTuneRows } from './FineTuneRows.tsx';
import { IntoleranceManager } from './IntoleranceManager.tsx';
import { preferencesScreen as texts } from './texts.ts';

/** The member's dietary preferences. */
export function PreferencesScreen() {
  usePageTitle(texts.title);
  const preferences = usePreferences();
  if (preferences.failure !== null)
    return <FailureNote title={texts.failedTitle} text={preferences.failure} onRetry={preferences.retry} />;
  if (preferences.isLoading) return <ListSkeleton rows={6} pad="page" />;
  return <PreferencesForm preferences={preferences} />;
}

function PreferencesForm({ preferences }: { preferences: ReturnType<typeof usePreferences> }) {
  const { draft, picking, toggleName } = preferences;
  const allergenNames = useChoiceNames('allergens');
  const proteinSources = useChoiceNames('proteinSources');
  const search = useIngredientSearch();
  const isPickingIngredients = useIsSheetOpen('ingredients');
  const { openIngredients, close } = useSheetActions();
  const pick = (list: typeof picking) => {
    preferences.pick(list);
    openIngredients();
  };
  const names = (title: string, note: string, field: PreferenceList, options: readonly string[]) => (
    <Section title={title} note={note}>
      <ChipChoice
        label={title}
        options={options.map((name) => ({ value: name, label: allergenLabel(name) }))}
        chosen={draft[field]}
        onChange={(next) => {
          const name = options.find((each) => next.includes(each) !== draft[field].includes(each));
          if (name !== undefined) toggleName(field, name);
        }}
      />
    </Section>
  );
  return (
    <form
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        preferences.submit();
      }}
    >
      <Stack gap={32} pad="page">
        {names(texts.allergens, texts.allergensNote, 'allergens', allergenNames)}
        {names(texts.diet, texts.dietNote, 'diets', diets)}
        <Section title={texts.intolerances} note={texts.intolerancesNote}>
          <Stack gap={10}>
            {intoleranceChoices.map(({ intolerance, label, examples, mark }) => (
              <ChoiceCard
                key={intolerance}
                type="checkbox"
                label={label}
                note={examples}
                mark={mark}
                checked={draft.intolerances[intolerance]}
                onChange={() => preferences.toggleIntolerance(intolerance)}
              />
            ))}
          </Stack>
          <FineTuneRows chosen={draft.intolerances} />
        </Section>
        {names(texts.proteins, texts.proteinsNote, 'proteinSources', proteinSources)}
        <PickedIngredients
          title={texts.liked}
          note={texts.likedNote}
          emptyNote={texts.likedEmpty}
          names={draft.likedIngredients}
          onRemove={(name) => toggleName('likedIngredients', name)}
          onAdd={() => pick('likedIngredients')}
        />
        <PickedIngredients
          title={texts.excluded}
          note={texts.excludedNote}
          emptyNote={texts.excludedEmpty}
          names={draft.excludedIngredients}
          onRemove={(name) => toggleName('excludedIngredients', name)}
          onAdd={() => pick('excludedIngredients')}
        />
        <Button type="submit" variant="primary" width="block" busy={preferences.isSaving}>
          {texts.submit}
        </Button>
        <Text variant="note" tone="muted" align="center">
          {texts.submitNote}
        </Text>
        <Text variant="note" tone="faint">
          {texts.guidance}
        </Text>
      </Stack>
      <IngredientPicker
        title={picking === 'likedIngredients' ? texts.liked : texts.exclude}
        search={search}
        open={isPickingIngredients}
        chosen={draft[picking]}
        isExcluding={picking === 'excludedIngredients'}
        onToggle={(name) => toggleName(picking, name)}
        onClose={close}
      />
      <IntoleranceManager
        ticked={draft.tickedIngredients}
        voice="preferences"
        onReport={preferences.tickIngredients}
      />
    </form>
  );
}

function Section({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <div>
        <Text as="h2" variant="h3">
          {title}
        </Text>
        <Text variant="note" tone="muted">
          {note}
        </Text>
      </div>
      {children}
    </Stack>
  );
}
