import type { useCollection } from '#src/flows/collections/use-collection.ts';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { ShareIcon, TrashIcon } from '#src/ui/icon/account-icons.tsx';
import { PencilIcon } from '#src/ui/icon/common-icons.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { NameSheet } from './NameSheet.tsx';
import { collectionMenu as texts } from './texts.ts';

export interface CollectionMenuProps {
  readonly page: ReturnType<typeof useCollection>;
  readonly name: string;
}

/** Actions for the whole collection. */
export function CollectionMenu({ page, name }: CollectionMenuProps) {
  const isShared = page.collection?.is_shared;
  return (
    <>
      <BottomSheet open={page.isMenuOpen} onClose={page.close} title={name}>
        <RowList>
          <ListRow label={texts.rename} icon={<PencilIcon size={22} />} onClick={page.openRenaming} />
          {isShared !== undefined && (
            <ListRow
              label={isShared ? texts.stopSharing : texts.share}
              note={isShared ? texts.stopSharingNote : texts.shareNote}
              icon={<ShareIcon size={22} />}
              onClick={() => {
                page.close();
                page.share(!isShared);
              }}
            />
          )}
          <ListRow
            label={texts.remove}
            icon={<TrashIcon size={22} />}
            tone="danger"
            onClick={page.askDeletion}
          />
        </RowList>
      </BottomSheet>
      <NameSheet
        open={page.isRenamingOpen}
        onClose={page.close}
        title={texts.renameTitle}
        submitLabel={texts.save}
        name={name}
        problem={page.nameProblem}
        busy={page.state === 'renaming'}
        onSubmit={page.rename}
      />
    </>
  );
}
