import { useId, useState } from 'react';
import type { components } from '#contract/api.ts';
import { tableCard as texts } from '#src/features/recipes/texts/recipe.ts';
import { useForWhom } from '#src/flows/recipes/use-for-whom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { lazyPart } from '#src/ui/feedback/lazy-part.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { PotProps } from './EachPerson.tsx';

type Recipe = components['schemas']['RecipeDetail'];

const EachPerson = lazyPart(async () => (await import('./EachPerson.tsx')).EachPerson, {
  title: texts.failed,
  text: texts.unloadedHint,
});

interface TableCardProps extends PotProps {
  readonly recipe: Pick<Recipe, 'id' | 'table'>;
}

/** Whom of the household the recipe fits, and what to change for the others; nothing for who eats with nobody. */
export function TableCard({ recipe: { id, table }, ...pot }: TableCardProps) {
  const { forWhom } = useForWhom();
  const [opened, setOpened] = useState<boolean | null>(null);
  // a choice in the address is shown
  const isOpen = opened ?? forWhom !== '';
  const partId = useId();
  if (table === undefined) return null;
  return (
    <Card aria-label={texts.title}>
      <Stack gap={12}>
        <Text as="h2" variant="h3">
          {texts.title}
        </Text>
        <Text>{`${table.sentence}.`}</Text>
        <Button
          size="sm"
          variant="tinted"
          aria-expanded={isOpen}
          aria-controls={partId}
          onClick={() => setOpened(!isOpen)}
        >
          {isOpen ? texts.showLess : moreWords(table)}
        </Button>
        <div id={partId} hidden={!isOpen}>
          {isOpen && <EachPerson recipeId={String(id)} {...pot} />}
        </div>
      </Stack>
    </Card>
  );
}

function moreWords({ fits_all: fitsAll, after_change: change }: NonNullable<Recipe['table']>): string {
  if (fitsAll) return texts.seeEach;
  return change === undefined ? texts.makeItFit : texts.seeHow;
}
