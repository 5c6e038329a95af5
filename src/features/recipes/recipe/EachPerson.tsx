import { ForWhom } from '#src/features/recipes/list/ForWhom.tsx';
import { tableCard as texts } from '#src/features/recipes/texts/recipe.ts';
import { useTableVersion } from '#src/flows/household/use-table-version.ts';
import { useForWhom } from '#src/flows/recipes/use-for-whom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './EachPerson.module.css';

type Version = NonNullable<ReturnType<typeof useTableVersion>['version']>;

export interface PotProps {
  /** That the page shows the amounts for. */
  readonly servings: number;
  readonly onServings: (servings: number) => void;
}

/** What each person of the household eats of the dish, and what to change for them. */
export function EachPerson({ recipeId, ...pot }: PotProps & { readonly recipeId: string }) {
  const { version, failure, isFailed, isGone, retry } = useTableVersion(recipeId);
  if (isFailed) return <FailureNote title={texts.failed} text={failure} onRetry={retry} />;
  if (isGone) return <Text variant="small">{texts.nobody}</Text>;
  if (version === null) return <TextSkeleton label={texts.looking} />;
  return <Shown version={version} {...pot} />;
}

const count = (servings: number) => `${servings} ${servings === 1 ? 'serving' : 'servings'}`;

/** Of a dish that doesn't fit somebody only the changed one is theirs, if there is any. */
function portionWords({ fits, servings }: Version['people'][number], { kind }: Version): string {
  if (fits !== false) return ` ${count(servings)}.`;
  return kind === 'impossible' ? '' : ` ${texts.onceChanged(count(servings))}`;
}

function Shown({ version, servings, onServings }: PotProps & { readonly version: Version }) {
  const { forWhom: chosen, choose } = useForWhom();
  // the link may come from somebody who eats with others
  const isHere = chosen === 'me' || version.people.some(({ id }) => id === chosen);
  const forWhom = isHere ? chosen : 'us';
  const isFor = (person: { readonly id: string; readonly is_me: boolean }) =>
    forWhom === 'us' || (forWhom === 'me' ? person.is_me : person.id === forWhom);
  const shown = version.people.filter(isFor);
  const ids = shown.map(({ id }) => id);
  // what is changed in the whole pot concerns those whom it doesn't fit as it is
  const isChanged = shown.some(({ fits }) => fits === false);
  return (
    <Stack gap={12}>
      <ForWhom people={version.people} forWhom={forWhom} onChoose={choose} hasAnybody={false} />
      <ul aria-label={texts.people} className={styles['people']}>
        {shown.map((person) => (
          <li key={person.id}>
            <Text variant="small">
              <strong>
                <bdi>{person.is_me ? texts.you : person.name}</bdi>:
              </strong>{' '}
              {person.why}.{portionWords(person, version)}
            </Text>
          </li>
        ))}
      </ul>
      {version.kind !== 'fits' && forWhom === 'us' && <Text variant="body-strong">{version.sentence}</Text>}
      {version.changes.length > 0 && isChanged && (
        <ul aria-label={texts.changes} className={styles['changes']}>
          {version.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {version.portions.some(({ id }) => ids.includes(id)) && (
        <ul aria-label={texts.portions} className={styles['changes']}>
          {version.portions
            .filter(({ id }) => ids.includes(id))
            .map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
        </ul>
      )}
      <Text variant="small" tone="muted">
        {texts.portionsHint(count(version.servings))}
      </Text>
      {servings !== version.servings && (
        <Button size="sm" variant="tinted" onClick={() => onServings(version.servings)}>
          {texts.showAmounts(count(version.servings))}
        </Button>
      )}
      {version.warning !== null && (
        <Text variant="small" role="note" className={styles['warning'] ?? ''}>
          {version.warning}
        </Text>
      )}
    </Stack>
  );
}
