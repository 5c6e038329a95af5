import { useSearchParams } from 'react-router-dom';
import { tryScreen as texts } from '#src/features/recipes/texts/guest.ts';
import { useGuestProfile } from '#src/flows/onboarding/use-guest-profile.ts';
import { paths } from '#src/paths.ts';
import { Brand } from '#src/ui/frame/Brand.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Link } from '#src/ui/link/Link.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Row } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { GuestDishes } from './GuestDishes.tsx';
import { GuestQuestions } from './GuestQuestions.tsx';
import styles from './TryScreen.module.css';

/** Three questions for guests, then dishes that fit the answers. */
export function TryScreen() {
  usePageTitle(texts.title);
  const [query] = useSearchParams();
  const recipeId = query.get('recipe');
  const guest = useGuestProfile(recipeId);
  const header = (
    <Row as="header" spread="between" className={styles['header'] ?? ''}>
      <Link href={paths.landing()} className={styles['home'] ?? ''}>
        <Brand size="sm" />
      </Link>
      <Text variant="small">
        <TextLink href={paths.login()}>{texts.signIn}</TextLink>
      </Text>
    </Row>
  );
  if (guest.state === 'opening') return null;
  return guest.state === 'asking' ? (
    <GuestQuestions guest={guest} isForOneRecipe={recipeId !== null} header={header} />
  ) : (
    <GuestDishes guest={guest} header={header} />
  );
}
