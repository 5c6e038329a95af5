import type { Flow, Step } from '#tests/paths/flow.ts';

type Journey = Flow['journeys'][number];

/** `archive.requested [isOk]` as a reader says it: `archive requested (is ok)`. */
export const inWords = (name: string): string =>
  name
    .replace(/\[([^\]]+)\]/g, '($1)')
    .replace(/(\w)\.(?=[a-z])/gi, '$1 ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase();

/** What happens in a journey, and what is seen of it, in one or two sentences. */
export function tellJourney({ steps, end, emits }: Journey): string {
  const happens = steps.length === 0 ? 'it starts' : steps.map(tellStep).join(', then ');
  const seen = (emits ?? []).map(tellEmitted);
  const rest = seen.length > 0 ? ` On the way it ${seen.join('; ')}.` : '';
  return `${happens.charAt(0).toUpperCase()}${happens.slice(1)}: ends in ${tellState(end)}.${rest}`;
}

export function tellState(value: unknown): string {
  if (!isObject(value)) return inWords(String(value));
  return Object.entries(value)
    .map(([name, inner]) => {
      const within = isObject(inner) && Object.keys(inner).length === 0 ? '' : `: ${tellState(inner)}`;
      return inWords(name) + within;
    })
    .join(' and ');
}

export function tellStep(step: Step): string {
  switch (step.kind) {
    case 'wait':
      return `${step.ms} ms pass`;
    case 'defect':
      return `${inWords(step.id)} breaks`;
    case 'answer':
      return `${inWords(step.id)} answers${tellAnswer(step.answer)}`;
    case 'event': {
      const { type, ...data } = step.event;
      return inWords(type) + (Object.keys(data).length === 0 ? '' : ` (${shortened(data)})`);
    }
  }
}

function tellAnswer(answer: unknown): string {
  if (answer === null || answer === undefined) return '';
  if (!isObject(answer) || !('kind' in answer)) return ` ${shortened(answer)}`;
  const status = 'status' in answer && typeof answer['status'] === 'number' ? ` ${answer['status']}` : '';
  const fields = isObject(answer['fields']) ? Object.keys(answer['fields']).map(inWords).join(', ') : '';
  const value = 'value' in answer && answer['value'] !== null ? ` (${shortened(answer['value'])})` : '';
  return ` ${inWords(String(answer['kind']))}${status}${fields && ` (${fields})`}${value}`;
}

export function tellEmitted(emitted: unknown): string {
  if (!isObject(emitted)) return String(emitted);
  const { type, ...data } = emitted;
  if (type === 'toast.requested') return `says “${String(data['message'])}”`;
  const { place } = data;
  if (type === 'navigation.requested' && isObject(place)) return `goes to ${inWords(String(place['to']))}`;
  return `reports ${inWords(String(type))}`;
}

/** Data in a few words: names and values, without the marks of code. */
function shortened(data: unknown): string {
  const text = (JSON.stringify(data) ?? '').replace(/["{}]/g, '').replace(/([,:])(?=\S)/g, '$1 ');
  return text.length > 70 ? `${text.slice(0, 67)}…` : text;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
