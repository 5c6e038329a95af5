import { type Platform, platformOf } from '#domain/device/platform.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { DownloadIcon, PageIcon, ShareIcon } from '#src/ui/icon/account-icons.tsx';
import { MoreIcon, PlusIcon } from '#src/ui/icon/common-icons.tsx';
import { HomeIcon, MenuIcon } from '#src/ui/icon/frame-icons.tsx';
import type { Icon } from '#src/ui/icon/icon.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './InstallScreen.module.css';
import { installScreen as texts } from './texts.ts';

interface Guide {
  readonly where: string;
  readonly steps: readonly (readonly [Icon, string])[];
}

const guides: Readonly<Record<Platform, Guide>> = {
  ios: {
    where: texts.ios,
    steps: [
      [ShareIcon, texts.iosStep1],
      [PlusIcon, texts.iosStep2],
      [HomeIcon, texts.iosStep3],
    ],
  },
  android: {
    where: texts.android,
    steps: [
      [MoreIcon, texts.androidStep1],
      [DownloadIcon, texts.androidStep2],
      [HomeIcon, texts.androidStep3],
    ],
  },
  mac: {
    where: texts.mac,
    steps: [
      [ShareIcon, texts.macStep1],
      [PlusIcon, texts.macStep2],
      [DownloadIcon, texts.macStep3],
    ],
  },
  windows: {
    where: texts.windows,
    steps: [
      [PageIcon, texts.windowsStep1],
      [DownloadIcon, texts.windowsStep2],
      [HomeIcon, texts.windowsStep3],
    ],
  },
  other: {
    where: texts.otherDevice,
    steps: [
      [MenuIcon, texts.otherStep1],
      [DownloadIcon, texts.otherStep2],
      [PageIcon, texts.otherStep3],
    ],
  },
};

/** Instructions for installing the app on this device. */
export function InstallScreen() {
  usePageTitle(texts.title);
  const goBack = useGoBack(paths.account());
  const { where, steps } = guides[platformOf(navigator)];
  return (
    <Stack gap={16} pad="page">
      <Text tone="muted">{texts.intro}</Text>
      <Card>
        <Stack gap={16}>
          <Text as="h2" variant="h2">
            {where}
          </Text>
          <ol className={styles['steps']}>
            {steps.map(([Drawing, sentence], index) => (
              <li key={sentence} className={styles['step']}>
                <span className={styles['drawing']}>
                  <Drawing size={24} />
                  <span className={styles['number']} aria-hidden="true">
                    {index + 1}
                  </span>
                </span>
                <Text as="span">{sentence}</Text>
              </li>
            ))}
          </ol>
        </Stack>
      </Card>
      <Button width="block" onClick={goBack}>
        {texts.goBack}
      </Button>
    </Stack>
  );
}
