import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { defaultSettings, type Settings } from '#domain/settings/default-settings.ts';
import { storeTokens } from '#src/api/token-store.ts';
import { createAppFlows, settledSession } from './app-flows.ts';
import { FlowsProvider } from './flows-context.tsx';
import { type MockResponses, mockFetch } from './mock-fetch.fixture.ts';

export interface RenderOptions {
  readonly user?: object;
  readonly settings?: Partial<Settings>;
  /** Besides those to the user and the settings. */
  readonly responses?: MockResponses;
  /** Entries of the device's storage, besides the tokens. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** Renders a screen for a signed-in member; returns the recorded requests and the mocked effects of the app. */
export async function renderForMember(
  children: ReactNode,
  { user = {}, settings = {}, responses = {}, stored = {} }: RenderOptions = {},
) {
  localStorage.clear();
  storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const requests = mockFetch({
    'GET /users/me': () => [200, { data: { ...settledUser, ...user } }],
    'GET /recipes-plus/settings': () => [200, { data: { ...defaultSettings, ...settings } }],
    ...responses,
  });
  const toast = vi.fn();
  const navigate = vi.fn();
  const flows = createAppFlows({ toast, navigate });
  onTestFinished(flows.start());
  await settledSession(flows, new AbortController().signal);
  await expect.poll(() => flows.settings.getSnapshot().matches('ready')).toBe(true);
  render(<FlowsProvider flows={flows}>{children}</FlowsProvider>);
  return {
    toast,
    navigate,
    /** Bodies of the calls of that name, oldest first. */
    bodiesOf: (call: string) => requests.filter((one) => one.call === call).map(({ body }) => body),
  };
}
