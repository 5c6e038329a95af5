import { useExternalLinks } from '#src/flows/shell/use-external-links.ts';
import { PartnerButton } from '#src/ui/button/PartnerButton.tsx';
import { OutsideIcon } from '#src/ui/icon/account-icons.tsx';
import { LockIcon } from '#src/ui/icon/sign-icons.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './MemberMenu.module.css';
import { benefitsBlock as texts } from './texts.ts';

const places = [
  ['shop', texts.shop],
  ['community', texts.community],
  ['consultations', texts.consultations],
] as const;

/** Benefits of a membership outside the app. */
export function BenefitsBlock() {
  const links = useExternalLinks();
  return (
    <Card className={styles['benefits']} aria-label={texts.title}>
      <Stack gap={8}>
        <Text variant="small-strong">{texts.title}</Text>
        {places.map(([place, label]) => (
          <PartnerButton
            key={place}
            label={label}
            icon={links[place]?.onClick ? <LockIcon size={18} /> : <OutsideIcon size={18} />}
            link={links[place]}
          />
        ))}
      </Stack>
    </Card>
  );
}
