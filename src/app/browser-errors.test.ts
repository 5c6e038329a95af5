import { expect, test, vi } from 'vitest';
import { countUncaughtErrors, createErrorCount } from './browser-errors.ts';

function openPage({ onLine = true } = {}) {
  const sendBeacon = vi.fn();
  const target = new EventTarget();
  const count = createErrorCount(() => ({ onLine, sendBeacon }));
  const addEventListener = target.addEventListener.bind(target) as typeof window.addEventListener;
  countUncaughtErrors({ addEventListener }, count);
  const happen = (type: string, facts: object) => target.dispatchEvent(Object.assign(new Event(type), facts));
  return { count, happen, sent: () => sendBeacon.mock.calls };
}

test('EXT-25 an uncaught error of the app is counted by its kind, and nothing else of it is sent', () => {
  const page = openPage();
  page.happen('error', { error: new Error('about a member'), message: 'about a member' });
  page.happen('unhandledrejection', { reason: new Error('about a member') });
  page.count('screen');
  expect(page.sent()).toEqual([
    ['/api/browser-errors/script'],
    ['/api/browser-errors/promise'],
    ['/api/browser-errors/screen'],
  ]);
});

test('EXT-25 notices of the browser, calls that were given up, and errors without a network do not count', () => {
  const page = openPage();
  page.happen('error', { error: null, message: 'ResizeObserver loop limit exceeded' });
  page.happen('unhandledrejection', { reason: new DOMException('gone', 'AbortError') });
  const offline = openPage({ onLine: false });
  offline.count('screen');
  expect([...page.sent(), ...offline.sent()]).toEqual([]);
});

test('EXT-25 a screen that fails in a loop sends ten reports', () => {
  const page = openPage();
  for (let index = 0; index < 50; index += 1) page.count('screen');
  expect(page.sent()).toHaveLength(10);
});
