import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'kindfare-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'report.json');
const write = (report: unknown) => writeFileSync(file, JSON.stringify(report));

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
const failed = { status: 'failed', fullName: 'divides', failureMessages: ['expected 2 to be 3'] };
const vitest = (assertionResults: readonly unknown[], numFailedTests: number, message = '') => ({
  testResults: [{ name: resolve('domain/sum.test.ts'), message, assertionResults }],
  numPassedTests: 1,
  numFailedTests,
  numPendingTests: 2,
});

test('a failed test is counted and named', () => {
  write(vitest([passed, failed], 1));
  expect(readVitestReport(file, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: ['domain/sum.test.ts: divides: expected 2 to be 3'],
  });
});

test('a run that passes has no failures', () => {
  write(vitest([passed], 0));
  expect(readVitestReport(file, 0)).toEqual({ passed: 1, failed: 0, skipped: 2, failures: [] });
});

test('a run that fails without a failed test counts as a failure', () => {
  write(vitest([passed], 0, 'Cannot find module'));
  expect(readVitestReport(file, 1)).toMatchObject({
    failed: 1,
    failures: ['domain/sum.test.ts: Cannot find module', 'an error outside of tests, see above'],
  });
});

test('a flaky test is a failure, named with its suite’s file and project', () => {
  const results = [{ errors: [{ message: 'not visible' }] }];
  const spec = { title: 'opens', tests: [{ projectName: 'phone', status: 'flaky', results }] };
  write({
    suites: [{ file: 'a.e2e.ts', specs: [], suites: [{ file: 'a.e2e.ts', specs: [spec] }] }],
    errors: [{ message: 'b.e2e.ts does not load' }],
    stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 },
  });
  expect(readPlaywrightReport(file, 1)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
    failures: ['a.e2e.ts: phone: opens: not visible', 'b.e2e.ts does not load'],
  });
});

test('a run without a report counts as a failure', () => {
  const none = join(folder, 'none.json');
  expect(readVitestReport(none, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(readPlaywrightReport(none, 0)).toMatchObject({ passed: 0, failed: 1 });
});
