import { addDays, weekdayOf } from '#domain/calendar/week.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { DayNote } from './ItemSheet.tsx';
import { copySheet as texts } from './texts/sheets.ts';

interface CopySheetProps {
  readonly sheets: PlannerSheets;
  readonly day: string;
  readonly days: readonly string[];
  readonly onCopy: (to: string) => void;
}

/** Copies the items of a day to another one. */
export function CopySheet({ sheets, day, days, onCopy }: CopySheetProps) {
  return (
    <BottomSheet open={sheets.open === 'day'} onClose={sheets.close} title={texts.title(weekdayOf(day))}>
      <RowList>
        {days
          .filter((date) => date !== day)
          .map((date) => (
            <ListRow
              key={date}
              label={texts.copyTo(weekdayOf(date))}
              end={<DayNote date={date} />}
              onClick={() => onCopy(date)}
            />
          ))}
        <ListRow
          label={texts.copyToNextWeek}
          end={<DayNote date={addDays(day, 7)} />}
          onClick={() => onCopy(addDays(day, 7))}
        />
      </RowList>
    </BottomSheet>
  );
}
