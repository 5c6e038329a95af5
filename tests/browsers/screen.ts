/** What a person sees and does in the page: elements by role and name, real clicks and keys. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';

interface Pattern {
  readonly source: string;
  readonly flags: string;
}
interface Query {
  readonly role: string;
  /** A whole name, or a pattern within it. */
  readonly name?: string | Pattern;
  readonly isLast?: true;
}
interface Found {
  readonly text: string;
  readonly isChecked: boolean;
  readonly value: string;
}
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Roles and accessible names as the tests of components find them. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Runs in the page, whose functions cannot see this file. */
const inPage = `(() => {
  const errors = (globalThis.errorsOfTest ??= []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const { queryAllByRole, queryAllByLabelText } = globalThis.TestingLibraryDom;
  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
  const named = (name) => (typeof name === 'object' ? new RegExp(name.source, name.flags) : name);
  const find = (chain) =>
    chain.reduce(
      (roots, { role, name, isLast }) =>
        roots.flatMap((root) =>
          (role === 'label'
            ? queryAllByLabelText(root, named(name))
            : queryAllByRole(root, role, name === undefined ? {} : { name: named(name) })
          ).filter(isVisible).slice(isLast ? -1 : 0),
        ),
      [document.body],
    );
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  globalThis.screenOfTest = {
    find: (chain) =>
      find(chain).map((element) => ({
        text: element.textContent,
        isChecked: element.checked === true || element.getAttribute('aria-checked') === 'true',
        value: element.value ?? '',
      })),
    // where a press reaches the element: it stands still and nothing covers it
    async place(chain) {
      const [element] = find(chain);
      if (!element) return 'is not there';
      const target = element.matches('input[type=checkbox], input[type=radio]')
        ? (element.labels?.[0] ?? element)
        : element;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await frame();
      const before = target.getBoundingClientRect();
      await frame();
      await frame();
      const box = target.getBoundingClientRect();
      if (box.x !== before.x || box.y !== before.y || box.width === 0) return 'moves';
      const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      const hit = document.elementFromPoint(x, y);
      return hit === element || target.contains(hit) || hit?.contains(target) ? { x, y } : 'is covered by ' + hit?.outerHTML.slice(0, 120);
    },
  };
  return true;
})()`;

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes = { Escape: '\uE00C' } as const;

const press = (place: Place) => [
  {
    type: 'pointer' as const,
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: place.x, y: place.y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
const keys = (text: string) => [
  {
    type: 'key' as const,
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Elements with a role and a name, those that are visible. */
export class Target {
  readonly #screen: Screen;
  readonly #chain: readonly Query[];

  constructor(screen: Screen, chain: readonly Query[]) {
    this.#screen = screen;
    this.#chain = chain;
  }

  within(role: string, name?: string | RegExp): Target {
    return new Target(this.#screen, [...this.#chain, queryOf(role, name)]);
  }

  /** The last of them, such as the newest message. */
  last(): Target {
    const [end] = this.#chain.slice(-1);
    return new Target(this.#screen, [
      ...this.#chain.slice(0, -1),
      ...(end ? [{ ...end, isLast: true as const }] : []),
    ]);
  }

  all(): Promise<readonly Found[]> {
    return this.#screen.run(`screenOfTest.find(${JSON.stringify(this.#chain)})`);
  }

  toString(): string {
    return this.#chain.map(({ role, name }) => `${role} ${JSON.stringify(name ?? '')}`).join(' > ');
  }

  /** Waits until there are elements, and returns the first. */
  async first(): Promise<Found> {
    let found: readonly Found[] = [];
    const look = async () => {
      found = await this.all();
      return found.length;
    };
    await expect.poll(look, `${this}`).toBeGreaterThan(0);
    return found[0] as Found;
  }

  async gone(): Promise<void> {
    await expect.poll(async () => (await this.all()).length, `${this}`).toBe(0);
  }

  async click(): Promise<void> {
    const query = `screenOfTest.place(${JSON.stringify(this.#chain)})`;
    let place: Place | string = '';
    await expect
      .poll(async () => {
        place = await this.#screen.run<Place | string>(query);
        return typeof place === 'string' ? place : 'can be pressed';
      }, `${this}`)
      .toBe('can be pressed');
    await this.#screen.driver.perform(press(place as unknown as Place));
  }

  async type(text: string): Promise<void> {
    await this.click();
    await this.#screen.driver.perform(keys(text));
    await expect.poll(async () => (await this.first()).value, `${this}`).toBe(text);
  }
}

const queryOf = (role: string, name?: string | RegExp): Query => ({
  role,
  ...(name !== undefined && {
    name: typeof name === 'string' ? name : { source: name.source, flags: name.flags },
  }),
});

export class Screen {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Stores the session of a member, for the pages opened from now on. */
  async signIn(session: Readonly<Record<string, string>>): Promise<void> {
    const entries = JSON.stringify(session);
    await this.driver.evaluate(
      `(Object.assign(localStorage, ${entries}), sessionStorage.setItem('referral_dismissed', 'true'))`,
    );
  }

  press(key: keyof typeof keyCodes): Promise<void> {
    return this.driver.perform(keys(keyCodes[key]));
  }

  /** Resolves when the new document is whole, also if it replaced another one that was still loading. */
  async open(path: string): Promise<void> {
    await this.driver.evaluate('globalThis.isLeft = true');
    await this.driver.open(`${this.#origin}${path}`);
    const isOpen = 'globalThis.isLeft !== true && document.readyState === "complete"';
    await expect.poll(() => this.driver.evaluate(isOpen).catch(() => false), `${path} is open`).toBe(true);
  }

  /** Evaluates the expression beside the library, which each new document needs again. */
  async run<Value>(expression: string): Promise<Value> {
    for (let remaining = 5; ; remaining -= 1) {
      try {
        const isThere = await this.driver.evaluate<boolean>('typeof screenOfTest === "object"');
        if (!isThere) {
          await this.driver.evaluate(`(() => { ${library}\n; return true; }).call(globalThis)`);
          await this.driver.evaluate(inPage);
        }
        return await this.driver.evaluate<Value>(expression);
      } catch (error) {
        // a page that redirects loses what was put into it
        if (remaining === 0) throw error;
      }
    }
  }

  role(role: string, name?: string | RegExp): Target {
    return new Target(this, [queryOf(role, name)]);
  }

  /** A field by its label, also one without a role, such as that of a password. */
  field(label: string | RegExp): Target {
    return new Target(this, [queryOf('label', label)]);
  }

  /** Path and query of the page. */
  address(): Promise<string> {
    return this.driver.evaluate('location.pathname + location.search');
  }

  async expectAddress(expected: string | RegExp): Promise<void> {
    const matcher = expect.poll(() => this.address());
    await (typeof expected === 'string' ? matcher.toBe(expected) : matcher.toMatch(expected));
  }

  async expectText(expected: string): Promise<void> {
    await expect
      .poll(
        () => this.driver.evaluate<boolean>(`document.body.innerText.includes(${JSON.stringify(expected)})`),
        expected,
      )
      .toBe(true);
  }

  /** Errors that nothing in the page caught, since the document was opened. */
  errors(): Promise<readonly string[]> {
    return this.run('errorsOfTest');
  }

  /** Pixels by which the page is wider than the window. */
  overflow(): Promise<number> {
    return this.driver.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
  }
}
