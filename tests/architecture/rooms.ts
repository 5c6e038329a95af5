import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const names = (text: string): readonly string[] => text.trim().split(/\s+/);

/** A level of src/ or server/: its folders with those inside them, and the files at the top of the room. */
interface Layer {
  readonly name: string;
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/** Highest first: an import stays within its layer or goes down. */
export const layers: Readonly<Record<'server' | 'src', readonly Layer[]>> = {
  server: [
    { name: 'start', folders: [], files: names('main serve parent-process start-failure app') },
    { name: 'entry', folders: names('admin admin/commands jobs routes web'), files: names('routes') },
    {
      name: 'calls',
      folders: names(`
        operations operations/auth operations/collections operations/health operations/household operations/membership
        operations/notifications operations/pages operations/planner operations/recipes operations/security
        operations/settings operations/users`),
      files: [],
    },
    {
      name: 'services',
      folders: names(`
        accounts accounts/sign-in accounts/two-step backup catalog catalog/lint health household meal-plan membership notifications packages pages planning
        recipe-import recipe-import/archive recipes secrets seed settings triggers`),
      files: [],
    },
    {
      name: 'data',
      folders: names(`
        providers providers/mail providers/payment providers/payment/sandbox providers/payment/stripe
        providers/pictures providers/push providers/recipe-source providers/social providers/storage queries`),
      files: [],
    },
    {
      name: 'base',
      folders: names('content context db db/migrations db/pglite db/tables http security threads'),
      files: names('config context errors log metrics version'),
    },
  ],
  src: [
    {
      name: 'start',
      folders: [],
      files: names(
        'main preload-data capture-early-submit show-rendered-page prerender render-pages vite-env.d',
      ),
    },
    {
      name: 'app',
      folders: names(
        'app app/server-rendered app/frames app/hosts app/inspection app/layouts app/routing app/theme app/toasts',
      ),
      files: [],
    },
    {
      name: 'features',
      folders: names(`
        features features/account features/account/profile features/account/referral
        features/account/security features/auth
        features/collections features/health features/health/diary features/health/triggers features/household
        features/membership features/notifications features/onboarding
        features/onboarding/quiz features/pages features/planner features/recipes features/recipes/filter features/recipes/cooking
        features/recipes/guest
        features/recipes/list features/recipes/own features/recipes/recipe features/recipes/share features/shell
        features/welcome`),
      files: [],
    },
    {
      name: 'flows',
      folders: names(`
        flows flows/account flows/auth flows/collections flows/cooking flows/health flows/household flows/membership flows/notifications
        flows/onboarding flows/planner flows/recipes flows/shell`),
      files: [],
    },
    { name: 'device', folders: names('offline offline/operations pwa'), files: [] },
    {
      name: 'base',
      folders: names(`
        api freshness ui ui/button ui/feedback ui/field ui/frame ui/health ui/icon ui/ingredient ui/input ui/kit ui/link ui/picture
        ui/recipe ui/rich-text ui/sheet ui/text ui/verdict`),
      files: names('paths member-paths'),
    },
  ],
};

/** Rooms of one layer. */
const flatRooms: Readonly<Record<string, readonly string[]>> = {
  art: names('arrange base derive derive/forms derive/kinds drawing flat front piece vessel'),
  content: names('pages questionnaire recipes recommendations safety'),
  contract: [],
  deploy: [],
  docs: names('decisions flows guides screens'),
  domain: names(`
    account allergen calendar catalog collection color consent content-page cooking device diet dietary-profile food health-recommendations health-score household intolerance
    make-it-fit meal-plan medicines member membership merge message notification nutrition onboarding own-recipe own-recipe/amounts own-recipe/import own-recipe/lines own-recipe/names
    own-recipe/unlisted own-recipe/words page
    picture preferences quantity questionnaire random recipe recipe-filter safety session settings shopping source-recipe
    swap table text triggers triggers/statistics`),
  machines: names(
    'account auth collections cooking health household membership notifications onboarding planner recipes routing shared shell triggers',
  ),
  public: names('backgrounds brand brand/plates brand/slides icons screenshots'),
  scripts: names(
    'bench bench/screens bench/triggers catalog demo dish-art earlier-sites evidence flows flows/simulator foods gallery mails medicines screens texts trace',
  ),
  tests: names(`
    architecture browsers complexity contract e2e e2e/paths fixtures fixtures/sites paths reliability server
    server/accounts server/files server/health server/household server/mail-and-push server/membership server/offline
    server/operator server/planner server/recipes server/safety setup`),
};

const within = (room: string, folders: readonly string[]): string[] => [
  room,
  ...folders.map((folder) => `${room}/${folder}`),
];

/** A folder with many texts has them in several files. */
const withTexts = (folder: string): readonly string[] =>
  existsSync(`src/${folder}/texts`) ? [folder, `${folder}/texts`] : [folder];

/** Every folder of every room. */
export const knownFolders: readonly string[] = [
  ...Object.entries(layers).flatMap(([room, of]) =>
    within(
      room,
      of.flatMap(({ folders }) => folders.flatMap(withTexts)),
    ),
  ),
  ...Object.entries(flatRooms).flatMap(([room, folders]) => within(room, folders)),
];

export const rooms: readonly string[] = [...Object.keys(layers), ...Object.keys(flatRooms)];

/** Generated folders at the top of the project, which git ignores. */
const made = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((line) => line.slice(0, -1));

/** All files of the project except those at its top and generated ones. */
export const projectFiles = (): string[] =>
  globSync('*/**/*', { exclude: (path) => made.includes(path) || path.startsWith('.') });

/** The folders of these files that are not in the lists above. */
export const unknownFolders = (files: readonly string[]): string[] => {
  const known = new Set(knownFolders);
  return [...new Set(files.map((file) => dirname(file)))].filter((folder) => !known.has(folder)).sort();
};

/** The layer of a file, 0 for the highest; null if its room has no layers, or the file is in none. */
export function layerOf(file: string): { readonly room: string; readonly depth: number } | null {
  const [room = '', ...rest] = file.split('/');
  if (room !== 'server' && room !== 'src') return null;
  const folder = rest.slice(0, -1).join('/');
  const name = (rest.at(-1) ?? '').replace(/(\.test)?\.tsx?$/, '');
  const depth = layers[room].findIndex(({ folders, files }) =>
    folder === '' ? files.includes(name) : folders.flatMap(withTexts).includes(folder),
  );
  return depth < 0 ? null : { room, depth };
}

export const runsUp = ({ from, to }: { readonly from: string; readonly to: string }): boolean => {
  const [above, below] = [layerOf(from), layerOf(to)];
  return above !== null && below !== null && above.room === below.room && below.depth < above.depth;
};
