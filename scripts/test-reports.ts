/** The reports that the runners of the tests write. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Outcome extends Count {
  /** One text for each failed test, with its place. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** Those outside of tests, as a file that does not load. */
  readonly errors: readonly { readonly message: string }[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** A run that fails without a failed test (a file that does not load) counts as one failure. */
const failedOf = (failed: number, code: number) => (code !== 0 && failed === 0 ? 1 : failed);

/** A run whose report is missing or cut off counts as one failure. */
function readReport<Report>(file: string, outcomeOf: (report: Report) => Outcome): Outcome {
  try {
    return outcomeOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [] };
  }
}

function vitestOutcome(report: VitestReport, code: number): Outcome {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const path = relative('.', name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return [
      ...(message ? [`${path}: ${message}`] : []),
      ...failed.map(({ fullName, failureMessages }) => `${path}: ${fullName}: ${failureMessages?.[0] ?? ''}`),
    ];
  });
  // an unhandled rejection ends a run without a failed test
  if (code !== 0 && report.numFailedTests === 0) failures.push('an error outside of tests, see above');
  return {
    passed: report.numPassedTests,
    failed: failedOf(report.numFailedTests, code),
    skipped: report.numPendingTests,
    failures,
  };
}

/** The outcome of a run of Vitest that exited with the code. */
export const readVitestReport = (file: string, code: number) =>
  readReport<VitestReport>(file, (report) => vitestOutcome(report, code));

function failedTests({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return [file, projectName, title, messages.join('\n')].filter((part) => part !== '').join(': ');
      }),
  );
  return [...own, ...suites.flatMap(failedTests)];
}

/** The outcome of a run of Playwright that exited with the code. */
export const readPlaywrightReport = (file: string, code: number) =>
  readReport<PlaywrightReport>(file, ({ suites, errors, stats }) => ({
    passed: stats.expected,
    failed: failedOf(stats.unexpected + stats.flaky, code),
    skipped: stats.skipped,
    failures: [...suites.flatMap(failedTests), ...errors.map(({ message }) => message)],
  }));
