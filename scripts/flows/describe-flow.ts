import type { Flow, Step } from '#tests/paths/flow.ts';

type Journey = Flow['journeys'][number];

/** `archive.requested [isOk]` in plain words: `archive requested (is ok)`. */
export const humanize = (name: string): string =>
  name
    .replace(/\[([^\]]+)\]/g, '($1)')
    .replace(/(\w)\.(?=[a-z])/gi, '$1 ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase();

/** The steps, end and emitted events of a journey in one or two sentences. */
export function describeJourney({ steps, end, emits }: Journey): string {
  const happens = steps.length === 0 ? 'it starts' : steps.map(describeStep).join(', then ');
  const seen = (emits ?? []).map(describeEmitted);
  const rest = seen.length > 0 ? ` On the way it ${seen.join('; ')}.` : '';
  return `${happens.charAt(0).toUpperCase()}${happens.slice(1)}: ends in ${describeState(end)}.${rest}`;
}

export function describeState(value: unknown): string {
  if (!isObject(value)) return humanize(String(value));
  return Object.entries(value)
    .map(([name, inner]) => {
      const within = isObject(inner) && Object.keys(inner).length === 0 ? '' : `: ${describeState(inner)}`;
      return humanize(name) + within;
    })
    .join(' and ');
}

export function describeStep(step: Step): string {
  switch (step.kind) {
    case 'wait':
      return `${step.ms} ms pass`;
    case 'rejects':
      return `${humanize(step.id)} rejects`;
    case 'resolves':
      return `${humanize(step.id)} resolves${describeOutput(step.output)}`;
    case 'event': {
      const { type, ...data } = step.event;
      return humanize(type) + (Object.keys(data).length === 0 ? '' : ` (${shortened(data)})`);
    }
  }
}

function describeOutput(output: unknown): string {
  if (output === null || output === undefined) return '';
  if (!isObject(output) || !('kind' in output)) return ` ${shortened(output)}`;
  const status = 'status' in output && typeof output['status'] === 'number' ? ` ${output['status']}` : '';
  const fields = isObject(output['fields']) ? Object.keys(output['fields']).map(humanize).join(', ') : '';
  const value = 'value' in output && output['value'] !== null ? ` (${shortened(output['value'])})` : '';
  return ` ${humanize(String(output['kind']))}${status}${fields && ` (${fields})`}${value}`;
}

export function describeEmitted(emitted: unknown): string {
  if (!isObject(emitted)) return String(emitted);
  const { type, ...data } = emitted;
  if (type === 'toast.requested') return `says “${String(data['message'])}”`;
  const { place } = data;
  if (type === 'navigation.requested' && isObject(place)) return `goes to ${humanize(String(place['to']))}`;
  return `reports ${humanize(String(type))}`;
}

/** Data as text: names and values without JSON punctuation. */
function shortened(data: unknown): string {
  const text = (JSON.stringify(data) ?? '').replace(/["{}]/g, '').replace(/([,:])(?=\S)/g, '$1 ');
  return text.length > 70 ? `${text.slice(0, 67)}…` : text;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
