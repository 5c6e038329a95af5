import { afterEach, expect, test, vi } from 'vitest';
import { prepareOffline } from './prepare-offline.ts';

afterEach(() => vi.unstubAllGlobals());

function onDevice(navigator: object): void {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', { requestIdleCallback: () => 0 });
  vi.stubGlobal('document', { querySelector: () => null, images: [] });
}

test('the offline cache is filled, except on a device that saves data or cannot keep it', () => {
  onDevice({ serviceWorker: {} });
  expect(prepareOffline(true)).toBeTypeOf('function');
  onDevice({ serviceWorker: {}, connection: { saveData: true } });
  expect(prepareOffline(true)).toBeUndefined();
  onDevice({});
  expect(prepareOffline(true)).toBeUndefined();
});
