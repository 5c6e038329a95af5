import { manifest as texts } from './texts.ts';

interface Picture {
  readonly src: string;
  readonly label: string;
}

const png = (src: string, size: number, purpose: 'any' | 'maskable' | 'monochrome' = 'any') => ({
  src: `/icons/${src}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** App shortcuts. `?shortcut`: after the login, guests are redirected to this path. */
const shortcut = (name: string, short_name: string, path: string, icon: string, description: string) => ({
  name,
  short_name,
  description,
  url: `${path}?shortcut`,
  icons: [png(`shortcut-${icon}`, 96)],
});

/** Captured by scripts/screens.ts, group `listing`. */
const narrow = ({ src, label }: Picture) => ({
  src: `/screenshots/${src}.webp`,
  sizes: '390x844',
  type: 'image/webp',
  form_factor: 'narrow' as const,
  label,
});
const wide = ({ src, label }: Picture) => ({
  src: `/screenshots/${src}-wide.webp`,
  sizes: '1280x900',
  type: 'image/webp',
  form_factor: 'wide' as const,
  label,
});

/** The web app manifest. */
export const manifest = {
  id: '/',
  name: 'Kindfare',
  short_name: 'Kindfare',
  description: texts.description,
  lang: 'en',
  dir: 'ltr',
  start_url: '/splash',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  background_color: '#faf6ee',
  theme_color: '#faf6ee',
  categories: ['food', 'health', 'lifestyle'],
  prefer_related_applications: false,
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    png('icon', 192),
    png('icon', 512),
    png('maskable', 192, 'maskable'),
    png('maskable', 512, 'maskable'),
    png('monochrome', 512, 'monochrome'),
  ],
  shortcuts: [
    shortcut(texts.recipes, texts.recipes, '/recipes', 'recipes', texts.recipesHint),
    shortcut(texts.week, texts.weekShort, '/meal-planner', 'plan', texts.weekHint),
    shortcut(
      texts.shopping,
      texts.shoppingShort,
      '/meal-planner/shopping-list',
      'shopping',
      texts.shoppingHint,
    ),
    shortcut(texts.favorites, texts.favorites, '/recipes/favorite', 'favorites', texts.favoritesHint),
  ],
  // share target for recipes of other apps and browsers; guests are redirected back to it after the login
  share_target: {
    action: '/recipes/own/import',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  screenshots: [
    narrow({ src: 'home', label: texts.recipesScreenshot }),
    narrow({ src: 'recipe', label: texts.recipeScreenshot }),
    narrow({ src: 'plan', label: texts.weekScreenshot }),
    wide({ src: 'home', label: texts.wideRecipesScreenshot }),
    wide({ src: 'plan', label: texts.wideWeekScreenshot }),
  ],
};
