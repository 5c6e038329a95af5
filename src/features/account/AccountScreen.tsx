import { planName } from '#domain/account/plan-name.ts';
import { displayName } from '#domain/member/display-name.ts';
import { photoOf } from '#domain/member/photo.ts';
import { cancellationOf } from '#domain/membership/cancellation.ts';
import type { User } from '#domain/session/user.ts';
import { isEnabled } from '#domain/settings/is-enabled.ts';
import { useLogout } from '#src/flows/auth/use-logout.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useSubscriptions } from '#src/flows/membership/use-subscriptions.ts';
import { useUnits } from '#src/flows/recipes/use-units.ts';
import { useSettledSettings } from '#src/flows/shell/use-settled-settings.ts';
import { hasKeyboard } from '#src/flows/shell/use-shortcuts.ts';
import { useTheme } from '#src/flows/shell/use-theme.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { UnitsSwitch } from '#src/ui/field/UnitsSwitch.tsx';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { HalfDiscIcon, KeyboardIcon, LeafIcon, PageIcon, PlanIcon } from '#src/ui/icon/account-icons.tsx';
import { ChevronRightIcon, LogOutIcon, PencilIcon, RulerIcon } from '#src/ui/icon/common-icons.tsx';
import { CareIcon, PlateIcon } from '#src/ui/icon/health-icons.tsx';
import { PeopleIcon } from '#src/ui/icon/recipe-icons.tsx';
import { ThemeSwitch } from '#src/ui/input/SegmentedChoice.tsx';
import { Link } from '#src/ui/link/Link.tsx';
import { Avatar } from '#src/ui/picture/Avatar.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './AccountScreen.module.css';
import { accountScreen as texts } from './texts/account.ts';

/** The member's account page. */
export function AccountScreen() {
  usePageTitle(texts.title);
  const { user } = useSession();
  const settings = useSettledSettings();
  const { units, choose } = useUnits();
  const theme = useTheme();
  const logout = useLogout();
  if (user === null) return null;
  // rows that load later would shift the content below them
  if (settings === null) return <ListSkeleton rows={6} pad="page" />;
  const { account_menu: extraRows } = settings;
  const isSelling = isEnabled(settings.stripe_connected);
  const hasDiary = isEnabled(settings.symptom_diary);
  return (
    <Stack gap={12} pad="page">
      <ProfileCard user={user} hasLink={!isSelling && user.subscriptions.length > 0} />
      <AccountMenu />
      <RowList>
        {hasDiary && (
          <ListRow label={texts.diary} icon={<PencilIcon size={22} />} href={memberPaths.diary()} />
        )}
        {hasDiary && isEnabled(settings.food_tests) && (
          <ListRow label={texts.triggers} icon={<PlateIcon size={22} />} href={memberPaths.triggers()} />
        )}
        <ListRow label={texts.health} icon={<CareIcon size={22} />} href={memberPaths.myHealth()} />
        <ListRow label={texts.household} icon={<PeopleIcon size={22} />} href={memberPaths.household()} />
        <ListRow
          label={texts.units}
          icon={<RulerIcon size={22} />}
          note={texts.unitsNote}
          end={<UnitsSwitch value={units} onChange={choose} />}
        />
        <ListRow
          label={texts.appearance}
          icon={<HalfDiscIcon size={22} />}
          note={texts.appearanceNote}
          end={<ThemeSwitch value={theme.theme} onChange={theme.choose} />}
        />
        {hasKeyboard() && (
          <ListRow label={texts.shortcuts} icon={<KeyboardIcon size={22} />} href={memberPaths.shortcuts()} />
        )}
      </RowList>
      {Object.keys(extraRows).length > 0 && (
        <RowList>
          {Object.entries(extraRows).map(([slug, label]) => (
            <ListRow key={slug} label={label} icon={<PageIcon size={22} />} href={paths.page(slug)} />
          ))}
        </RowList>
      )}
      <RowList>
        <ListRow
          label={logout.isBusy ? texts.loggingOut : texts.logout}
          icon={<LogOutIcon size={22} />}
          tone="danger"
          onClick={logout.ask}
        />
      </RowList>
    </Stack>
  );
}

/** `hasLink`: leads to what is held, where no row leads to the plans. */
function ProfileCard({ user, hasLink }: { user: User; hasLink: boolean }) {
  const name = displayName(user);
  const currentSubscriptions = useSubscriptions('onPlans');
  const renewing = currentSubscriptions.subscriptions.find(
    (subscription) => cancellationOf(subscription) !== null,
  );
  const cancellation = renewing ? cancellationOf(renewing) : null;
  const latest = user.activated_subscription ?? user.latest_subscription;
  return (
    <Card pad={false} aria-label={texts.profileLabel}>
      <Link href={memberPaths.profile()} className={styles['profile']}>
        <Avatar name={name} src={photoOf(user)} />
        <span className={styles['who']}>
          <Text as="strong" variant="h2" className={styles['name'] ?? ''}>
            {name}
          </Text>
          <span className={styles['plan']}>
            <LeafIcon size={16} />
            {planName(user, new Date())}
          </span>
        </span>
        <ChevronRightIcon className={styles['chevron']} />
      </Link>
      {latest !== null && (
        <Text variant="note" tone="muted" className={styles['standing'] ?? ''}>
          {latest.explanation}
        </Text>
      )}
      {latest?.status === 'past_due' && (
        <div className={styles['standing']}>
          <Button variant="tinted" size="sm" href={memberPaths.billing()}>
            {texts.payNow}
          </Button>
        </div>
      )}
      {renewing && cancellation && (
        <div className={styles['standing']}>
          <Button
            variant="quiet"
            size="sm"
            busy={currentSubscriptions.busyWith === renewing.id}
            onClick={() => currentSubscriptions.change(renewing.id, cancellation.change)}
          >
            {cancellation.label}
          </Button>
        </div>
      )}
      {hasLink && (
        <Link href={memberPaths.subscriptions()} className={styles['subscriptions']}>
          <PlanIcon size={22} />
          <span className={styles['who']}>{texts.subscriptions}</span>
          <ChevronRightIcon className={styles['chevron']} />
        </Link>
      )}
    </Card>
  );
}
