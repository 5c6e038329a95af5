import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { allergens } from '#domain/allergen/allergens.ts';
import { proteinSources } from '#domain/food/protein-sources.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

const fixed = { allergens: allergens.map(({ name }) => name), proteinSources } as const;
type ChoiceList = keyof typeof fixed;

const choiceNamesFlow = createResourceMachine<readonly string[], ChoiceList>('choiceNames').provide({
  actors: {
    load: fromPromise(({ input: { key }, signal }) =>
      outcomeOf<{ data: readonly string[] }, readonly string[]>(
        key === 'allergens'
          ? client.GET('/recipes/allergens', { signal })
          : client.GET('/recipes/protein-sources', { signal }),
        ({ data }) => data,
      ),
    ),
  },
});

/** The server's names to choose from; the fixed ones until they are known, or without any. */
export function useChoiceNames(list: ChoiceList): readonly string[] {
  const actor = useActorRef(choiceNamesFlow, { input: { key: list } });
  const names = useSelector(actor, ({ context }) => context.value);
  return names !== null && names.length > 0 ? names : fixed[list];
}
