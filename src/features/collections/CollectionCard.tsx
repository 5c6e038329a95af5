import { type Collection, collectionLabel, emptyCollectionPicture } from '#domain/collection/collection.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Link } from '#src/ui/link/Link.tsx';
import { Dish } from '#src/ui/recipe/Dish.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './CollectionCard.module.css';
import { collectionCard as texts } from './texts.ts';

/** Pictures of a full mosaic; with fewer the collection shows one. */
const mosaic = 4;

/** A collection in the grid. The whole card is a link. */
export function CollectionCard({ collection, eager }: { collection: Collection; eager: boolean }) {
  return (
    <article className={styles['card']}>
      <Cover collection={collection} eager={eager} />
      <div className={styles['body']}>
        <h2 className={styles['name']}>
          <Link href={memberPaths.collection(collection.id)} className={styles['link']}>
            {collectionLabel(collection.name)}
          </Link>
        </h2>
        <Text variant="note" tone="muted">
          {formatRecipeCount(collection.recipes_count)}
          {collection.from !== undefined && texts.from(bidiIsolated(collection.from))}
          {collection.is_shared === true && texts.shared}
        </Text>
      </div>
    </article>
  );
}

export const formatRecipeCount = (count: number): string => texts.recipes(count, formatNumber(count));

function Cover({ collection, eager }: { collection: Collection; eager: boolean }) {
  const { recipes, image_url: picture } = collection;
  if (recipes.length >= mosaic)
    return (
      <span className={styles['mosaic']}>
        {recipes.slice(0, mosaic).map(({ id, image }) => (
          <Dish key={id} src={image} shape="fill" eager={eager} />
        ))}
      </span>
    );
  if (picture !== null && picture !== emptyCollectionPicture)
    return <Dish src={picture} shape="card" eager={eager} />;
  return (
    <span className={styles['plate']}>
      <img src={emptyCollectionPicture} width={120} height={84} alt="" />
    </span>
  );
}
