import { readFileSync } from 'node:fs';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Flow } from '#tests/paths/flow.ts';
import { type Chart, chartOf, type Situation } from './chart.ts';
import { describeJourney, humanize } from './describe-flow.ts';
import { rowsOf, titleText } from './rows.ts';

/** A machine with its diagram files. */
export interface Exhibit {
  readonly name: string;
  readonly flow: Flow;
  readonly svg: string;
}

/** The gallery: a static page that loads the diagrams next to it. */
export function galleryPage(rooms: readonly { heading: string; exhibits: readonly Exhibit[] }[]): string {
  const requirements = requirementTexts();
  const readSibling = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const tokens = readFileSync('src/app/theme/tokens.css', 'utf8');
  const count = rooms.reduce((sum, { exhibits }) => sum + exhibits.length, 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The flows of Kindfare</title>
<style>
${tokens.trim()}
${readSibling('./gallery-page.css').trim()}
</style>
</head>
<body>
<a class="skip" href="#flows">To the flows</a>
<nav aria-label="Flows">
<h1>The flows</h1>
<label for="search">Search</label>
<input id="search" type="search" placeholder="Toast, AUTH-31, password …" autocomplete="off" aria-keyshortcuts="/">
<p id="found" role="status">${count} flows</p>
<details id="contents" open><summary>All flows</summary>
${rooms.map(({ heading, exhibits }) => contents(heading, exhibits)).join('\n')}
</details>
</nav>
<main id="flows" tabindex="-1">
<p class="lead">Each flow is what the app runs, drawn from its own code. A white box is a situation, a green one waits for a
response from outside, a double border ends the flow, a dashed one holds parts that run side by side. “Resolves” on an
arrow means that the response came, with what it has to say in brackets; “rejects”, on gray arrows too, that something broke
in a way that nobody foresaw. <span class="on-file">To try a flow out, run <code>npm run flows -- --serve</code>.</span></p>
${rooms
  .map(
    ({ heading, exhibits }) =>
      `<section>\n<h2>${escapeHtml(heading)}</h2>\n${exhibits.map((one) => article(one, requirements)).join('\n')}\n</section>`,
  )
  .join('\n')}
<p id="none" hidden>No flow speaks of that. Try a shorter word, or the name of a row such as AUTH-31.</p>
</main>
<script>
${readSibling('./gallery-search.js').trim()}
</script>
</body>
</html>
`;
}

const contents = (heading: string, exhibits: readonly Exhibit[]) => `<h2>${escapeHtml(heading)}</h2>
<ul>
${exhibits.map(({ name, flow }) => `<li><a href="#${name}">${escapeHtml(chartOf(flow.machine).title)}</a></li>`).join('\n')}
</ul>`;

function article({ name, flow, svg }: Exhibit, requirements: ReadonlyMap<string, string>): string {
  const chart = chartOf(flow.machine);
  const rows = [...new Set(flow.journeys.flatMap(rowsOf))].sort();
  const [, width = '', height = ''] = / width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const title = escapeHtml(chart.title);
  return `<article id="${name}" aria-labelledby="${name}-title">
<h3 id="${name}-title">${title}</h3>
<p>${escapeHtml(chart.description)}</p>
<div class="diagram" tabindex="0" role="group" aria-label="Diagram of ${title}"><img src="./${name}.svg" alt="${title}, drawn; the states are listed below." width="${width}" height="${height}" loading="lazy"></div>
<p class="doors"><a class="try" href="./simulator/?flow=${name}">Try it out</a> <a href="./${name}.svg">Drawing</a> <a href="./${name}.mmd">Mermaid</a> <a href="./${name}.json" download>Stately</a> <a href="../../machines/${flow.file}.machine.ts">Machine</a></p>
${part('Situations', chart.root.parts.flatMap(everySituation).length, situations(chart))}
${part('Events', Object.keys(flow.events).length, events(flow, chart))}
${part('Journeys', flow.journeys.length, journeys(flow))}
${part('Requirements', rows.length, `<dl>${rows.map((row) => `<dt>${row}</dt><dd>${requirements.get(row) ?? ''}</dd>`).join('\n')}</dl>`)}
</article>`;
}

const part = (heading: string, count: number, inner: string) =>
  count === 0 ? '' : `<details><summary>${heading} <span>${count}</span></summary>\n${inner}\n</details>`;

const everySituation = (situation: Situation): Situation[] => [
  situation,
  ...situation.parts.flatMap(everySituation),
];

const nameWithin = (id: string, chart: Chart) =>
  id === chart.id
    ? 'anywhere'
    : id
        .slice(chart.id.length + 1)
        .split('.')
        .map(humanize)
        .join(' › ');

function situations(chart: Chart): string {
  const items = everySituation(chart.root).map((situation) => {
    const transitions = chart.arrows
      .filter(({ from }) => from === situation.id)
      .map(({ to, labels }) => {
        const destination =
          to === situation.id ? 'stays' : `leads to <b>${escapeHtml(nameWithin(to, chart))}</b>`;
        return `<li>${labels.map((label) => escapeHtml(humanize(label))).join(' or ')}: ${destination}</li>`;
      });
    const calls = situation.calls.map((call) => ` Waits for “${escapeHtml(humanize(call))}”.`).join('');
    const end = situation.kind === 'final' ? ' The flow ends here.' : '';
    const words = situation === chart.root ? '' : escapeHtml(situation.description);
    if (situation === chart.root && transitions.length === 0) return '';
    return `<dt>${escapeHtml(nameWithin(situation.id, chart))}</dt><dd>${`${words}${calls}${end}`.trim()}${transitions.length > 0 ? `<ul>${transitions.join('')}</ul>` : ''}</dd>`;
  });
  return `<dl>${items.filter((text) => text !== '').join('\n')}</dl>`;
}

function events(flow: Flow, chart: Chart): string {
  const items = Object.entries(flow.events).map(([type, cases]) => {
    const fields = Object.keys(cases[0] ?? {}).filter((key) => key !== 'type');
    const situations = chart.arrows
      .filter(({ labels }) =>
        labels.some(
          (label) => label === type || label.startsWith(`${type} [`) || label === `${type}, otherwise`,
        ),
      )
      .map(({ from }) => nameWithin(from, chart));
    const carries = fields.length > 0 ? `Carries ${fields.map((field) => humanize(field)).join(', ')}. ` : '';
    const emittedIn = situations.length > 0 ? `Heard in ${[...new Set(situations)].join(', ')}.` : '';
    return `<dt>${escapeHtml(humanize(type))}</dt><dd>${escapeHtml(carries + emittedIn)}</dd>`;
  });
  return `<dl>${items.join('\n')}</dl>`;
}

const journeys = (flow: Flow) =>
  `<ol>${flow.journeys
    .map(
      (journey) =>
        `<li><b>${escapeHtml(titleText(journey))}</b> ${rowsOf(journey)
          .map((row) => `<span class="row">${row}</span>`)
          .join(' ')}<br>${escapeHtml(describeJourney(journey))}</li>`,
    )
    .join('\n')}</ol>`;

/** The texts of the requirements, as HTML. */
function requirementTexts(): Map<string, string> {
  const lines = readFileSync('docs/requirements.md', 'utf8').matchAll(
    /^\| ([A-Z]+-\d+)\s*\| ((?:\\\||`[^`]*`|[^|`])*)\|/gm,
  );
  return new Map(
    [...lines].map(([, id = '', text = '']) => [
      id,
      escapeHtml(text.trim().replaceAll('\\|', '|')).replace(/`([^`]*)`/g, '<code>$1</code>'),
    ]),
  );
}
