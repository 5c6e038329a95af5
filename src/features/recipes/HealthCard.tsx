import type { ShownScore } from '#domain/health-score/shown-score.ts';
import { healthCard as texts } from '#src/features/recipes/texts/screens.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useHealthScore } from '#src/flows/health/use-health-score.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
import { ScoreRing } from '#src/ui/health/ScoreRing.tsx';
import { ChevronRightIcon } from '#src/ui/icon/common-icons.tsx';
import { LockIcon } from '#src/ui/icon/sign-icons.tsx';
import { Link } from '#src/ui/link/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './HealthCard.module.css';

/** The health score on the dashboard; a locked sample for a member whose plan lacks the feature. */
export function HealthCard() {
  const { user } = useSession();
  return user?.features.includes('questionnaire_health_score') ? <OpenCard /> : <LockedCard />;
}

function OpenCard() {
  const { score, failure, retry } = useHealthScore();
  if (score !== null)
    return (
      <Link href={paths.health()} className={styles['card']}>
        <Content score={score} />
        <ChevronRightIcon className={styles['chevron']} />
      </Link>
    );
  if (failure !== null)
    return (
      <section aria-label={texts.title} className={styles['card']}>
        <Text variant="small" role="alert" className={styles['words'] ?? ''}>
          {failure}
        </Text>
        <Button size="sm" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </section>
    );
  return (
    <div role="status" className={styles['card']}>
      <span className="sr">{texts.loading}</span>
      <span className={styles['disc']} />
      <span className={styles['line']} />
    </div>
  );
}

function Content({ score }: { score: ShownScore }) {
  if (score.withheld !== undefined)
    return (
      <span className={styles['words']}>
        <Text as="span" variant="h3">
          {texts.withheldTitle}
        </Text>
        <Text as="span" variant="small" tone="muted">
          {score.withheld}
        </Text>
      </span>
    );
  return (
    <>
      <ScoreRing score={score.score} color={score.color} size="small" />
      <span className={styles['words']}>
        <Text as="span" variant="h3">
          {texts.title}
        </Text>
        <Text as="span" variant="small" tone="muted">
          {score.table?.band_label ?? texts.ownAnswers}
        </Text>
        <ProgressBar label={texts.completion} percent={score.completion} />
      </span>
    </>
  );
}

/** Invented figures for the locked sample. */
const sample: ShownScore = { score: 60, color: '#8c8676', completion: 60, table: null, history: [] };

function LockedCard() {
  return (
    <section aria-label={texts.title} className={styles['lockable']}>
      <div aria-hidden="true" inert className={`${styles['card']} ${styles['blurred']}`}>
        <Content score={sample} />
      </div>
      <div className={styles['cover']}>
        <LockIcon size={22} />
        <Text variant="h3">{texts.locked}</Text>
        <Button variant="tinted" size="sm" href={paths.plans()}>
          {texts.seePlans}
        </Button>
      </div>
    </section>
  );
}
