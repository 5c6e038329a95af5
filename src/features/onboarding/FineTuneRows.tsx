import { intoleranceChoices } from '#domain/intolerance/choices.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { ChevronRightIcon, SlidersIcon } from '#src/ui/icon/common-icons.tsx';
import { fineTuneRows as texts } from './texts.ts';

/** A row per chosen intolerance that opens its ingredients. */
export function FineTuneRows({ chosen }: { chosen: Readonly<Record<Intolerance, boolean>> }) {
  const { openManager } = useSheetActions();
  const rows = intoleranceChoices.filter(({ intolerance }) => chosen[intolerance]);
  if (rows.length === 0) return null;
  return (
    <RowList variant="plain">
      {rows.map(({ intolerance, label }) => (
        <ListRow
          key={intolerance}
          label={texts.fineTune(label)}
          icon={<SlidersIcon />}
          end={<ChevronRightIcon />}
          onClick={() => openManager(intolerance)}
        />
      ))}
    </RowList>
  );
}
