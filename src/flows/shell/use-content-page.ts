import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import { leadsToPlans, shopHostsOf } from '#domain/content-page/shop-links.ts';
import { externalAddresses } from '#domain/membership/external-links.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { paths } from '#src/paths.ts';
import { defaultExternalAddresses } from './default-external-addresses.ts';
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

/** One content page. The calling component must be keyed by `id`. */
export function useContentPage(id: string) {
  const actor = useActorRef(contentPageFlow, { input: { key: id } });
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    page: value,
    failure,
    state: useSelector(actor, (snapshot) => states.find((state) => snapshot.matches(state)) ?? 'loading'),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

/** Targets of the page's links for this visitor: the shop only with an active subscription. */
export function usePageLinks(): (href: string) => string {
  const { user } = useSession();
  const settings = useSettings();
  const hosts = useMemo(
    () => shopHostsOf(externalAddresses(settings, defaultExternalAddresses).shop, settings.shop_hosts),
    [settings],
  );
  return useCallback(
    (href: string) => (leadsToPlans(href, hosts, user) ? paths.plans() : href),
    [hosts, user],
  );
}
