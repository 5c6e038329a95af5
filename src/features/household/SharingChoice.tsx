import type { Sharing } from '#domain/household/household.ts';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { Switch } from '#src/ui/input/Switch.tsx';
import { sharingChoice as texts } from './texts.ts';

/** What a member lets their household see. */
export function SharingChoice({
  sharing,
  isBusy = false,
  onChange,
}: {
  readonly sharing: Sharing;
  readonly isBusy?: boolean;
  /** Gets only what was switched. */
  readonly onChange: (sharing: Partial<Sharing>) => void;
}) {
  return (
    <RowList variant="flush">
      <ListRow
        label={texts.food}
        note={texts.foodNote}
        end={
          <Switch
            label={texts.foodLabel}
            checked={sharing.food}
            busy={isBusy}
            onChange={(food) => onChange({ food })}
          />
        }
      />
      <ListRow
        label={texts.energy}
        note={texts.energyNote}
        end={
          <Switch
            label={texts.energyLabel}
            checked={sharing.energy}
            busy={isBusy}
            onChange={(energy) => onChange({ energy })}
          />
        }
      />
    </RowList>
  );
}
