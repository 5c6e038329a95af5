import { displayName } from '#domain/member/display-name.ts';
import { useLogout } from '#src/flows/auth/use-logout.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useIsSheetOpen, useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { useTheme } from '#src/flows/shell/use-theme.ts';
import { paths } from '#src/paths.ts';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { HalfDiscIcon } from '#src/ui/icon/account-icons.tsx';
import { LogOutIcon, SearchIcon } from '#src/ui/icon/common-icons.tsx';
import { ThemeSwitch } from '#src/ui/input/SegmentedChoice.tsx';
import { Sidebar } from '#src/ui/sheet/Sidebar.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { BenefitsBlock } from './BenefitsBlock.tsx';
import styles from './MemberMenu.module.css';
import { PageRows } from './PageRows.tsx';
import { memberMenu as texts } from './texts.ts';

/** The sidebar menu. */
export function MemberMenu() {
  const isSidebarOpen = useIsSheetOpen('sidebar');
  const { close } = useSheetActions();
  const { user } = useSession();
  const logout = useLogout();
  const { theme, choose } = useTheme();
  return (
    <Sidebar open={isSidebarOpen} onClose={close}>
      {user && (
        <Text variant="small" tone="muted" className={styles['who'] ?? ''}>
          {texts.signedInAs(displayName(user))}
        </Text>
      )}
      <RowList variant="plain">
        <ListRow label={texts.recipes} icon={<SearchIcon size={22} />} href={paths.recipes()} />
        <PageRows />
        <ListRow label={texts.logout} icon={<LogOutIcon size={22} />} tone="danger" onClick={logout.ask} />
      </RowList>
      <BenefitsBlock />
      <div className={styles['appearance']}>
        <RowList variant="plain">
          <ListRow
            label={texts.appearance}
            icon={<HalfDiscIcon size={22} />}
            end={<ThemeSwitch value={theme} onChange={choose} />}
          />
        </RowList>
      </div>
    </Sidebar>
  );
}
