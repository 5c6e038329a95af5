import { shareControls as texts } from '#src/features/recipes/texts/share.ts';
import { paths } from '#src/paths.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Brand } from '#src/ui/frame/Brand.tsx';
import { ShareIcon } from '#src/ui/icon/account-icons.tsx';
import { BookmarkIcon, HeartIcon } from '#src/ui/icon/recipe-icons.tsx';
import { Link } from '#src/ui/link/Link.tsx';
import { Row } from '#src/ui/text/Stack.tsx';
import styles from './ShareControls.module.css';

export interface ShareControlsProps {
  readonly recipeId: number;
  readonly onShare: () => void;
}

/** The brand, and buttons to share the recipe, or to save it after signing in. */
export function ShareControls({ recipeId, onShare }: ShareControlsProps) {
  const login = paths.login({ returnTo: paths.recipe(recipeId) });
  return (
    <>
      <Home />
      <Row gap={12}>
        <IconButton variant="solid" label={texts.share} icon={<ShareIcon />} onClick={onShare} />
        <IconButton variant="solid" label={texts.save} icon={<BookmarkIcon />} href={login} />
        <IconButton variant="solid" label={texts.favorite} icon={<HeartIcon />} href={login} />
      </Row>
    </>
  );
}

export function Home() {
  return (
    <Link href={paths.landing()} className={styles['home'] ?? ''}>
      <Brand size="sm" />
    </Link>
  );
}
