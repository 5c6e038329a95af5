import { useRef } from 'react';
import type { components } from '#contract/api.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { formatList } from '#domain/message/format-list.ts';
import { formatMeasure } from '#domain/quantity/format-amount.ts';
import { scaleMeasure } from '#domain/quantity/views.ts';
import { swapSheet as texts } from '#src/features/recipes/texts/recipe.ts';
import type { useIngredientSwaps } from '#src/flows/recipes/use-ingredient-swaps.ts';
import { useUnits } from '#src/flows/recipes/use-units.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ReplacementCard } from './ReplacementCard.tsx';

type Swaps = ReturnType<typeof useIngredientSwaps>;
type Offer = components['schemas']['IngredientSwaps'];

export interface SwapSheetProps {
  readonly swaps: Swaps;
  /** The recipe's own number of servings, and the chosen one. */
  readonly servings: { readonly written: number; readonly chosen: number };
  /** The other ingredients that exceed a limit. */
  readonly others: readonly string[];
}

/** Up to three replacements for one ingredient, each with the resulting judgement. */
export function SwapSheet(props: SwapSheetProps) {
  const { swaps } = props;
  const { wanted, sheet } = swaps;
  // the content stays during the closing animation
  const last = useRef(sheet);
  if (sheet !== null) last.current = sheet;
  if (wanted === null || last.current === null) return null;
  const name = nameInSentence(wanted.name);
  return (
    <BottomSheet open={sheet !== null} onClose={swaps.close} title={texts.title(name)}>
      <Stack gap={16}>
        <SheetContent {...props} shown={last.current} />
        <span />
      </Stack>
    </BottomSheet>
  );
}

type Shown = NonNullable<Swaps['sheet']>;

function SheetContent({ shown, swaps, servings, others }: SwapSheetProps & { shown: Shown }) {
  const { units } = useUnits();
  const { offer, failure, wanted } = swaps;
  if (shown === 'failed') return <FailureNote title={texts.failed} text={failure} onRetry={swaps.retry} />;
  if (shown === 'looking') return <ListSkeleton rows={4} />;
  if (shown === 'nothingFits' || offer === null) return <NothingFits offer={offer} />;
  return (
    <>
      <Text variant="small" tone="muted">
        {texts.intro}
        {others.length > 0 && texts.stillUnfit(formatList(others))}
      </Text>
      <Stack as="ul" gap={12} aria-label={texts.insteadOf(nameInSentence(wanted?.name ?? ''))}>
        {offer.replacements.map((replacement) => (
          <li key={replacement.food_id}>
            <ReplacementCard
              replacement={replacement}
              amount={formatMeasure(
                scaleMeasure(replacement.amount[units], servings.written, servings.chosen, units),
              )}
              busy={shown === 'swapping' && swaps.chosen === replacement.food_id}
              onChoose={() => swaps.choose(replacement.food_id)}
            />
          </li>
        ))}
      </Stack>
    </>
  );
}

function NothingFits({ offer }: { offer: Offer | null }) {
  if (offer === null) return <EmptyState heading="p" title={texts.nothingToSwap} text={texts.suitsYou} />;
  return <EmptyState heading="p" title={texts.noSwap} text={texts.noSwapHint(offer.without.fit.sentence)} />;
}
