import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';

/** The first lines of an error, without ANSI colors. */
const reasonOf = ({ error }: TestResult) =>
  (error?.message ?? 'It did not end.')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colors are made of
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .join('\n     ');

/** Reports each generated path as passed, failed, or skipped with the reason. */
class BrowserPathReporter implements Reporter {
  readonly #counts = { passed: 0, failed: 0, 'left out': 0 };

  onBegin(_: FullConfig, suite: Suite): void {
    console.log(`${suite.allTests().length} paths in a browser.`);
  }

  onError(error: { readonly message?: string }): void {
    console.log(error.message ?? 'Something went wrong.');
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const label = result.status === 'skipped' ? 'left out' : result.status === 'passed' ? 'passed' : 'failed';
    this.#counts[label] += 1;
    const skipped = test.annotations.find(({ type }) => type === 'skip');
    const reason = label === 'left out' ? skipped?.description : label === 'failed' ? reasonOf(result) : null;
    console.log(`${label}: ${test.parent.title} ${test.title}${reason ? `\n     ${reason}` : ''}`);
  }

  onEnd({ status }: FullResult): void {
    const { passed, failed } = this.#counts;
    console.log(`${passed} passed, ${failed} failed, ${this.#counts['left out']} left out`);
    if (status === 'passed' && passed + failed + this.#counts['left out'] === 0)
      console.log('There are no such paths.');
  }

  printsToStdio(): boolean {
    return true;
  }
}

// biome-ignore lint/style/noDefaultExport: the reporter of a run is looked for there
export default BrowserPathReporter;
