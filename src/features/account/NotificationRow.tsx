import { useNotificationSwitch } from '#src/flows/account/use-notification-switch.ts';
import { ListRow } from '#src/ui/frame/RowList.tsx';
import { BellIcon } from '#src/ui/icon/frame-icons.tsx';
import { Switch } from '#src/ui/input/Switch.tsx';
import { notificationRow as texts } from './texts/account.ts';

const reasons = {
  denied: texts.denied,
  undecided: texts.undecided,
  unsupported: texts.unsupported,
  uninstalled: texts.uninstalled,
  unreachable: texts.unreachable,
} as const;

/** A row that turns notifications on this device on or off. */
export function NotificationRow() {
  const { isEnabled, refusal, toggle } = useNotificationSwitch();
  const note = refusal ? reasons[refusal] : texts.note;
  return (
    <ListRow
      label={texts.title}
      icon={<BellIcon size={22} />}
      note={note}
      end={<Switch label={texts.title} checked={isEnabled} onChange={toggle} />}
    />
  );
}
