import {
  collectionSortNames,
  collectionSorts,
  favoritesId,
  readCollectionSort,
} from '#domain/collection/collection.ts';
import { messages } from '#domain/message/messages.ts';
import { useCollectionList } from '#src/flows/collections/use-collection-list.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { RecipeGridSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { PencilIcon, PlusIcon } from '#src/ui/icon/common-icons.tsx';
import { CalendarIcon } from '#src/ui/icon/frame-icons.tsx';
import { SelectBox } from '#src/ui/input/SelectBox.tsx';
import { Grid, Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CollectionCard } from './CollectionCard.tsx';
import { NewCollectionSheet } from './NewCollectionSheet.tsx';
import { collectionsScreen as texts } from './texts.ts';

type List = ReturnType<typeof useCollectionList>;
const sorts = collectionSorts.map((value) => ({ value, label: collectionSortNames[value] }));
/** Number of cards above the fold, whose pictures load eagerly. */
const eagerCards = 4;

/** The member's collections, the favorites first. */
export function CollectionsScreen() {
  usePageTitle(texts.title);
  const list = useCollectionList();
  return (
    <Stack gap={16} pad="page">
      <Stack gap={12}>
        <SearchField
          label={texts.search}
          value={list.words}
          onChange={list.type}
          found={list.state === 'ready' ? list.collections.length : null}
        />
        <Row gap={12} spread="between" wrap>
          <SelectBox
            aria-label={texts.sortLabel}
            name="sort"
            value={list.sort === 'default' ? '' : list.sort}
            options={sorts}
            placeholder={texts.sort}
            onChange={(chosen) => list.chooseSort(readCollectionSort(chosen))}
          />
          <Button
            variant="tinted"
            icon={<PlusIcon size={18} />}
            aria-haspopup="dialog"
            aria-expanded={list.creation.isOpen}
            onClick={list.creation.open}
          >
            {texts.new}
          </Button>
        </Row>
      </Stack>
      <RowList>
        <ListRow
          label={texts.ownRecipes}
          note={texts.ownRecipesNote}
          icon={<PencilIcon size={22} />}
          href={memberPaths.ownRecipes()}
        />
        <ListRow
          label={texts.cooked}
          note={texts.cookedNote}
          icon={<CalendarIcon size={22} />}
          href={memberPaths.cooked()}
        />
      </RowList>
      <Found list={list} />
      <Shared list={list} />
      <NewCollectionSheet creation={list.creation} />
    </Stack>
  );
}

function Found({ list }: { list: List }) {
  const { state, collections, failure, retry } = list;
  if (state === 'failed') return <FailureNote title={texts.failedTitle} text={failure} onRetry={retry} />;
  // the current list stays while the next one is loading
  if (state !== 'ready' && collections.length === 0) return <RecipeGridSkeleton lead={false} />;
  return (
    <Stack gap={12} aria-busy={state !== 'ready'}>
      {collections.length > 0 && (
        <Grid as="ul" aria-label={texts.title}>
          {collections.map((collection, place) => (
            <li key={collection.id}>
              <CollectionCard collection={collection} eager={place < eagerCards} />
            </li>
          ))}
        </Grid>
      )}
      {collections.every(({ id }) => id === favoritesId) && <NoCollections list={list} />}
    </Stack>
  );
}

/** Collections of others of the household. */
function Shared({ list: { shared, state } }: { list: List }) {
  if (state === 'failed' || shared.length === 0) return null;
  return (
    <Stack gap={12}>
      <Text as="h2" variant="h2">
        {texts.shared}
      </Text>
      <Grid as="ul" aria-label={texts.shared}>
        {shared.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} eager={false} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function NoCollections({ list }: { list: List }) {
  const words = list.words.trim();
  if (words !== '')
    return (
      <EmptyState
        title={messages.noCollections}
        text={texts.nothingFound(words)}
        action={
          <Button variant="tinted" size="sm" onClick={() => list.type('')}>
            {texts.showAll}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={messages.noCollections}
      text={texts.emptyText}
      action={
        <Button variant="tinted" size="sm" onClick={list.creation.open}>
          {texts.create}
        </Button>
      }
    />
  );
}
