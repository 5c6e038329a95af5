import { entryMessages } from '#domain/message/entry-messages.ts';
import { type ExternalLinkProps, useExternalLinks } from '#src/flows/shell/use-external-links.ts';
import { paths } from '#src/paths.ts';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { BowlIcon, GiftIcon, OutsideIcon } from '#src/ui/icon/account-icons.tsx';
import { ChevronRightIcon } from '#src/ui/icon/common-icons.tsx';
import type { Icon } from '#src/ui/icon/icon.tsx';
import { PeopleIcon } from '#src/ui/icon/recipe-icons.tsx';
import { Link } from '#src/ui/link/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './MembershipBenefitsScreen.module.css';
import { membershipBenefitsScreen as texts } from './texts.ts';

/** Where the first steps end: what a member can go to from here. */
export function MembershipBenefitsScreen() {
  usePageTitle(texts.title);
  const { shop, community } = useExternalLinks();
  return (
    <div className={styles['page']}>
      <img src="/brand/welcome.svg" alt="" width="440" height="320" className={styles['picture']} />
      <Text as="h1" variant="display">
        {texts.heading}
      </Text>
      <Text tone="muted" className={styles['lead'] ?? ''}>
        {texts.intro}
        {(shop ?? community) !== null && ` ${texts.partnersNote}`}
      </Text>
      <ul className={styles['tiles']}>
        <Tile
          icon={BowlIcon}
          title={texts.recipesTitle}
          text={texts.recipesText}
          link={{ href: paths.dashboard() }}
          isMain
        />
        <Tile icon={GiftIcon} title={texts.shopTitle} text={texts.shopText} link={shop} />
        <Tile icon={PeopleIcon} title={texts.communityTitle} text={texts.communityText} link={community} />
      </ul>
    </div>
  );
}

interface TileProps {
  readonly icon: Icon;
  readonly title: string;
  readonly text: string;
  /** Null: the partner is not connected. */
  readonly link: ExternalLinkProps | null;
  readonly isMain?: boolean;
}

function Tile({ icon: TileIcon, title, text, link, isMain = false }: TileProps) {
  const End = isMain ? ChevronRightIcon : OutsideIcon;
  const content = (
    <>
      <span className={styles['disc']}>
        <TileIcon size={24} />
      </span>
      <span>
        <span className={styles['title']}>{title}</span>
        <span className={styles['text']}>{text}</span>
        {link === null && <span className={styles['text']}>{entryMessages.notConnected}</span>}
      </span>
      {link !== null && <End size={20} className={styles['end']} />}
    </>
  );
  return (
    <li>
      {link === null ? (
        <div className={styles['tile']}>{content}</div>
      ) : (
        <Link
          {...link}
          {...(link.target && { rel: 'noopener' })}
          className={`${styles['tile']} ${isMain ? styles['main'] : ''}`}
        >
          {content}
        </Link>
      )}
    </li>
  );
}
