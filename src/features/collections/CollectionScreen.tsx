import { useParams } from 'react-router-dom';
import { collectionLabel } from '#domain/collection/collection.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { useCollection } from '#src/flows/collections/use-collection.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { RecipeRowsSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { MoreIcon } from '#src/ui/icon/common-icons.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { formatRecipeCount } from './CollectionCard.tsx';
import { CollectionMenu } from './CollectionMenu.tsx';
import { CollectionRecipes } from './CollectionRecipes.tsx';
import styles from './CollectionScreen.module.css';
import { collectionScreen as texts } from './texts.ts';

/** One collection with its recipes. */
export function CollectionScreen() {
  const { id = '' } = useParams();
  return <OpenCollection key={id} id={id} />;
}

function OpenCollection({ id }: { id: string }) {
  const page = useCollection(id);
  const { collection, state } = page;
  const label = collection === null ? texts.title : collectionLabel(collection.name);
  const isMine = collection !== null && !page.isFavorites && page.from === null;
  usePageTitle(label);
  if (state === 'missing') return <Missing />;
  if (state === 'failed')
    return <FailureNote heading="h1" title={texts.failedTitle} text={page.failure} onRetry={page.retry} />;
  return (
    <Stack gap={16} pad="page">
      <Row gap={12} spread="between">
        <div className={styles['title']}>
          <Text as="h1" variant="h1">
            {label}
          </Text>
          <Text variant="small" tone="muted" role="status" className={styles['count'] ?? ''}>
            {collection && formatRecipeCount(page.count)}
            {page.from !== null && texts.from(bidiIsolated(page.from))}
            {collection?.is_shared === true && texts.shared}
          </Text>
        </div>
        {isMine && (
          <IconButton
            label={texts.menuLabel}
            variant="tinted"
            icon={<MoreIcon size={22} />}
            aria-haspopup="dialog"
            aria-expanded={page.isMenuOpen}
            onClick={page.openMenu}
          />
        )}
      </Row>
      {collection === null ? <RecipeRowsSkeleton /> : <CollectionRecipes page={page} />}
      {isMine && <CollectionMenu page={page} name={collection.name} />}
    </Stack>
  );
}

function Missing() {
  return (
    <EmptyState
      drawing="lost"
      heading="h1"
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      action={
        <Button variant="tinted" size="sm" href={paths.collections()}>
          {texts.allCollections}
        </Button>
      }
    />
  );
}
