import { HealthIcon, PersonIcon } from '#src/ui/icon/frame-icons.tsx';
import { HeartbeatIcon, PillIcon, PlateIcon, StomachIcon } from '#src/ui/icon/health-icons.tsx';
import type { Icon } from '#src/ui/icon/icon.tsx';

const icons: Readonly<Record<string, Icon>> = {
  person: PersonIcon,
  stomach: StomachIcon,
  plate: PlateIcon,
  heart: HeartbeatIcon,
  pill: PillIcon,
};

/** The icon with a name from the questionnaire. */
export function CategoryIcon({ name }: { name: string }) {
  const Drawing = icons[name] ?? HealthIcon;
  return <Drawing size={22} />;
}
