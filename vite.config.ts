import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { scopedName } from './scripts/build-css.ts';
import { serviceWorker } from './scripts/build-service-worker.ts';
import { flowsGallery } from './scripts/flows/serve-gallery.ts';
import { prerender } from './scripts/prerender.ts';
import { splitTexts } from './scripts/texts/split-texts.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** Small files travel together: what guests and members see beyond the way in, and what only members see. */
const everyone = 'ui/(?:text/|frame/TopBar)|features/auth/AuthPage|flows/use-go-back';
const members = '(?:recipe|verdict|icon|frame|feedback)/|field/(?:SearchField|UnitsSwitch|ServingsStepper)';
/** What most pages of members need of other rooms. */
const fromOtherRooms =
  'src/(?:features/recipes/list/ForWhom|flows/(?:first-snapshot|recipes/(?:ratings|use-favorite|use-for-whom)|shell/use-external-links))' +
  '|machines/shared/(?:resource|busy-message)|domain/(?:recipe-filter/for-whom|message/(?:format-list|format-number|health-messages)|page/page)';
/** What the dashboard is made of, beyond what all members' pages share: by itself it came in thirty pieces, six at a time. */
const home = 'src/(?:features/recipes/(?:DashboardScreen|HealthCard|DashboardShortcuts|list/RecipeResults))';
/** Small parts that several screens share: each alone cost a request of half a kilobyte. */
const shared =
  'domain/(?:calendar/(?:week|real-date)|collection/collection|food/name-in-sentence|meal-plan/(?!day-totals|undo-on-day|shopping-list|custom-food|picker-item|eaten-instead|generator-form)|member/(?:initials|photo)|recipe/meal-types|intolerance/thresholds' +
  '|message/(?:connection|planner)-messages|picture/|safety/energy-safety|triggers/diary-record)' +
  '|src/flows/(?:log-failure|use-today|use-loaded-when-idle|planner/(?:use-fit-question|plan-item-at)|auth/(?:refresh-user|use-logout)|shell/use-theme|account/shrink-picture|recipes/use-units)' +
  '|src/offline/(?:path-template|cached-reads)' +
  '|src/ui/(?:picture/Avatar|field/(?:FileInput|StarChoice|TickRow|CheckMark))';
/** The machines behind the buttons of a recipe. */
const actions =
  'src/flows/(?:collections/|household/household-flows|use-share\\.|planner/schedule-flow|recipes/review-draft)';
/** What starts when nothing else is to do: changes that wait to be sent, reading offline, shortcuts, pushes. */
const background =
  'src/flows/(?:cooking/(?:cooked-flows|use-cooked-dates)|on-pending-change' +
  '|account/(?:referral-flows|use-referral-code|referrer|device-registration|push-token-flow)|shell/(?:use-shortcuts|shortcut-keys|use-connectivity))' +
  '|domain/message/cooking-messages|src/features/shell/(?:ConnectionBanner|MemberMenu)\\.module|machines/shell/connectivity|src/offline/(?!saved-recipes|plan-undo)|src/pwa/(?:push-token|warm-offline-cache)|src/app/hosts/(?:ShortcutKeys|offline-reading)';
/** What a recipe is shown with, to members and guests. */
const recipe =
  'src/features/recipes/recipe/(?:UnreadRecipe|VerdictCard|RecipeOpening|\\w+\\.module|NoteSection|recipe-tabs|NutritionTab|(?:Ingredients|Directions)Section' +
  '|ReasonList|reasons-text|WhyPanel|LowPortion|FigureReport\\.|format-reason|verdict-of)' +
  '|src/flows/recipes/(?:when-read|use-recipe-reader|use-reading|use-ticked-ingredients|use-figure-report|figure-report-flow)|src/flows/household/use-table-version|domain/quantity/|machines/recipes/figure-report';
/** What the planner is shown with, without its sheets. */
const planner =
  'src/(?:features/planner/(?:PlannerScreen\\.|DayCard|planner-icons)|flows/planner/(?:use-meal-planner|settle-week))';
/** What the plans on sale are shown with; other screens of the membership share parts of it. */
const plans =
  'src/(?:features/membership/(?:PlansScreen|OrderSummary|StatusBadge)|flows/membership/(?!use-feature-gate)|flows/use-confirmation-answers)|domain/membership/';
/** What all parts of Mantine share: a toast needs it, without sheets and fields. */
const mantineCore =
  '/src/ui/kit/|node_modules/@mantine/(?:hooks/(?!esm/use-(?:drag|move|debounced-callback))|core/esm/(?:core|components/(?:Loader|CloseButton|UnstyledButton|ScrollArea/utils))/)';
/** The files of the build. A module is in the first that names it, with what it imports. */
const chunks = [
  {
    name: 'vendor',
    test: /rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|scheduler|react-router|xstate|@xstate|use-sync-external-store)[\\/]/,
  },
  // the sign-in form is part of it
  { name: 'start', tags: ['$initial' as const] },
  { name: 'base', test: new RegExp(`/src/(?:${everyone})`) },
  {
    name: 'member',
    test: new RegExp(`/src/(?:ui/(?:${members})|app/frames/MemberFrame)|/(?:${fromOtherRooms})`),
  },
  { name: 'home', test: new RegExp(`/(?:${home})`) },
  { name: 'shared', test: new RegExp(`/(?:${shared})`) },
  { name: 'kit', test: new RegExp(mantineCore) },
  {
    name: 'input',
    test: /\/src\/(?:ui\/ingredient\/\w+\.module|ui\/input\/(?!LevelSlider|CalorieRange|slider)|features\/account\/referral\/CodeForm)|\/machines\/shared\/term-search/,
  },
  { name: 'sheet', test: /\/src\/ui\/sheet\/(?:BottomSheet|Panel|Sidebar)/ },
  {
    name: 'ingredients',
    test: /\/src\/(?:ui\/ingredient\/|flows\/recipes\/use-ingredient-search)|\/domain\/(?:recipe\/cuisines|allergen\/allergen-text)/,
  },
  { name: 'actions', test: new RegExp(`/(?:${actions})`) },
  { name: 'background', test: new RegExp(`/(?:${background})`) },
  { name: 'recipe', test: new RegExp(`/(?:${recipe})`) },
  { name: 'planner', test: new RegExp(`/(?:${planner})`) },
  { name: 'plans', test: new RegExp(`/(?:${plans})`) },
  {
    name: 'recipe-sheets',
    test: /\/src\/features\/recipes\/recipe\/(?:Schedule|Swap|MakeItFit)Sheet/,
  },
];

/** The router's packages name their development build alone, whose warnings no visitor reads. */
const routerBuild = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));
const quietRouter = [
  { find: /^react-router$/, replacement: routerBuild('index') },
  { find: /^react-router\/dom$/, replacement: routerBuild('dom-export') },
];

/** Lets the bundler drop the router's links and forms: it cannot see by itself that making them has no effect. */
const unusedRouterParts: Plugin = {
  name: 'kindfare:unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]chunk-/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1'),
  },
};

/** Descriptions of states and machines are for their readers and diagrams; no page shows them. */
const undescribedMachines: Plugin = {
  name: 'kindfare:undescribed-machines',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]machines[\\/].*\.machine\.ts$/ },
    handler: (code) => code.replace(/\bdescription:\s*(?:'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+")\s*,?/g, ''),
  },
};

/** Files that every page names. */
const onEveryPage = /^assets\/(?:rolldown-runtime|vendor|main|lazy-screens|index)-/;

/** Files of which a first visit runs most functions. */
const runAtStart = ['vendor', 'base', 'member', 'home', 'recipe', 'planner', 'plans'];

/** V8 compiles such a file on another thread while it loads, instead of each function in the page's at its first call. */
const compileHints: Plugin = {
  name: 'kindfare:compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || runAtStart.includes(file.name)))
          // before anything else, else it's ignored
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    flowsGallery,
    unusedRouterParts,
    undescribedMachines,
    splitTexts,
    compileHints,
    prerender(),
    serviceWorker(),
  ],
  resolve: {
    alias: [
      // React has had this hook since 18; the shim is for older ones.
      { find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' },
      ...(command === 'build' ? quietRouter : []),
    ],
  },
  css: { modules: command === 'build' ? { generateScopedName: scopedName } : {} },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    manifest: true,
    modulePreload: {
      polyfill: false,
      // what the page itself loads is there before any screen
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !onEveryPage.test(file)),
    },
    rolldownOptions: {
      // a text of the catalog stands where it is shown, not in a variable of its own
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      // what the router warns developers of
      treeshake: { manualPureFunctions: ['warning', 'warnOnce', 'warningOnce'] },
      output: {
        codeSplitting: {
          groups: chunks.map((chunk, index) => ({ ...chunk, priority: chunks.length - index })),
        },
        // seven letters are 42 bits: plenty for a few hundred files, and the first page names forty of them
        entryFileNames: 'assets/main-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/art', '/calendar', '/healthz', '/readyz', '/outbox', '/sandbox'].map((path) => [
        path,
        // The Host header stays: the way back from a sign-in elsewhere leads to the address the browser is at.
        { target: server },
      ]),
    ),
  },
}));
