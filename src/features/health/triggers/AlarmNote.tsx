import { useState } from 'react';
import { alarmSigns, isEmergency } from '#domain/triggers/stops.ts';
import type { AlarmSign, FoodTest } from '#src/flows/health/use-trigger-test.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { EmergencyCalls } from '../diary/AdviceNote.tsx';
import styles from './Triggers.module.css';

/** Always there while a test runs. */
export function AlarmButton({ test }: { readonly test: FoodTest }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" width="block" onClick={() => setOpen(true)}>
        Something’s wrong
      </Button>
      <BottomSheet open={isOpen} onClose={() => setOpen(false)} title="What is it?">
        <Stack gap={8}>
          <Text variant="small">
            {test.tests?.current == null
              ? 'Eat no further portion. We say what to do now.'
              : 'Choosing one stops the test. All your food is back then.'}
          </Text>
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
              Get emergency help now
            </Text>
            {sign === 'breathing' && (
              <Text>
                This can be anaphylaxis. If you have an adrenaline auto-injector, use it now. Call even if you
                feel better afterwards.
              </Text>
            )}
            <EmergencyCalls />
            <Text>Don’t stay alone, and don’t drive yourself. Don’t eat the test food again.</Text>
          </>
        ) : (
          <>
            <Text as="h2" variant="h2">
              See a doctor about this
            </Text>
            <Text>
              Call your doctor today and say what you noticed. If it gets worse, or you feel faint, get
              emergency help.
            </Text>
            <Text>Your food test is over. Eat as you used to, except for what you’re allergic to.</Text>
            <EmergencyCalls />
          </>
        )}
      </div>
      {test.isUnsaved && (
        <Stack gap={8}>
          <Text variant="small">{`Your test is stopped on this device. We couldn’t save it yet. ${test.failure ?? ''}`}</Text>
          <div>
            <Button size="sm" onClick={test.retry}>
              Save it again
            </Button>
          </div>
        </Stack>
      )}
      <div>
        <Button variant="quiet" onClick={test.closeAlarm}>
          I’ve read this
        </Button>
      </div>
    </Stack>
  );
}
