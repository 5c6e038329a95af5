import { describe, expect, test } from 'vitest';
import { browserRunOf } from './browser-run.ts';

describe('npm run test:paths -- --run browser', () => {
  test('runs all machines, one, or one path of it', () => {
    const all = { machine: null, strategy: 'set', path: null };
    expect(browserRunOf(['--run', 'browser'])).toEqual(all);
    expect(browserRunOf(['--machine', 'login', '--run=browser', '--strategy', 'simple'])).toEqual({
      machine: 'auth/login',
      strategy: 'simple',
      path: null,
    });
    expect(browserRunOf(['--run', 'browser', '--machine', 'login', '--path', '7'])).toEqual({
      machine: 'auth/login',
      strategy: 'shortest',
      path: 7,
    });
  });

  test.each([
    [['--run', 'phone'], 'There is no way to run "phone". There is --run browser.'],
    [['--run', 'browser', '--machine', 'logn'], /^There is no machine "logn"/],
    [
      ['--run', 'browser', '--machine', 'copy'],
      /^"shared\/copy" has no browser suite\. These have one: [^.]*auth\/login/,
    ],
    [['--run', 'browser', '--strategy', 'longest'], /^There is no strategy "longest"/],
    [['--run', 'browser', '--path', '7'], /^--path is the number of a path of one machine/],
    [['--run', 'browser', '--machine', 'login', '--path', 'x'], /^--path is the number/],
  ])('%j is answered by what there is', (args, sentence) => {
    expect(() => browserRunOf(args)).toThrow(sentence);
  });
});
