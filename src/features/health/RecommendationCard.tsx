import type { components } from '#contract/api.ts';
import { doseWords, type Recommendation } from '#domain/health-score/recommendations.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { usePageLinks } from '#src/flows/shell/use-content-page.ts';
import { paths } from '#src/paths.ts';
import { BowlIcon, LeafIcon } from '#src/ui/icon/account-icons.tsx';
import { ChevronDownIcon } from '#src/ui/icon/common-icons.tsx';
import { BottleIcon } from '#src/ui/icon/health-icons.tsx';
import { Link } from '#src/ui/link/Link.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Dish } from '#src/ui/recipe/Dish.tsx';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import styles from './RecommendationCard.module.css';
import { SourceLink } from './SourceLink.tsx';
import { recommendationCard as texts } from './texts/score.ts';

type Detail = components['schemas']['RecommendationDetail'];

export interface RecommendationCardProps {
  readonly recommendation: Recommendation;
  readonly detail: Detail | null;
  /** Link to more information. */
  readonly href: string | null;
  readonly heading: 'h3' | 'h4';
}

/** A recommendation: what to do, foods for it, and why. */
export function RecommendationCard({ recommendation, detail, href, heading }: RecommendationCardProps) {
  const { label, category, how } = recommendation;
  const dose = doseWords(recommendation);
  const hrefOf = usePageLinks();
  const isSupplement = detail !== null && detail.limit !== null;
  const isFood = detail !== null && detail.foods.length > 0;
  const Drawing = isSupplement ? BottleIcon : isFood ? BowlIcon : LeafIcon;
  return (
    <article aria-label={label} className={styles['card']}>
      <div className={styles['head']}>
        <span className={styles['tile']}>
          <Drawing size={22} />
        </span>
        <div className={styles['words']}>
          <Text variant="note" tone="faint">
            {category}
          </Text>
          <Text as={heading} variant="h3">
            {label}
          </Text>
          {dose && (
            <Text variant="small-strong" tone="accent">
              {dose}
            </Text>
          )}
        </div>
      </div>
      <RichText html={how} hrefOf={hrefOf} className={styles['how'] ?? ''} />
      {detail && <OnThePlate detail={detail} />}
      {detail && <Why detail={detail} />}
      {href && (
        <TextLink href={href} className={styles['more']}>
          {texts.more}
          <span className="sr"> {texts.moreAbout(label)}</span>
        </TextLink>
      )}
    </article>
  );
}

/** Number of foods shown; the text names the others. */
const maxFoods = 6;

function OnThePlate({ detail: { foods, recipes } }: { detail: Detail }) {
  return (
    <>
      {foods.length > 0 && (
        <ul aria-label={texts.foodsLabel} className={styles['foods']}>
          {foods.slice(0, maxFoods).map(({ food_id, name }) => (
            <li key={food_id}>
              <Link href={paths.recipes({ keyword: name })} className={styles['food']}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {recipes.length > 0 && (
        <ul aria-label={texts.recipesLabel} className={styles['recipes']}>
          {recipes.map(({ id, title, image, fit }) => (
            <li key={id}>
              <Link href={paths.recipe(id)} className={styles['recipe']}>
                <Dish src={image} shape="fill" className={styles['dish']} />
                <span className={styles['words']}>
                  <span className={styles['title']}>{title}</span>
                  <VerdictLine fit={fit} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Why({ detail: { because, evidence, limit } }: { detail: Detail }) {
  return (
    <details className={styles['why']}>
      <summary className={styles['summary']}>
        {texts.reasons}
        <ChevronDownIcon size={18} className={styles['chevron']} />
      </summary>
      {because.length > 0 && (
        <dl className={styles['because']}>
          {because.map(({ prompt, answer }) => (
            <div key={prompt}>
              <dt>{prompt}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {limit && (
        <p className={styles['limit']}>
          {texts.limit(formatNumber(limit.amount, 2), limit.units, limit.source)}
        </p>
      )}
      <ul aria-label={texts.evidenceLabel}>
        {evidence.map((source) => (
          <li key={source.title}>
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </details>
  );
}
