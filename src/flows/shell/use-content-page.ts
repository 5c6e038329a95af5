import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import type { components } from '#contract/api.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { pageLinksOf } from './page-links.ts';
import { useSettings } from './use-settings.ts';

type ContentPage = components['schemas']['Page'];
const states = ['loading', 'ready', 'notFound', 'failed'] as const;

export const contentPageFlow = createResourceMachine<ContentPage, string>('contentPage').provide({
  actors: {
    load: fromPromise(({ input: { key }, signal }) =>
      outcomeOf(client.GET('/pages/{id}', { params: { path: { id: key } }, signal }), ({ data }) => data),
    ),
  },
});

/** What was read of a page before it is shown. */
export interface PageReading {
  readonly id: string;
  readonly snapshot: SnapshotFrom<typeof contentPageFlow>;
}

/** Reads the page, so that the app replaces the one that the server has rendered by the whole one. */
export async function readContentPage(id: string, signal: AbortSignal): Promise<PageReading> {
  const reader = createActor(contentPageFlow, { input: { key: id } }).start();
  try {
    const snapshot = await waitFor(reader, (each) => !each.hasTag('busy'), {
      signal,
      timeout: Number.POSITIVE_INFINITY,
    });
    return { id, snapshot };
  } finally {
    reader.stop();
  }
}

/** One content page. The calling component must be keyed by `id`. */
export function useContentPage(id: string, reading: PageReading | null = null) {
  const snapshot = reading?.id === id ? reading.snapshot : null;
  const actor = useActorRef(contentPageFlow, { input: { key: id }, ...(snapshot && { snapshot }) });
  const { value, failure } = useSelector(actor, ({ context }) => context);
  return {
    page: value,
    failure,
    state: useSelector(actor, (present) => states.find((state) => present.matches(state)) ?? 'loading'),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

/** Targets of the page's links for this visitor. */
export function usePageLinks(): (href: string) => string {
  const { user } = useSession();
  const settings = useSettings();
  return useMemo(() => pageLinksOf(settings, user), [settings, user]);
}
