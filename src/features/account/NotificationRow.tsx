import { useNotificationSwitch } from '#src/flows/account/use-notification-switch.ts';
import { ListRow } from '#src/ui/frame/RowList.tsx';
import { BellIcon } from '#src/ui/icon/frame-icons.tsx';
import { Switch } from '#src/ui/input/Switch.tsx';

const reasons = {
  denied: 'Your browser blocks notifications from Kindfare. Allow them in its settings for this site.',
  undecided: 'Your browser has not been allowed to show notifications yet.',
  unsupported: 'This browser cannot show notifications.',
  uninstalled: 'Add Kindfare to your Home Screen first: tap Share, then Add to Home Screen.',
  unreachable: 'Your browser could not set notifications up just now. Please try again.',
} as const;

/** A row that turns notifications on this device on or off. */
export function NotificationRow() {
  const { isEnabled, refusal, toggle } = useNotificationSwitch();
  const note = refusal ? reasons[refusal] : 'When your trial ends, your membership changes, and the like.';
  return (
    <ListRow
      label="Notifications"
      icon={<BellIcon size={22} />}
      note={note}
      end={<Switch label="Notifications" checked={isEnabled} onChange={toggle} />}
    />
  );
}
