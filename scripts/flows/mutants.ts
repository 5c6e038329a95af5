import type { AnyStateMachine } from 'xstate';

/** A machine with one transition changed. */
export interface Mutant {
  readonly name: string;
  /** Prefix of the transition's name, see `transitionName`. */
  readonly transition: string;
  readonly config: object;
}

type Config = { [key: string]: unknown };
type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Config => typeof value === 'object' && value !== null;

/** Deep copy that shares functions, such as input mappers. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)])) as T;
}

const at = (config: object, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), config);

/** Where a state's configuration contains transitions: events, delays, invocations and `always`. */
function placesOf(config: object, path: Path): Path[] {
  const state = at(config, path);
  if (!isObject(state)) return [];
  const inMap = (key: string): Path[] =>
    isObject(state[key]) ? Object.keys(state[key]).map((name) => [...path, key, name]) : [];
  const invoked = [state['invoke'] ?? []].flat();
  const ofCalls = invoked.flatMap((call, index) => {
    const own = Array.isArray(state['invoke']) ? [...path, 'invoke', index] : [...path, 'invoke'];
    return ['onDone', 'onError'].filter((key) => isObject(call) && key in call).map((key) => [...own, key]);
  });
  const always: Path[] = 'always' in state ? [[...path, 'always']] : [];
  return [...inMap('on'), ...inMap('after'), ...ofCalls, ...always].flatMap((place) => {
    const found = at(config, place);
    return Array.isArray(found) ? found.map((_, index) => [...place, index]) : [place];
  });
}

/** Paths of all states in the configuration. */
function statesOf(config: object, path: Path = []): Path[] {
  const names = Object.keys(partsOf(config, path));
  return [path, ...names.flatMap((name) => statesOf(config, [...path, 'states', name]))];
}

function partsOf(config: object, path: Path): Config {
  const parts = at(config, [...path, 'states']);
  return isObject(parts) ? parts : {};
}

/**
 * Other targets for a transition of the state at `path`, in the notation of its target: a sibling state, or a
 * state in another region. Transient states are excluded, as the path through them may end at the original
 * target.
 */
function elsewhere(config: object, path: Path, target: string): string[] {
  const isInside = target.startsWith('.');
  const places = partsOf(config, isInside ? path : path.slice(0, -2));
  return Object.entries(places)
    .filter(([, state]) => !isObject(state) || !('always' in state))
    .map(([name]) => (isInside ? `.${name}` : name))
    .filter((name) => name !== target);
}

/** The machine's name of the transition at `place` of the state at `path`. */
function transitionAt({ id, config }: AnyStateMachine, path: Path, place: Path): string {
  const source = [id, ...path.filter((_, depth) => depth % 2 === 1)].join('.');
  const [kind, ...rest] = place.slice(path.length);
  const index = typeof rest.at(-1) === 'number' && kind !== 'invoke' ? Number(rest.at(-1)) : 0;
  if (kind === 'always') return `${source} -- always #${index}`;
  if (kind === 'on') return `${source} -- ${rest[0]} #${index}`;
  if (kind === 'after') return `${source} -- xstate.after.${rest[0]}.${source} #${index}`;
  const way = rest.findIndex((key) => key === 'onDone' || key === 'onError');
  const call = at(config, place.slice(0, path.length + 1 + way));
  const event = `xstate.${rest[way] === 'onDone' ? 'done' : 'error'}.actor.${isObject(call) ? call['id'] : ''}`;
  return `${source} -- ${event} #${rest[way + 1] ?? 0}`;
}

const changed = (
  config: object,
  path: Path,
  change: (holder: Config | unknown[], key: string | number) => void,
) => {
  const copy = copyOf(config);
  const key = path.at(-1) ?? '';
  change(at(copy, path.slice(0, -1)) as Config | unknown[], key);
  return copy;
};

function drop(holder: Config | unknown[], key: string | number): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

const targetOf = (transition: unknown): string | null => {
  if (typeof transition === 'string') return transition;
  return isObject(transition) && typeof transition['target'] === 'string' ? transition['target'] : null;
};

/** Mutants of a machine: each transition removed, and each retargeted to every sibling state. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const { config } = machine;
  return statesOf(config).flatMap((path) =>
    placesOf(config, path).flatMap((place) => {
      const name = place.filter((key) => key !== 'states').join('.');
      const transition = transitionAt(machine, path, place);
      const dropped = { name: `${name} dropped`, transition, config: changed(config, place, drop) };
      const target = targetOf(at(config, place));
      if (target === null) return [dropped];
      const others = elsewhere(config, path, target);
      const next = others[(others.length * 7 + place.length) % Math.max(others.length, 1)];
      if (next === undefined) return [dropped];
      const lead = (holder: Config | unknown[], key: string | number) => {
        const former = (holder as Config)[key];
        (holder as Config)[key] = isObject(former) ? { ...former, target: next } : next;
      };
      return [
        dropped,
        { name: `${name} leads to ${next}`, transition, config: changed(config, place, lead) },
      ];
    }),
  );
}
