/** The generated paths of the combined form for sign-in and registration, against a real server. */
import type { emailFirstMachine } from '#machines/auth/email-first.machine.ts';
import { type Account, expect, newAccount, registerSettled } from '../member.ts';
import { modifyResponse } from '../network.ts';
import { field, submitCredentials } from '../screens.ts';
import { exceedCheckEmailLimit, exceedSignInLimit, tooManyRequests } from './exceed-limits.ts';
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
  readonly known: Account;
  readonly fresh: Account;
  /** Input of the field. */
  email: string;
  password: string;
}

const submit = ({ page }: Stage<Scene>) => page.getByRole('button', { name: 'Continue' });
const isBusy = (stage: Stage<Scene>) => expect(submit(stage)).toHaveAttribute('aria-busy', 'true');

const type =
  (typed: Partial<Pick<Scene, 'email' | 'password'>>) =>
  ({ scene }: Stage<Scene>) =>
    void Object.assign(scene, typed);

/** The server reports an error at the field of the input; no real input causes one without a field. */
const invalidFields =
  (typed: Partial<Pick<Scene, 'email' | 'password'>>) =>
  ({ fields }: { readonly fields: object }) =>
    Object.keys(fields).length === 0 ? byTest() : byServer(type(typed));

export const emailFirstSuite: BrowserSuite<typeof emailFirstMachine, Scene> = {
  prepare: async ({ api }) => {
    const known = newAccount();
    await registerSettled(api, known);
    return { known, fresh: newAccount(), email: known.email, password: known.password };
  },
  open: async ({ page }) => void (await page.goto('/auth/login-or-create')),
  events: {
    'credentials.submitted': async ({ page, scene }, { registrationOpen }) => {
      if (!registrationOpen) {
        // registration is closed by the operator's settings
        await modifyResponse<{ data: object }>(page, '/recipes-plus/settings', ({ data }) => ({
          data: { ...data, registration: false },
        }));
        const settled = page.waitForResponse(/recipes-plus\/settings/);
        await page.reload();
        await settled;
      }
      await submitCredentials(page, scene.email, scene.password);
    },
  },
  outputs: {
    checkEmail: {
      call: 'POST /auth/check-email',
      outcomes: {
        ...interceptedFailures,
        ok: ({ value }) =>
          byServer(({ scene }) => {
            const { email, password } = value.exists ? scene.known : scene.fresh;
            Object.assign(scene, { email, password });
          }),
        invalid: invalidFields({ email: 'no address' }),
        tooMany: byServer(({ api }) => exceedCheckEmailLimit(api), { says: tooManyRequests }),
      },
      rejects: unreadable(),
    },
    signIn: {
      call: 'POST /auth/token',
      outcomes: {
        ...interceptedFailures,
        ok: ({ value }) => (value === 'secondStep' ? bySecondStep(({ known }: Scene) => known) : byServer()),
        unauthorized: byServer(type({ password: 'not this one' })),
        invalid: invalidFields({ password: '' }),
        tooMany: byServer(({ api }) => exceedSignInLimit(api), { says: tooManyRequests }),
      },
      rejects: unreadable(),
    },
    clearStoredTokens: {
      call: null,
      outcomes: () => onDevice(),
      rejects: skipped('A browser always lets go of what it stored.'),
    },
    register: {
      call: 'POST /auth/register',
      outcomes: { ...interceptedFailures, ok: byServer(), invalid: invalidFields({ password: 'short' }) },
      rejects: skipped('Nothing is read of its answer, so nothing can break.'),
    },
    signInNewAccount: {
      call: 'POST /auth/token',
      outcomes: {
        ...interceptedFailures,
        ok: byServer(),
        tooMany: byServer(({ api }) => exceedSignInLimit(api)),
      },
      rejects: unreadable(),
    },
  },
  situations: {
    'editing.pristine': async (stage) => {
      await expect(submit(stage)).not.toHaveAttribute('aria-busy', 'true');
      await expect(field.email(stage.page)).not.toHaveAttribute('aria-invalid', 'true');
      await expect(field.password(stage.page)).not.toHaveAttribute('aria-invalid', 'true');
    },
    'editing.rejected': async (stage) => {
      await expect(submit(stage)).not.toHaveAttribute('aria-busy', 'true');
      const blamedField = stage.page.locator('[aria-invalid=true]');
      await expect(blamedField).toHaveCount(1);
      await expect(blamedField).toHaveAccessibleDescription(/./);
      await expect(blamedField).toBeFocused();
    },
    'submitting.checkingEmail': isBusy,
    'submitting.signingIn': isBusy,
    'submitting.clearingTokens': transient('The device lets go of its tokens at once.'),
    'submitting.registering': isBusy,
    'submitting.signingInNewAccount': isBusy,
    signedIn: ({ page }) => expect(page).toHaveURL('/dashboard'),
    secondStepNeeded: ({ page }) => expect(page).toHaveURL('/auth/two-step'),
    newAccountReady: ({ page }) => expect(page).toHaveURL('/account/get-started-membership'),
    loginNeeded: async ({ page, scene }) => {
      await expect(page).toHaveURL(/\/auth\/login\?email=/);
      await expect(field.email(page)).toHaveValue(scene.email);
    },
  },
};
