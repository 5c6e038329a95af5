/** The generated paths of the login page, against a real server. */
import type { loginMachine } from '#machines/auth/login.machine.ts';
import { type Account, expect, newAccount, registerSettled } from '../member.ts';
import { field, submitCredentials } from '../screens.ts';
import { exceedSignInLimit, tooManyRequests } from './exceed-limits.ts';
import { bySecondStep } from './second-step.ts';
import {
  type BrowserSuite,
  byServer,
  byTest,
  interceptedFailures,
  onDevice,
  type Stage,
  skipped,
  transient,
  unreadable,
} from './suite.ts';

interface Scene {
  readonly account: Account;
  /** Input of the field. */
  password: string;
}

const submit = ({ page }: Stage<Scene>) => page.getByRole('button', { name: 'Continue' });

export const loginSuite: BrowserSuite<typeof loginMachine, Scene> = {
  prepare: async ({ api }) => {
    const account = newAccount();
    await registerSettled(api, account);
    return { account, password: account.password };
  },
  open: async ({ page }) => void (await page.goto('/auth/login')),
  events: {
    'credentials.submitted': ({ page, scene }) =>
      submitCredentials(page, scene.account.email, scene.password),
  },
  outputs: {
    signIn: {
      call: 'POST /auth/token',
      outcomes: {
        ...interceptedFailures,
        ok: ({ value }) =>
          value === 'secondStep' ? bySecondStep(({ account }: Scene) => account) : byServer(),
        unauthorized: byServer(({ scene }) => {
          scene.password = 'not this one';
        }),
        invalid: ({ fields }) =>
          Object.keys(fields).length === 0
            ? byTest()
            : byServer(({ scene }) => {
                scene.password = '';
              }),
        tooMany: byServer(({ api }) => exceedSignInLimit(api), { says: tooManyRequests }),
      },
      rejects: unreadable(),
    },
    clearStoredTokens: {
      call: null,
      outcomes: () => onDevice(),
      rejects: skipped('A browser always lets go of what it stored.'),
    },
  },
  situations: {
    'editing.pristine': async ({ page, ...stage }) => {
      await expect(submit({ page, ...stage })).toBeEnabled();
      await expect(submit({ page, ...stage })).not.toHaveAttribute('aria-busy', 'true');
      await expect(field.email(page)).toBeEditable();
      await expect(field.password(page)).not.toHaveAttribute('aria-invalid', 'true');
    },
    'editing.rejected': async ({ page }) => {
      await expect(field.password(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field.password(page)).toHaveAccessibleDescription(/./);
      await expect(field.password(page)).toBeFocused();
    },
    'submitting.signingIn': (stage) => expect(submit(stage)).toHaveAttribute('aria-busy', 'true'),
    'submitting.clearingTokens': transient('The device lets go of its tokens at once.'),
    signedIn: ({ page }) => expect(page).toHaveURL('/dashboard'),
    secondStepNeeded: ({ page }) => expect(page).toHaveURL('/auth/two-step'),
  },
};
