import { dashboardShortcuts as texts } from '#src/features/recipes/texts/screens.ts';
import { useExternalLinks } from '#src/flows/shell/use-external-links.ts';
import { paths } from '#src/paths.ts';
import { PartnerButton } from '#src/ui/button/PartnerButton.tsx';
import { BasketIcon, BulbIcon, ChatIcon, ChevronRightIcon } from '#src/ui/icon/common-icons.tsx';
import { Link } from '#src/ui/link/Link.tsx';
import { Grid, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './DashboardShortcuts.module.css';

/** Links from the dashboard to other features. */
export function DashboardShortcuts() {
  const { shop, community } = useExternalLinks();
  return (
    <Stack gap={12}>
      <Link href={paths.health()} className={styles['teaser']}>
        <span className={styles['mark']}>
          <BulbIcon />
        </span>
        <span className={styles['words']}>
          <Text as="span" variant="small-strong">
            {texts.recommendations}
          </Text>
          <Text as="span" variant="note" tone="muted">
            {texts.recommendationsHint}
          </Text>
        </span>
        <ChevronRightIcon className={styles['chevron']} />
      </Link>
      <Grid gap={12} className={styles['outside'] ?? ''}>
        <PartnerButton label={texts.shop} icon={<BasketIcon />} link={shop} />
        <PartnerButton label={texts.community} icon={<ChatIcon />} link={community} />
      </Grid>
    </Stack>
  );
}
