import { formatList } from '#domain/message/format-list.ts';
import {
  hasResults,
  medicationCategory,
  type QuestionnaireCategory,
  unfinished,
} from '#domain/questionnaire/categories.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { ChevronRightIcon } from '#src/ui/icon/common-icons.tsx';
import { Link } from '#src/ui/link/Link.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import styles from './QuestionnaireScreen.module.css';
import { questionnaireScreen as texts } from './texts/questionnaire.ts';

export interface QuestionnaireViewProps {
  /** With the member's progress; null while loading. */
  readonly categories: readonly QuestionnaireCategory[] | null;
}

/** The categories of the questionnaire, and the link to the results. */
export function QuestionnaireView({ categories }: QuestionnaireViewProps) {
  const isComplete = categories !== null && hasResults(categories);
  return (
    <Stack gap={20} pad="page">
      <div>
        <Text tone="muted">{texts.intro}</Text>
        <Text variant="note" tone="faint" className={styles['privacy'] ?? ''}>
          {texts.privacy}
        </Text>
      </div>
      {categories === null ? (
        <ListSkeleton rows={5} />
      ) : categories.length === 0 ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
      ) : (
        <>
          <ul aria-label={texts.categoriesLabel} className={styles['list']}>
            {categories.map((category) => (
              <CategoryRow key={category.id} category={category} />
            ))}
          </ul>
          <div>
            <Button
              variant="primary"
              width="block"
              aria-describedby="results-need"
              {...(isComplete ? { href: paths.health() } : { 'aria-disabled': true })}
            >
              {texts.toResults}
            </Button>
            <Text
              id="results-need"
              variant="note"
              tone="muted"
              align="center"
              className={styles['need'] ?? ''}
            >
              {isComplete ? texts.complete : describeUnfinished(unfinished(categories))}
            </Text>
          </div>
        </>
      )}
    </Stack>
  );
}

function describeUnfinished(open: readonly QuestionnaireCategory[]): string {
  const names = open.map(({ label }) => label);
  if (names.length === 0) return texts.someOpen;
  return texts.stillOpen(formatList(names));
}

function CategoryRow({ category }: { category: QuestionnaireCategory }) {
  const { id, label, icon, completions } = category;
  const href = id === medicationCategory ? memberPaths.medications() : memberPaths.healthCategory(id);
  return (
    <li>
      <Link href={href} className={styles['row']}>
        <span className={styles['tile']}>
          <CategoryIcon name={icon} />
        </span>
        <span className={styles['words']}>
          <span className={styles['label']}>{label}</span>
          <ProgressBar label={texts.progressLabel(label)} percent={completions.completion} />
        </span>
        <ChevronRightIcon className={styles['chevron']} />
      </Link>
    </li>
  );
}
