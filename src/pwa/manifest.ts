import type { ManifestOptions } from 'vite-plugin-pwa';

type Picture = Required<Pick<NonNullable<ManifestOptions['screenshots']>[number], 'src' | 'label'>>;

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
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Kindfare',
  short_name: 'Kindfare',
  description: 'Recipes and meal plans that explain themselves, ingredient by ingredient.',
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
    shortcut('Recipes', 'Recipes', '/recipes', 'recipes', 'Find a dish that suits you'),
    shortcut("This week's plan", 'Plan', '/meal-planner', 'plan', 'What is on the table this week'),
    shortcut(
      'Shopping list',
      'Shopping',
      '/meal-planner/shopping-list',
      'shopping',
      'What to buy for the week',
    ),
    shortcut('Favorites', 'Favorites', '/recipes/favorite', 'favorites', 'The recipes you saved'),
  ],
  // share target for recipes of other apps and browsers; guests are redirected back to it after the login
  share_target: {
    action: '/recipes/own/import',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  screenshots: [
    narrow({ src: 'home', label: 'Recipes that suit you, with what speaks for and against them' }),
    narrow({ src: 'recipe', label: 'Whether a dish suits you, and why' }),
    narrow({ src: 'plan', label: 'Meals for the whole week' }),
    wide({ src: 'home', label: 'Recipes on a wide screen' }),
    wide({ src: 'plan', label: 'The week on a wide screen' }),
  ],
};
