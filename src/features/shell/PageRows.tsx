import { useSettings } from '#src/flows/shell/use-settings.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { ListRow } from '#src/ui/frame/RowList.tsx';
import { GiftIcon, InfoIcon, PageIcon, ShareIcon } from '#src/ui/icon/account-icons.tsx';
import { HelpIcon } from '#src/ui/icon/common-icons.tsx';
import { pageRows as texts } from './texts.ts';

/** Content pages that the operator added to the menu. */
export function PageRows() {
  const { about_us_page, member_benefits_page, faq_page, main_menu } = useSettings();
  return (
    <>
      {about_us_page && (
        <ListRow label={texts.about} icon={<InfoIcon size={22} />} href={paths.page(about_us_page)} />
      )}
      {member_benefits_page && (
        <ListRow
          label={texts.benefits}
          icon={<GiftIcon size={22} />}
          href={paths.page(member_benefits_page)}
        />
      )}
      {faq_page && <ListRow label={texts.faq} icon={<HelpIcon size={22} />} href={paths.page(faq_page)} />}
      <ListRow
        label={texts.affiliateProgram}
        icon={<ShareIcon size={22} />}
        href={memberPaths.affiliateProgram()}
      />
      {Object.entries(main_menu).map(([slug, label]) => (
        <ListRow key={slug} label={label} icon={<PageIcon size={22} />} href={paths.page(slug)} />
      ))}
    </>
  );
}
