import type { Chart, Situation } from './chart.ts';

/** The graph as Mermaid source. */
export function toMermaid({ title, root, arrows }: Chart): string {
  const lines = ['---', `title: ${title}`, '---', 'stateDiagram-v2', ...partsOf(root, '  ')];
  for (const { from, to, labels } of arrows) {
    // Mermaid has no label for the diagram itself, so global transitions are a note at the first state.
    if (from === root.id)
      lines.push(
        `  note right of ${nameOf(root.parts[0]?.id ?? root.id)} : anywhere, ${labels.join(' or ')} leads to ${shortName(to)}`,
      );
    else lines.push(`  ${nameOf(from)} --> ${nameOf(to)} : ${labels.join('<br>')}`);
  }
  return `${lines.join('\n')}\n`;
}

function partsOf(situation: Situation, indent: string): string[] {
  const begin = situation.initial === null ? [] : [`${indent}[*] --> ${nameOf(situation.initial)}`];
  return [
    ...begin,
    ...situation.parts.flatMap((part, place) => {
      const divider = situation.kind === 'parallel' && place > 0 ? [`${indent}--`] : [];
      const label = [part.name, ...part.calls.map((call) => `calls ${call}`)].join('\\n');
      const head = `${indent}state "${label}" as ${nameOf(part.id)}`;
      const inner =
        part.parts.length === 0 ? [head] : [`${head} {`, ...partsOf(part, `${indent}  `), `${indent}}`];
      const end = part.kind === 'final' ? [`${indent}${nameOf(part.id)} --> [*]`] : [];
      return [...divider, ...inner, ...end];
    }),
  ];
}

const nameOf = (id: string) => id.replace(/[^A-Za-z0-9]/g, '_');
const shortName = (id: string) => id.split('.').at(-1) ?? id;
