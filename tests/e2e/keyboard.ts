/** A member who has only a keyboard, and knows of the page only what the accessibility tree says. */
import type { CDPSession, Page } from '@playwright/test';
import { expect } from './server-under-test.ts';

interface Stop {
  readonly role: string;
  readonly name: string;
  readonly states: Readonly<Record<string, unknown>>;
  /** What is wrong with how the focus shows; null if nothing is. */
  readonly problem: string | null;
}

const maximumStops = 150;
const operable =
  /^(button|link|textbox|searchbox|spinbutton|checkbox|radio|switch|slider|combobox|tab|DisclosureTriangle|Date|menuitem)/;

/** Whether a sighted member sees where the focus is: an outline or a ring, on the screen, with nothing above it. */
async function findFocusProblem(): Promise<string | null> {
  // the page scrolls and moves its messages in the next frame
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const related = [focused];
  for (let near: Element | null = focused; near && related.length < 5; near = near.parentElement)
    related.push(near, ...(near === focused ? [near.nextElementSibling ?? near] : []));
  const isRing = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset');
  };
  if (!related.some(isRing)) return 'no outline';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  if (!isOnScreen) return 'off the screen';
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
  const shares = [0.1, 0.5, 0.9];
  const coveredBy = shares.flatMap((across) =>
    shares.map((down) => {
      const above = document.elementFromPoint(left + across * (right - left), top + down * (bottom - top));
      const isShown = above && (focused.contains(above) || above.contains(focused) || label?.contains(above));
      return isShown ? null : above;
    }),
  );
  return coveredBy.includes(null) || coveredBy.length === 0
    ? null
    : `hidden behind "${coveredBy.find(Boolean)?.textContent?.slice(0, 60)}"`;
}

export class KeyboardMember {
  readonly problems: string[] = [];
  private readonly page: Page;
  private readonly devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.devtools = devtools;
  }

  static async at(page: Page): Promise<KeyboardMember> {
    return new KeyboardMember(page, await page.context().newCDPSession(page));
  }

  /** Role and name of what has the focus, as the browser passes them to a screen reader. */
  async focused(): Promise<Stop> {
    const { result } = await this.devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    });
    const [node] = nodes;
    const states = Object.fromEntries((node?.properties ?? []).map(({ name, value }) => [name, value.value]));
    return {
      role: String(node?.role?.value ?? ''),
      name: String(node?.name?.value ?? '').trim(),
      states,
      problem: await this.page.evaluate(findFocusProblem),
    };
  }

  private async look(): Promise<Stop> {
    const stop = await this.focused();
    const stopName = `${new URL(this.page.url()).pathname}: ${stop.role} "${stop.name}"`;
    if (operable.test(stop.role) && stop.name === '') this.problems.push(`${stopName} has no name`);
    if (operable.test(stop.role) && stop.problem) this.problems.push(`${stopName}: ${stop.problem}`);
    return stop;
  }

  /** Presses Tab until the control has the focus. */
  async goTo(role: string, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop> {
    // it may still be loading
    await this.hears(role, name);
    const visited: string[] = [];
    for (let presses = 0; presses < maximumStops; presses += 1) {
      const stop = await this.look();
      const isIt = typeof name === 'string' ? stop.name === name : name.test(stop.name);
      if (stop.role === role && isIt) return stop;
      visited.push(`${stop.role} "${stop.name}"`);
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${role} ${name}, but to ${visited.slice(0, 60).join(', ')}`);
  }

  /** Goes to the control and presses its key. */
  async press(role: string, name: string | RegExp, direction?: 'Tab' | 'Shift+Tab'): Promise<void> {
    await this.goTo(role, name, direction);
    const isTick = role === 'checkbox' || role === 'switch' || role === 'radio';
    await this.page.keyboard.press(isTick ? 'Space' : 'Enter');
  }

  /** Radio buttons are one stop; arrows choose. */
  async choose(first: string | RegExp, name: string | RegExp): Promise<void> {
    await this.goTo('radio', first);
    await this.page.keyboard.press('ArrowDown');
    await this.isAt('radio', name);
  }

  async type(role: string, name: string | RegExp, text: string): Promise<void> {
    await this.goTo(role, name);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** What a screen reader finds on the page by its role. */
  async hears(role: string, name: string | RegExp): Promise<void> {
    const found = this.page.getByRole(role as 'button', { name, exact: typeof name === 'string' });
    await expect(found.first()).toBeAttached();
  }

  /** Opening a sheet moves the focus into it. */
  async isInside(sheet: string | RegExp): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: sheet });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus').or(dialog.and(this.page.locator(':focus')))).toHaveCount(1);
  }

  /** The focus is there, as on the opener of a sheet that has closed. */
  async isAt(role: string, name: string | RegExp): Promise<void> {
    const found = this.page.getByRole(role as 'button', { name, exact: typeof name === 'string' });
    await expect(found.and(this.page.locator(':focus'))).toHaveCount(1);
  }

  /** The page has come up, and the focus with it. */
  async isOnPage(path: string | RegExp, heading: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(path);
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(this.page.locator('main:focus, main :focus, h1:focus')).toHaveCount(1);
  }
}
