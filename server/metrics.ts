type Labels = Readonly<Record<string, string>>;

interface Definition {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
}

/** Every metric, by its name. None has a label with data of members. */
export const definitions = {
  kindfare_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Time from a request to its response, by operation of the contract or route, and status.',
  },
  kindfare_errors_total: { type: 'counter', help: 'Responses with a status of 500 or more, by cause.' },
  kindfare_browser_errors_total: {
    type: 'counter',
    help: 'Errors of the app in browsers, by kind; nothing about them is sent.',
  },
  kindfare_database_wait_seconds: {
    type: 'histogram',
    help: 'Time that a query waits for a connection, or for its turn at the embedded database.',
  },
  kindfare_database_busy_total: { type: 'counter', help: 'Queries given up because no connection was free.' },
  kindfare_replica_reads_total: {
    type: 'counter',
    help: 'Reads that may go to a replica: answered by one, too new for all of them, or failed there.',
  },
  kindfare_query_cache_total: { type: 'counter', help: 'Reads through the query cache, by hit or miss.' },
  kindfare_planner_duration_seconds: { type: 'histogram', help: 'Time to plan meals, waiting included.' },
  kindfare_planner_failures_total: { type: 'counter', help: 'Plans that could not be queued or computed.' },
  kindfare_mail_failures_total: { type: 'counter', help: 'Attempts to send a mail that failed, by kind.' },
  kindfare_push_failures_total: { type: 'counter', help: 'Attempts to push a message that failed, by kind.' },
  kindfare_payment_failures_total: {
    type: 'counter',
    help: 'Calls of the payment provider that failed, by kind.',
  },
  kindfare_queue_waiting: { type: 'gauge', help: 'Work that waits, by queue.' },
  kindfare_queue_oldest_seconds: { type: 'gauge', help: 'Age of the oldest work that waits, by queue.' },
  kindfare_job_failures: { type: 'gauge', help: 'Failed runs of a job since its last success.' },
  kindfare_job_last_success_seconds: { type: 'gauge', help: 'Time since the last success of a job.' },
  kindfare_database_up: { type: 'gauge', help: '1 while the database responds.' },
  kindfare_event_loop_delay_seconds: { type: 'gauge', help: '99th percentile since the last scrape.' },
  process_resident_memory_bytes: { type: 'gauge', help: 'Memory of the process.' },
  process_start_time_seconds: { type: 'gauge', help: 'Start of the process, in Unix time.' },
  kindfare_info: { type: 'gauge', help: '1; the version is a label.' },
} as const satisfies Readonly<Record<string, Definition>>;

export type MetricName = keyof typeof definitions;
type NamesOf<Type extends Definition['type']> = {
  [Name in MetricName]: (typeof definitions)[Name]['type'] extends Type ? Name : never;
}[MetricName];

/** Upper limits in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Series {
  readonly labels: Labels;
  /** Of counters and gauges; the sum of a histogram. */
  value: number;
  count: number;
  readonly inBucket: number[];
}

const escaped = (value: string) => value.replace(/[\\"\n]/g, (it) => (it === '\n' ? '\\n' : `\\${it}`));
const labelText = (labels: Labels) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

export interface Metrics {
  readonly count: (name: NamesOf<'counter'>, labels?: Labels) => void;
  readonly observe: (name: NamesOf<'histogram'>, seconds: number, labels?: Labels) => void;
  readonly set: (name: NamesOf<'gauge'>, value: number, labels?: Labels) => void;
  /** The text format of Prometheus. */
  readonly render: () => string;
}

export function createMetrics(): Metrics {
  const all = new Map<MetricName, Map<string, Series>>();

  function seriesOf(name: MetricName, labels: Labels): Series {
    const known = all.get(name) ?? new Map<string, Series>();
    all.set(name, known);
    // the text of the labels costs more than the count
    const key = JSON.stringify(labels);
    const series = known.get(key) ?? { labels, value: 0, count: 0, inBucket: buckets.map(() => 0) };
    known.set(key, series);
    return series;
  }

  function linesOf(name: MetricName, { labels, value, count, inBucket }: Series): string[] {
    if (definitions[name].type !== 'histogram') return [`${name}${labelText(labels)} ${value}`];
    let below = 0;
    const bucketLines = buckets.map((limit, at) => {
      below += inBucket[at] ?? 0;
      return `${name}_bucket${labelText({ ...labels, le: String(limit) })} ${below}`;
    });
    return [
      ...bucketLines,
      `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
      `${name}_sum${labelText(labels)} ${value}`,
      `${name}_count${labelText(labels)} ${count}`,
    ];
  }

  return {
    count: (name, labels = {}) => {
      seriesOf(name, labels).value += 1;
    },
    observe: (name, seconds, labels = {}) => {
      const series = seriesOf(name, labels);
      const at = buckets.findIndex((limit) => seconds <= limit);
      if (at >= 0) series.inBucket[at] = (series.inBucket[at] ?? 0) + 1;
      series.count += 1;
      series.value += seconds;
    },
    set: (name, value, labels = {}) => {
      seriesOf(name, labels).value = value;
    },
    render: () =>
      [...all]
        .flatMap(([name, series]) => [
          `# HELP ${name} ${definitions[name].help}`,
          `# TYPE ${name} ${definitions[name].type}`,
          ...[...series.values()].flatMap((each) => linesOf(name, each)),
        ])
        .concat('')
        .join('\n'),
  };
}

/** Of this process. */
export const metrics = createMetrics();
