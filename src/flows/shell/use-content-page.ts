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

/** One content page on the screen. The screen must be keyed by `id`: another page is another reading. */
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

/** Where the links of a page lead for anyone who reads it: to the shop only with an activated subscription. */
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
