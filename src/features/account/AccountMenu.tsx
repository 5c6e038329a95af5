import { useHasPlans } from '#src/flows/membership/use-plans.ts';
import { useInstallOffer } from '#src/flows/shell/use-install-offer.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { ListRow, RowList, RowPlaceholder } from '#src/ui/frame/RowList.tsx';
import { BowlIcon, DownloadIcon, PlanIcon } from '#src/ui/icon/account-icons.tsx';
import { BooksIcon } from '#src/ui/icon/frame-icons.tsx';
import { HeartIcon } from '#src/ui/icon/recipe-icons.tsx';
import { NotificationRow } from './NotificationRow.tsx';

/** The rows of the account page, in the product owner's order. */
export function AccountMenu() {
  const isInstallOffered = useInstallOffer();
  const hasPlans = useHasPlans();
  return (
    <RowList>
      <NotificationRow />
      <ListRow label="My Favorites" icon={<HeartIcon size={22} />} href={memberPaths.favorites()} />
      {isInstallOffered && (
        <ListRow label="Install App" icon={<DownloadIcon size={22} />} href={paths.install()} />
      )}
      <ListRow label="Recipe Collections" icon={<BooksIcon size={22} />} href={paths.collections()} />
      <ListRow label="Dietary Preferences" icon={<BowlIcon size={22} />} href={memberPaths.preferences()} />
      {hasPlans === null && <RowPlaceholder />}
      {hasPlans && (
        <ListRow label="Manage Subscription Plan" icon={<PlanIcon size={22} />} href={paths.plans()} />
      )}
    </RowList>
  );
}
