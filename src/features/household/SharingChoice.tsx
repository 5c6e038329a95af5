import type { Sharing } from '#domain/household/household.ts';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { Switch } from '#src/ui/input/Switch.tsx';

/** What a member lets their household see. */
export function SharingChoice({
  sharing,
  isBusy = false,
  onChange,
}: {
  readonly sharing: Sharing;
  readonly isBusy?: boolean;
  readonly onChange: (sharing: Sharing) => void;
}) {
  return (
    <RowList variant="plain">
      <ListRow
        label="What I can’t eat"
        note="Allergens, diets, limits, and foods, without the reasons"
        end={
          <Switch
            label="Share what I can’t eat"
            checked={sharing.food}
            disabled={isBusy}
            onChange={(food) => onChange({ ...sharing, food })}
          />
        }
      />
      <ListRow
        label="My calories for a day"
        note="So that portions can be right for each of you"
        end={
          <Switch
            label="Share my calories for a day"
            checked={sharing.energy}
            disabled={isBusy}
            onChange={(energy) => onChange({ ...sharing, energy })}
          />
        }
      />
    </RowList>
  );
}
