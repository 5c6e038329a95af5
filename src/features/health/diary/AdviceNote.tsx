import { alarmSigns } from '#domain/triggers/stops.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { adviceNote as texts } from '../texts/diary.ts';
import styles from './Diary.module.css';

const emergencyNumbers = [
  { number: '911', where: texts.northAmerica },
  { number: '112', where: texts.europe },
  { number: '999', where: texts.unitedKingdom },
  { number: '000', where: texts.australia },
] as const;

export function EmergencyCalls() {
  return (
    <ul className={styles['calls']}>
      {emergencyNumbers.map(({ number, where }) => (
        <li key={number}>
          <a href={`tel:${number}`}>{texts.call(number)}</a>
          <span>{where}</span>
        </li>
      ))}
    </ul>
  );
}

/** Comes before everything else of the day. */
export function AdviceNote({ advice }: { readonly advice: 'emergency' | 'doctor' | null }) {
  if (advice === null) return null;
  if (advice === 'doctor')
    return (
      <div role="alert" className={styles['alert']}>
        <Text as="h3" variant="h3">
          {texts.doctorTitle}
        </Text>
        <Text variant="small">{texts.doctorText}</Text>
      </div>
    );
  return (
    <div role="alert" className={styles['alert']}>
      <Text as="h3" variant="h3">
        {texts.emergencyTitle}
      </Text>
      <Text variant="small">{texts.emergencyText}</Text>
      <EmergencyCalls />
    </div>
  );
}

/** Always on the page. */
export function WhenToSeeSomebody() {
  return (
    <Card as="details">
      <summary className={styles['summary']}>{texts.whenTitle}</summary>
      <Stack gap={12}>
        <Text as="h3" variant="small-strong">
          {texts.emergencySigns}
        </Text>
        <Signs isEmergency />
        <EmergencyCalls />
        <Text as="h3" variant="small-strong">
          {texts.doctorSigns}
        </Text>
        <Signs isEmergency={false} />
        <Text variant="small">{texts.dietNote}</Text>
      </Stack>
    </Card>
  );
}

function Signs({ isEmergency }: { readonly isEmergency: boolean }) {
  return (
    <ul className={styles['signs']}>
      {alarmSigns
        .filter((sign) => sign.isEmergency === isEmergency)
        .map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
    </ul>
  );
}
