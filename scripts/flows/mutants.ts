import type { AnyStateMachine } from 'xstate';

/** A machine with one transition changed. */
export interface Mutant {
  readonly name: string;
  readonly config: object;
}

type Config = { [key: string]: unknown };
type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Config => typeof value === 'object' && value !== null;

/** A copy that shares functions, which say what calls are given. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)])) as T;
}

const at = (config: object, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), config);

/** Where transitions stand below the state at `path`: at events, delays, calls and `always`. */
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

/** All states as paths in the configuration, with the names of those beside each. */
function statesOf(config: object, path: Path = []): { path: Path; siblings: readonly string[] }[] {
  const below = at(config, [...path, 'states']);
  const names = isObject(below) ? Object.keys(below) : [];
  const parent = at(config, path.slice(0, -1));
  const siblings =
    path.length === 0 ? names.map((name) => `.${name}`) : isObject(parent) ? Object.keys(parent) : [];
  return [{ path, siblings }, ...names.flatMap((name) => statesOf(config, [...path, 'states', name]))];
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

/** Every transition dropped, and every one that leads somewhere led to each other state beside its own. */
export function mutantsOf({ config }: AnyStateMachine): Mutant[] {
  return statesOf(config).flatMap(({ path, siblings }) =>
    placesOf(config, path).flatMap((place) => {
      const name = place.filter((key) => key !== 'states').join('.');
      const dropped = { name: `${name} dropped`, config: changed(config, place, drop) };
      const target = targetOf(at(config, place));
      if (target === null) return [dropped];
      const others = siblings.filter((other) => other !== target);
      const next = others[(others.length * 7 + place.length) % Math.max(others.length, 1)];
      if (next === undefined) return [dropped];
      const lead = (holder: Config | unknown[], key: string | number) => {
        const transition = (holder as Config)[key];
        (holder as Config)[key] = isObject(transition) ? { ...transition, target: next } : next;
      };
      return [dropped, { name: `${name} leads to ${next}`, config: changed(config, place, lead) }];
    }),
  );
}
