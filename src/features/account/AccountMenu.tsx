import { useHasPlans } from '#src/flows/membership/use-plans.ts';
import { useInstallOffer } from '#src/flows/shell/use-install-offer.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { ListRow, RowList, RowPlaceholder } from '#src/ui/frame/RowList.tsx';
import { BowlIcon, DownloadIcon, PlanIcon } from '#src/ui/icon/account-icons.tsx';
import { BooksIcon } from '#src/ui/icon/frame-icons.tsx';
import { HeartIcon } from '#src/ui/icon/recipe-icons.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { accountMenu as texts } from './texts/account.ts';

/** The rows of the account page, in the product owner's order. */
export function AccountMenu() {
  const isInstallOffered = useInstallOffer();
  const hasPlans = useHasPlans();
  return (
    <RowList>
      <NotificationRow />
      <ListRow label={texts.favorites} icon={<HeartIcon size={22} />} href={memberPaths.favorites()} />
      {isInstallOffered && (
        <ListRow label={texts.install} icon={<DownloadIcon size={22} />} href={paths.install()} />
      )}
      <ListRow label={texts.collections} icon={<BooksIcon size={22} />} href={paths.collections()} />
      <ListRow label={texts.preferences} icon={<BowlIcon size={22} />} href={memberPaths.preferences()} />
      {hasPlans === null && <RowPlaceholder />}
      {hasPlans && <ListRow label={texts.plan} icon={<PlanIcon size={22} />} href={paths.plans()} />}
    </RowList>
  );
}
