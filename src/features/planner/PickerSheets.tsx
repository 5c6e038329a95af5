import { useCallback, useEffect } from 'react';
import { collectionLabel } from '#domain/collection/collection.ts';
import type { CustomFood } from '#domain/meal-plan/custom-food.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { messages } from '#domain/message/messages.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import { useCollectionList } from '#src/flows/collections/use-collection-list.ts';
import { type FoodRemoval, useFoodRemoval } from '#src/flows/planner/use-food-removal.ts';
import {
  useCollectionPicker,
  useFoodPicker,
  usePersonalPicker,
  useRecipePicker,
} from '#src/flows/planner/use-picker.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { PlusIcon } from '#src/ui/icon/common-icons.tsx';
import { ArrowLeftIcon } from '#src/ui/icon/sign-icons.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { NewFoodForm } from './NewFoodForm.tsx';
import { PickerList } from './PickerList.tsx';
import { pickerSheets as texts } from './texts/sheets.ts';

interface SheetsProps {
  readonly sheets: PlannerSheets;
}

/** Opens at the chosen items if any of them has a warning. */
const openingOf = ({ hasWarnings }: PlannerSheets) => ({ showAll: hasWarnings });

/** Adds the chosen items to the day. */
function Submit({ sheets, label }: SheetsProps & { label: string }) {
  const isNothing = Object.keys(sheets.chosen).length === 0;
  return (
    <Button variant="primary" width="grow" aria-disabled={isNothing} onClick={sheets.submit}>
      {label}
    </Button>
  );
}

/** Sheets for choosing recipes and foods for the day. */
export function PickerSheets({ sheets }: SheetsProps) {
  const { open } = sheets;
  const removal = useFoodRemoval();
  const inCollection = open === 'recipe-collections' && sheets.isInsideCollection;
  return (
    <>
      <BottomSheet
        open={open === 'custom-recipes'}
        onClose={sheets.close}
        title={texts.recipesTitle}
        body="paddedList"
        footer={<Submit sheets={sheets} label={texts.done} />}
      >
        <RecipeChoice sheets={sheets} />
      </BottomSheet>
      <BottomSheet
        open={open === 'personal-recipes'}
        onClose={sheets.close}
        title={texts.personalTitle}
        body="paddedList"
        footer={<Submit sheets={sheets} label={texts.done} />}
      >
        <PersonalChoice sheets={sheets} />
      </BottomSheet>
      <BottomSheet
        open={open === 'recipe-collections'}
        onClose={sheets.close}
        title={texts.collectionsTitle}
        body="paddedList"
        footer={<Submit sheets={sheets} label={texts.add} />}
      >
        {inCollection && sheets.collectionId !== null ? (
          <Stack gap={8}>
            <div>
              <Button size="sm" variant="quiet" icon={<ArrowLeftIcon size={18} />} onClick={sheets.close}>
                {texts.back}
              </Button>
            </div>
            <CollectionChoice key={sheets.collectionId} id={sheets.collectionId} sheets={sheets} />
          </Stack>
        ) : (
          <Collections sheets={sheets} />
        )}
      </BottomSheet>
      <BottomSheet
        open={open === 'custom-foods' || open === 'create-custom-food'}
        onClose={sheets.close}
        title={open === 'create-custom-food' ? texts.createFoodTitle : texts.foodsTitle}
        body={open === 'create-custom-food' ? 'padded' : 'paddedList'}
        {...(open !== 'create-custom-food' && {
          footer: (
            <>
              <Button
                width="grow"
                icon={<PlusIcon size={18} />}
                onClick={() => sheets.send({ type: 'newFood.opened' })}
              >
                {texts.createFood}
              </Button>
              <Submit sheets={sheets} label={texts.done} />
            </>
          ),
        })}
      >
        {open === 'create-custom-food' ? (
          <FoodForm sheets={sheets} />
        ) : (
          <FoodChoice sheets={sheets} removal={removal} />
        )}
      </BottomSheet>
    </>
  );
}

function RecipeChoice({ sheets }: SheetsProps) {
  return (
    <PickerList
      picker={useRecipePicker(openingOf(sheets))}
      sheets={sheets}
      searchLabel={texts.searchRecipes}
    />
  );
}

function PersonalChoice({ sheets }: SheetsProps) {
  return (
    <PickerList
      picker={usePersonalPicker(openingOf(sheets))}
      sheets={sheets}
      searchLabel={texts.searchPersonal}
      emptyText={texts.personalEmpty}
    />
  );
}

function FoodChoice({ sheets, removal }: SheetsProps & { removal: FoodRemoval }) {
  const picker = useFoodPicker(openingOf(sheets));
  const { refresh } = picker;
  const { choose } = sheets;
  const { changes, remove } = removal;
  useEffect(() => {
    if (changes > 0) refresh();
  }, [changes, refresh]);
  const removeFood = useCallback(
    (food: CustomFood) => {
      choose(food, 0);
      remove(food);
    },
    [choose, remove],
  );
  return (
    <PickerList
      picker={picker}
      onRemove={removeFood}
      sheets={sheets}
      by="quantity"
      searchLabel={texts.searchFoods}
      emptyTitle={plannerMessages.noFoods}
      emptyText={texts.foodsEmpty}
    />
  );
}

function FoodForm({ sheets }: SheetsProps) {
  const { send, choose } = sheets;
  const created = useCallback(
    (food: CustomFood) => {
      send({ type: 'newFood.saved' });
      choose(food, 1);
    },
    [send, choose],
  );
  return <NewFoodForm onCreated={created} />;
}

function CollectionChoice({ id, sheets }: SheetsProps & { id: string }) {
  return (
    <PickerList
      picker={useCollectionPicker(id, openingOf(sheets))}
      sheets={sheets}
      searchLabel={texts.searchCollection}
    />
  );
}

function Collections({ sheets }: SheetsProps) {
  const { state, collections, failure, retry } = useCollectionList();
  if (state === 'failed') return <FailureNote title={texts.failedTitle} text={failure} onRetry={retry} />;
  if (state === 'loading') return <ListSkeleton rows={6} />;
  return (
    <Stack gap={12}>
      <RowList>
        {collections.map(({ id, name, recipes_count }) => (
          <ListRow
            key={id}
            label={collectionLabel(name)}
            note={texts.recipes(recipes_count === 1, formatNumber(recipes_count))}
            onClick={() => sheets.openCollection(id)}
          />
        ))}
      </RowList>
      {collections.length <= 1 && (
        <EmptyState heading="h3" title={messages.noCollections} text={texts.noCollectionsHint} />
      )}
    </Stack>
  );
}
