import { alarmSigns } from '#domain/triggers/stops.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './Diary.module.css';

const emergencyNumbers = [
  { number: '911', where: 'US and Canada' },
  { number: '112', where: 'Europe and many other countries' },
  { number: '999', where: 'UK' },
  { number: '000', where: 'Australia' },
] as const;

export function EmergencyCalls() {
  return (
    <ul className={styles['calls']}>
      {emergencyNumbers.map(({ number, where }) => (
        <li key={number}>
          <a href={`tel:${number}`}>{`Call ${number}`}</a> {where}
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
          Talk to a doctor about this
        </Text>
        <Text variant="small">
          You logged a severe symptom. If it’s new, gets worse, or doesn’t settle, see a doctor. If it’s the
          worst you’ve ever had, or you have any emergency sign below, get help now.
        </Text>
      </div>
    );
  return (
    <div role="alert" className={styles['alert']}>
      <Text as="h3" variant="h3">
        Get emergency help now
      </Text>
      <Text variant="small">
        Swelling of the lips, tongue, or throat, or trouble breathing can be anaphylaxis. If you have an
        adrenaline auto-injector, use it now. Call even if you feel better afterwards. Don’t eat the suspected
        food again, and don’t test it at home.
      </Text>
      <EmergencyCalls />
    </div>
  );
}

/** Always on the page. */
export function WhenToSeeSomebody() {
  return (
    <Card as="details">
      <summary className={styles['summary']}>When to see a doctor or dietitian</summary>
      <Stack gap={12}>
        <Text as="h3" variant="small-strong">
          Emergency: call at once
        </Text>
        <Signs isEmergency />
        <EmergencyCalls />
        <Text as="h3" variant="small-strong">
          See a doctor soon
        </Text>
        <Signs isEmergency={false} />
        <Text variant="small">
          Don’t leave out foods for good because of this diary. A dietitian can help you test one food at a
          time and keep your diet as wide as possible.
        </Text>
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
