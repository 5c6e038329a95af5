import { signUpBanner as texts } from '#src/features/recipes/texts/share.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Dish } from '#src/ui/recipe/Dish.tsx';
import { Panel } from '#src/ui/sheet/Panel.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './SignUpBanner.module.css';

export interface SignUpBannerProps {
  readonly open: boolean;
  readonly recipeId: number;
  /** Square picture of the recipe. */
  readonly image: string;
}

const stay = () => {};

/** Invites the guest to sign up; it can't be dismissed. */
export function SignUpBanner({ open, recipeId, image }: SignUpBannerProps) {
  return (
    <Panel open={open} onClose={stay} from="bottom" className={styles['banner']} label={texts.label}>
      <Dish src={image} shape="round" className={styles['dish']} />
      <Text as="h2" variant="h1">
        {texts.title}
      </Text>
      <Text tone="muted">{texts.text}</Text>
      <Button variant="primary" width="block" href={paths.register()}>
        {texts.signUp}
      </Button>
      <Button variant="quiet" width="block" href={paths.tryOut({ recipe: recipeId })}>
        {texts.seeIfItFits}
      </Button>
      <Text variant="small" className={styles['member'] ?? ''}>
        {texts.member}
        <TextLink href={paths.login({ returnTo: paths.recipe(recipeId) })}>{texts.signIn}</TextLink>
      </Text>
    </Panel>
  );
}
