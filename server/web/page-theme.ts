import { brandCss } from '#domain/color/brand.ts';
import { defaultSettings, type Settings } from '#domain/settings/default-settings.ts';
import type { Context } from '#server/context.ts';
import { findSettings } from '#server/queries/settings.ts';
import { contentSecurityPolicy, styleHashes } from './security-headers.ts';

type ThemeSettings = Pick<
  Settings,
  | 'primary_color'
  | 'secondary_color'
  | 'desktop_background_images'
  | 'welcome_image_url'
  | 'onboarding_image_urls'
>;

/** What the settings make of the built pages. */
export interface PageTheme {
  /** A style element with the operator's colors; empty in the colors as drawn. */
  readonly style: string;
  /** The policy of pages so applyTheme: it knows the style, and where the operator's pictures come from. */
  readonly policy: string;
}

/** Milliseconds after which a page asks for newer settings, for the pages that follow. */
const maxAgeMs = 2_000;
const asDrawn = brandCss(defaultSettings);

/** Puts the operator's colors into a page, so that it wears them before any script has run. */
export const applyTheme = (page: string, { style }: PageTheme): string =>
  style === '' ? page : page.replace('</head>', () => `${style}</head>`);

/** Sites that the operator's pictures come from. */
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

/** Sites that pages may fetch from, besides those of the settings. */
export interface ExternalOrigins {
  readonly pictures: readonly string[];
  /** Called by scripts. */
  readonly calls: readonly string[];
}

function themeOf(
  looks: ThemeSettings,
  hashes: readonly string[],
  { pictures, calls }: ExternalOrigins,
): PageTheme {
  const css = brandCss(looks);
  const style = css === asDrawn ? '' : `<style id="brand">${css}</style>`;
  return {
    style,
    policy: contentSecurityPolicy(
      [...hashes, ...styleHashes(style)],
      [...picturesFrom(looks), ...pictures],
      calls,
    ),
  };
}

/**
 * The dress of the built pages, whose texts are `pages`. No page waits for it: while settings cannot be read, the
 * last known are worn.
 */
export async function watchPageTheme(
  { db, log, now }: Pick<Context, 'db' | 'log' | 'now'>,
  pages: readonly string[],
  elsewhere: ExternalOrigins = { pictures: [], calls: [] },
): Promise<() => PageTheme> {
  const hashes = [...new Set(pages.flatMap(styleHashes))];
  let theme = themeOf(defaultSettings, hashes, elsewhere);
  let readAt = 0;
  let isReading = false;
  const read = async () => {
    if (isReading) return;
    isReading = true;
    try {
      theme = themeOf((await findSettings(db)) as Settings, hashes, elsewhere);
    } catch (error) {
      log.warn({ err: error }, 'page dress');
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
