import type { components } from '#contract/api.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { formatList } from '#domain/message/format-list.ts';
import { cookingVerdict as texts } from '#src/features/recipes/texts/cooking.ts';
import { useTableVersion } from '#src/flows/household/use-table-version.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import { describeReasons } from '../recipe/reasons-text.ts';
import styles from './CookingVerdict.module.css';

type Recipe = components['schemas']['RecipeDetail'];
type Version = NonNullable<ReturnType<typeof useTableVersion>['version']>;

interface CookingVerdictProps {
  readonly recipe: Pick<Recipe, 'id' | 'fit' | 'table'>;
  /** What to change for others is known of the written recipe only. */
  readonly isSwapped: boolean;
  readonly forWhom: string;
  /** Index of the step. */
  readonly step: number;
}

/** The member's own verdict and that for the others, allergens first; all reasons on the first step. Nothing without criteria. */
export function CookingVerdict({ recipe, isSwapped, forWhom, step }: CookingVerdictProps) {
  const { fit, table } = recipe;
  const isForTable = table !== undefined && forWhom !== 'me';
  // also while they cook for somebody else, whom the address may name without their being at this table
  const own = fit !== undefined && fit.sentence !== '' ? fit : null;
  if (own === null && !isForTable) return null;
  const allergens = own?.reasons.filter(({ kind }) => kind === 'allergen') ?? [];
  const others = own?.reasons.filter(({ kind }) => kind !== 'allergen') ?? [];
  return (
    <section aria-label={texts.title} className={styles['verdict']}>
      {allergens.length > 0 && (
        <Text variant="body-strong" role="note" className={styles['allergens'] ?? ''}>
          {texts.contains(formatList(allergens.map(({ word }) => word)))}
        </Text>
      )}
      {own && <VerdictLine fit={own} />}
      {step === 0 && others.length > 0 && (
        <Text variant="small" tone="muted">
          {describeReasons(others)}
        </Text>
      )}
      {isForTable && (
        <Text variant="small" tone="muted">
          {`${table.sentence}.`}
        </Text>
      )}
      {isForTable && !table.fits_all && !isSwapped && (
        <ForOthers recipeId={String(recipe.id)} forWhom={forWhom} step={step} />
      )}
    </section>
  );
}

type ForOthersProps = Pick<CookingVerdictProps, 'forWhom' | 'step'> & { readonly recipeId: string };

function ForOthers({ recipeId, forWhom, step }: ForOthersProps) {
  const { version, isFailed, isGone } = useTableVersion(recipeId);
  if (isFailed) return <Text variant="small">{texts.unread}</Text>;
  if (isGone || version === null) return null;
  return <Portions version={version} forWhom={forWhom} step={step} />;
}

function Portions({
  version,
  forWhom,
  step,
}: Omit<ForOthersProps, 'recipeId'> & { readonly version: Version }) {
  const isEverybody = !version.people.some(({ id }) => id === forWhom);
  const isMeant = ({ id }: { readonly id: string }) => isEverybody || id === forWhom;
  const portions = version.portions.filter((portion) => isMeant(portion) && portion.at_step === step + 1);
  const against = version.people.filter(
    (person) => isMeant(person) && !person.is_me && person.fits === false,
  );
  const isFirst = step === 0;
  return (
    <>
      {version.warning !== null && (isFirst || portions.length > 0) && (
        <Text variant="small" role="note" className={styles['allergens'] ?? ''}>
          {version.warning}
        </Text>
      )}
      {portions.map(({ id, text }) => (
        <Text key={id} variant="body-strong" className={styles['portion'] ?? ''}>
          {text}
        </Text>
      ))}
      {isFirst &&
        against.map((person) => (
          <Text key={person.id} variant="small">
            {texts.person(bidiIsolated(person.name), person.why)}
          </Text>
        ))}
      {isFirst &&
        version.changes.map((change) => (
          <Text key={change} variant="small">
            {change}
          </Text>
        ))}
    </>
  );
}
