import { brandCss } from '#domain/color/brand.ts';
import { defaultSettings, type Settings } from '#domain/settings/default-settings.ts';
import type { Context } from '#server/context.ts';
import { findSettings } from '#server/queries/settings.ts';
import { contentSecurityPolicy, type InlineHashes, inlineHashes, styleHashes } from './security-headers.ts';

type ThemeSettings = Pick<
  Settings,
  | 'primary_color'
  | 'secondary_color'
  | 'desktop_background_images'
  | 'welcome_image_url'
  | 'onboarding_image_urls'
>;

/** The theme of the built pages, from the settings. */
export interface PageTheme {
  /** A style element with the operator's colors; empty for the default colors. */
  readonly style: string;
  /** A meta element with the partner that the app names in its calls; empty for the default one. */
  readonly partner?: string;
  /** Content security policy of a themed page, with the hash of the style and the origins of the pictures. */
  readonly policy: string;
}

/** Milliseconds after which a request triggers a reload of the settings, for later requests. */
const maxAgeMs = 2_000;
/** The app's default without the element. */
const defaultPartner = 'main';
const defaultCss = brandCss(defaultSettings);

/** Inserts the operator's colors and the partner into a page, so that they apply before any script runs. */
export const applyTheme = (page: string, { style, partner = '' }: PageTheme): string =>
  page.replace('<head>', () => `<head>${partner}`).replace('</head>', () => `${style}</head>`);

/** Origins of the operator's pictures. */
function picturesFrom(looks: ThemeSettings): string[] {
  const addresses = [
    ...looks.desktop_background_images,
    looks.welcome_image_url ?? '',
    ...looks.onboarding_image_urls.map(({ image_url }) => image_url),
  ];
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address);
    return url !== null && /^https?:$/.test(url.protocol) ? [url.origin] : [];
  });
  return [...new Set(origins)];
}

/** External origins that pages may load from, besides those of the settings, and the partner of this server. */
export interface ExternalOrigins {
  readonly pictures: readonly string[];
  /** For `connect-src`. */
  readonly calls: readonly string[];
  readonly partnerId?: string;
}

function themeOf(
  looks: ThemeSettings,
  { styles, scripts }: InlineHashes,
  { pictures, calls, partnerId = defaultPartner }: ExternalOrigins,
): PageTheme {
  const css = brandCss(looks);
  const style = css === defaultCss ? '' : `<style id="brand">${css}</style>`;
  return {
    style,
    partner: partnerId === defaultPartner ? '' : `<meta name="partner" content="${partnerId}" />`,
    policy: contentSecurityPolicy(
      { styles: [...styles, ...styleHashes(style)], scripts },
      [...picturesFrom(looks), ...pictures],
      calls,
    ),
  };
}

/**
 * Watches the settings and returns the current theme of the built `pages`. Requests never wait for it: while
 * settings cannot be read, the last known theme applies.
 */
export async function watchPageTheme(
  { db, log, now }: Pick<Context, 'db' | 'log' | 'now'>,
  pages: readonly string[],
  elsewhere: ExternalOrigins = { pictures: [], calls: [] },
): Promise<() => PageTheme> {
  const hashes = inlineHashes(pages);
  let theme = themeOf(defaultSettings, hashes, elsewhere);
  let readAt = 0;
  let isReading = false;
  const read = async () => {
    if (isReading) return;
    isReading = true;
    try {
      theme = themeOf((await findSettings(db)) as Settings, hashes, elsewhere);
    } catch (error) {
      log.warn({ err: error }, 'reading the page theme failed');
    }
    readAt = now().getTime();
    isReading = false;
  };
  await read();
  return () => {
    if (now().getTime() - readAt >= maxAgeMs) void read();
    return theme;
  };
}
