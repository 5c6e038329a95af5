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

interface Guide {
  readonly where: string;
  readonly steps: readonly (readonly [Icon, string])[];
}

const guides: Readonly<Record<Platform, Guide>> = {
  ios: {
    where: 'On iPhone and iPad',
    steps: [
      [ShareIcon, 'Open this page in Safari and tap Share.'],
      [PlusIcon, 'Choose Add to Home Screen. You may have to scroll down to it.'],
      [HomeIcon, 'Tap Add. Kindfare is now on your home screen.'],
    ],
  },
  android: {
    where: 'On Android',
    steps: [
      [MoreIcon, 'Open this page in Chrome and tap the menu with the three dots.'],
      [DownloadIcon, 'Choose Add to Home screen, then Install.'],
      [HomeIcon, 'Confirm. Kindfare is now among your apps.'],
    ],
  },
  mac: {
    where: 'On a Mac',
    steps: [
      [ShareIcon, 'In Safari, open the File menu or press Share.'],
      [PlusIcon, 'Choose Add to Dock, then Add.'],
      [DownloadIcon, 'In Chrome or Edge, press the install sign at the right of the address bar instead.'],
    ],
  },
  windows: {
    where: 'On Windows',
    steps: [
      [PageIcon, 'Open this page in Edge or Chrome.'],
      [DownloadIcon, 'Press the install sign at the right of the address bar.'],
      [HomeIcon, 'Press Install. Kindfare is now in your Start menu.'],
    ],
  },
  other: {
    where: 'On this device',
    steps: [
      [MenuIcon, "Open your browser's menu."],
      [DownloadIcon, 'Look for Install or Add to Home screen.'],
      [PageIcon, 'If there is neither, open this page in Chrome or Edge and look again.'],
    ],
  },
};

/** Instructions for installing the app on this device. */
export function InstallScreen() {
  usePageTitle('Install App');
  const goBack = useGoBack(paths.account());
  const { where, steps } = guides[platformOf(navigator)];
  return (
    <Stack gap={16} pad="page">
      <Text tone="muted">Installed, Kindfare opens like any other app, in a window of its own.</Text>
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
        Go Back
      </Button>
    </Stack>
  );
}
