import type { PlanItem } from '#domain/meal-plan/week-plan.ts';
import type { Replacements } from '#src/flows/planner/planner-flows.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { useReplacements } from '#src/flows/planner/use-replacements.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { RecipeRowsSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { Dish } from '#src/ui/recipe/Dish.tsx';
import { formatMinutes } from '#src/ui/recipe/format-minutes.ts';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import { formatKcal } from './plan-text.ts';
import styles from './ReplaceSheet.module.css';
import { useShowsNumbers } from './shows-numbers.ts';
import { replaceSheet as texts } from './texts/sheets.ts';

type Replacement = Replacements['data'][number];

interface ReplaceSheetProps {
  readonly sheets: PlannerSheets;
  readonly planId: string | null;
  readonly item: PlanItem | null;
  readonly onReplace: (itemId: string, recipeId: string, servings: number) => void;
}

/** Three other dishes for an item; a tap puts one there. */
export function ReplaceSheet({ sheets, planId, item, onReplace }: ReplaceSheetProps) {
  return (
    <BottomSheet
      open={sheets.open === 'replace'}
      onClose={sheets.close}
      title={item === null ? texts.gone : texts.title(item.title)}
    >
      {item !== null && planId !== null && (
        <Stack gap={16}>
          <Found key={item.id} planId={planId} item={item} onReplace={onReplace} />
          <Button
            variant="quiet"
            width="block"
            onClick={() => sheets.send({ type: 'eaten.opened', itemId: item.id })}
          >
            {texts.ateSomethingElse}
          </Button>
        </Stack>
      )}
    </BottomSheet>
  );
}

function Found({
  planId,
  item,
  onReplace,
}: {
  readonly planId: string;
  readonly item: PlanItem;
  readonly onReplace: ReplaceSheetProps['onReplace'];
}) {
  const { found, failure, isMissing, retry } = useReplacements(planId, item.id);
  const showsNumbers = useShowsNumbers();
  if (isMissing) return <EmptyState heading="h3" title={texts.missingTitle} />;
  if (failure !== null) return <FailureNote title={texts.failedTitle} text={failure} onRetry={retry} />;
  if (found === null) return <RecipeRowsSkeleton rows={3} />;
  const { data, meta } = found;
  if (data.length === 0) return <EmptyState heading="h3" title={texts.emptyTitle} text={texts.emptyText} />;
  return (
    <Stack gap={12}>
      <Text variant="small" tone="muted" role="status">
        {meta.is_on_target ? texts.onTarget : texts.sameSize}
      </Text>
      <Stack as="ul" gap={10}>
        {data.map((offer) => (
          <li key={offer.recipe_id}>
            <Offer
              offer={offer}
              showsNumbers={showsNumbers}
              onChoose={() => onReplace(item.id, offer.recipe_id, offer.servings)}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

interface OfferProps {
  readonly offer: Replacement;
  readonly showsNumbers: boolean;
  readonly onChoose: () => void;
}

function Offer({ offer, showsNumbers, onChoose }: OfferProps) {
  const { title, image, servings, calories, ready_in_minutes: minutes } = offer;
  const meta = [
    showsNumbers && formatKcal(calories),
    formatMinutes(minutes),
    servings > 1 && texts.servings(servings),
  ];
  return (
    <button type="button" className={styles['offer']} onClick={onChoose}>
      {image !== null && <Dish src={image} shape="fill" className={styles['picture']} />}
      <span className={styles['body']}>
        <Text as="span" variant="body-strong">
          {title}
        </Text>
        <Text as="span" variant="note" tone="muted">
          {meta.filter(Boolean).join(' · ')}
        </Text>
        <VerdictLine fit={offer.fit} />
      </span>
    </button>
  );
}
