import { useState } from 'react';
import { alarmSigns, isEmergency } from '#domain/triggers/stops.ts';
import type { AlarmSign, FoodTest } from '#src/flows/health/use-trigger-test.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { EmergencyCalls } from '../diary/AdviceNote.tsx';
import { alarmNote as texts } from '../texts/triggers.ts';
import styles from './Triggers.module.css';

/** Always there while a test runs. */
export function AlarmButton({ test }: { readonly test: FoodTest }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" width="block" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <BottomSheet open={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <Stack gap={8}>
          <Text variant="small">{test.tests?.current == null ? texts.noTestNote : texts.stopNote}</Text>
          {alarmSigns.map(({ id, text }) => (
            <Button key={id} width="block" onClick={() => test.chooseAlarm(id)}>
              {text}
            </Button>
          ))}
        </Stack>
      </BottomSheet>
    </>
  );
}

/** In an emergency, nothing else is on the page. */
export function AlarmNote({ sign, test }: { readonly sign: AlarmSign; readonly test: FoodTest }) {
  return (
    <Stack gap={20} pad="page">
      <div role="alert" className={styles['alert']}>
        {isEmergency(sign) ? (
          <>
            <Text as="h2" variant="h2">
              {texts.emergencyTitle}
            </Text>
            {sign === 'breathing' && <Text>{texts.anaphylaxis}</Text>}
            <EmergencyCalls />
            <Text>{texts.notAlone}</Text>
          </>
        ) : (
          <>
            <Text as="h2" variant="h2">
              {texts.doctorTitle}
            </Text>
            <Text>{texts.doctorText}</Text>
            <Text>{texts.testOver}</Text>
            <EmergencyCalls />
          </>
        )}
      </div>
      {test.isUnsaved && (
        <Stack gap={8}>
          <Text variant="small">{texts.unsaved(test.failure ?? '')}</Text>
          <div>
            <Button size="sm" onClick={test.retry}>
              {texts.save}
            </Button>
          </div>
        </Stack>
      )}
      <div>
        <Button variant="quiet" onClick={test.closeAlarm}>
          {texts.dismiss}
        </Button>
      </div>
    </Stack>
  );
}
