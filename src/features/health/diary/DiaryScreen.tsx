import { useSearchParams } from 'react-router-dom';
import { isRealDate } from '#domain/calendar/real-date.ts';
import { addDays, formatDay, weekdayOf } from '#domain/calendar/week.ts';
import { diaryMessages } from '#domain/message/diary-messages.ts';
import { isEnabled } from '#domain/settings/is-enabled.ts';
import { adviceOfDay, severityLabel } from '#domain/triggers/diary-record.ts';
import { useConsent } from '#src/flows/account/use-consent.ts';
import { useDiary } from '#src/flows/health/use-diary.ts';
import { useSettledSettings } from '#src/flows/shell/use-settled-settings.ts';
import { useToday } from '#src/flows/use-today.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ConsentCard } from '../ConsentGate.tsx';
import { NotOffered } from '../NotOffered.tsx';
import { diaryScreen as texts } from '../texts/diary.ts';
import { AdviceNote, WhenToSeeSomebody } from './AdviceNote.tsx';
import { DiaryDays } from './DiaryDays.tsx';
import { HintCard } from './HintCard.tsx';
import { MealsOfDay } from './MealsOfDay.tsx';
import { QuickLog } from './QuickLog.tsx';
import { RecordList } from './RecordList.tsx';

/** The diary of symptoms and meals. */
export function DiaryScreen() {
  usePageTitle(texts.title);
  const settings = useSettledSettings();
  const { isGiven } = useConsent('diary');
  if (settings === null) return <TextSkeleton label={texts.loading} />;
  if (!isEnabled(settings.symptom_diary))
    return <NotOffered title={texts.notOfferedTitle} text={texts.notOfferedText} />;
  if (!isGiven)
    return (
      <Stack gap={16} pad="page">
        <Text tone="muted">{texts.intro}</Text>
        <ConsentCard id="diary" heading="h2" />
      </Stack>
    );
  return <OpenDiary />;
}

function OpenDiary() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const requestedDate = params.get('date') ?? '';
  const date = isRealDate(requestedDate) && requestedDate <= today ? requestedDate : today;
  // fortnights, counted back from today
  const daysAgo = (Date.parse(today) - Date.parse(date)) / 86_400_000;
  const end = addDays(today, -14 * Math.floor(daysAgo / 14));
  const choose = (day: string) =>
    setParams(day >= today ? {} : { date: day }, { replace: true, preventScrollReset: true });
  return <Days key={end} end={end} date={date} today={today} onChoose={choose} />;
}

interface DaysProps {
  readonly end: string;
  readonly date: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

function Days({ end, date, today, onChoose }: DaysProps) {
  const diary = useDiary(end);
  if (diary.isFailed)
    return <FailureNote title={texts.failedTitle} text={diary.failure} onRetry={diary.retry} />;
  const day = diary.days?.find((each) => each.date === date);
  // rendered together, as the hint would shift what follows
  if (diary.days === null || day === undefined || diary.isOpening)
    return <TextSkeleton label={texts.loading} />;
  const isToday = date === today;
  return (
    <Stack gap={20} pad="page">
      <Stack gap={8}>
        <DiaryDays days={diary.days} date={date} today={today} onChoose={onChoose} />
        <Row spread="between">
          <Button size="sm" variant="quiet" onClick={() => onChoose(addDays(end, -14))}>
            {texts.earlier}
          </Button>
          {end < today && (
            <Button size="sm" variant="quiet" onClick={() => onChoose(addDays(end, 14))}>
              {texts.later}
            </Button>
          )}
        </Row>
      </Stack>
      <div>
        <Text as="h2" variant="h2">
          {isToday ? texts.today : `${weekdayOf(date)}, ${formatDay(date)}`}
        </Text>
        <Text variant="small" tone="muted" role="status">
          {day.worst === null
            ? texts.nothingLogged
            : day.worst === 0
              ? texts.noSymptoms
              : texts.worst(severityLabel(day.worst).toLowerCase(), day.worst)}
        </Text>
      </div>
      <AdviceNote advice={adviceOfDay(day.records)} />
      <QuickLog key={date} diary={diary} day={day} isToday={isToday} />
      <RecordList diary={diary} day={day} />
      <MealsOfDay diary={diary} day={day} />
      <HintCard diary={diary} />
      <Button variant="tinted" width="block" href={memberPaths.diaryReport()}>
        {texts.toReport}
      </Button>
      <WhenToSeeSomebody />
      <Text variant="note" tone="faint">
        {diaryMessages.notMedicalAdvice}
      </Text>
    </Stack>
  );
}
