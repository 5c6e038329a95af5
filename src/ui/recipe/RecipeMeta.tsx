import { recipeMeta as texts } from '#src/ui/recipe/texts.ts';
import { classNames } from '../class-names.ts';
import { ClockIcon, PeopleIcon, StarIcon, StarSolidIcon } from '../icon/recipe-icons.tsx';
import { formatMinutes } from './format-minutes.ts';
import styles from './RecipeMeta.module.css';
import { publishedBy, type RecipeFacts } from './recipe-facts.ts';

/** Rating, time and servings in a line. `tight` fits half a column, `full` names the units. */
export function RecipeMeta({ recipe, variant }: { recipe: RecipeFacts; variant: 'tight' | 'full' }) {
  const isFull = variant === 'full';
  const edge = isFull ? 16 : 14;
  const author = publishedBy(recipe);
  const time = formatMinutes(recipe.minutes);
  return (
    <ul className={classNames(styles['meta'], !isFull && styles['tight'])}>
      <li>
        {recipe.rating === null ? (
          <>
            <StarIcon size={edge} className={styles['star']} />
            {texts.new}
          </>
        ) : (
          <>
            <StarSolidIcon size={edge} className={styles['star']} />
            <span className="sr">{texts.rated}</span>
            <b>{recipe.rating.toFixed(1)}</b>
            <span className="sr">{texts.outOf}</span>
            {isFull && <span className={styles['faint']}>{`(${recipe.ratings})`}</span>}
          </>
        )}
      </li>
      {time !== null && (
        <li>
          <ClockIcon size={edge} />
          {time}
        </li>
      )}
      <li>
        <PeopleIcon size={edge} />
        <span className={isFull ? undefined : 'sr'}>{texts.serves}</span> {recipe.servings}
      </li>
      {author && <li className={styles['author']}>{author}</li>}
    </ul>
  );
}
