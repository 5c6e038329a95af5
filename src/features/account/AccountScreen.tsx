import { displayName } from '#domain/member/display-name.ts';
import { useLogout } from '#src/flows/use-logout.ts';
import { useSession } from '#src/flows/use-session.ts';
import { useUnits } from '#src/flows/use-units.ts';
import { paths } from '#src/paths.ts';
import { UnitsSwitch } from '#src/ui/field/SegmentedChoice.tsx';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { LogOutIcon, RulerIcon } from '#src/ui/icon/common-icons.tsx';
import { HeartIcon } from '#src/ui/icon/recipe-icons.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './AccountScreen.module.css';
import { initialsOf } from './initials.ts';

/** The member's own page. */
export function AccountScreen() {
  usePageTitle('Account');
  const { user } = useSession();
  const { units, choose } = useUnits();
  const logout = useLogout();
  if (user === null) return null;
  const name = displayName(user);
  return (
    <Stack gap={16} pad="page">
      <Card aria-label="Profile">
        <Row gap={16}>
          <span className={styles['initials']} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <div className={styles['who']}>
            <Text as="h2" look="h2">
              {name}
            </Text>
            <Text look="small" tone="muted">
              {user.email}
            </Text>
          </div>
        </Row>
      </Card>
      <RowList>
        <ListRow label="My Favorites" icon={<HeartIcon size={22} />} href={paths.favourites()} />
        <ListRow
          label="Units"
          icon={<RulerIcon size={22} />}
          note="For all amounts"
          end={<UnitsSwitch value={units} onChange={choose} />}
        />
      </RowList>
      <RowList>
        <ListRow
          label={logout.isBusy ? 'Logging out' : 'Logout'}
          icon={<LogOutIcon size={22} />}
          tone="danger"
          onClick={logout.ask}
        />
      </RowList>
    </Stack>
  );
}
