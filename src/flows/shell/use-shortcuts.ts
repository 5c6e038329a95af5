import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageOfKey } from './shortcut-keys.ts';

const storageKey = 'shortcuts';
const listeners = new Set<() => void>();

const isOn = () => localStorage.getItem(storageKey) !== 'off';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function choose(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  for (const listener of listeners) listener();
}

/** Whether single keys open pages, stored on this device: speech input and shaky hands press keys by accident. */
export function useShortcutSwitch() {
  return { isOn: useSyncExternalStore(subscribe, isOn), choose };
}

/** Opens the pages of the keys while `isEnabled`. */
export function useShortcutKeys(isEnabled: boolean): void {
  const navigate = useNavigate();
  const isListening = useShortcutSwitch().isOn && isEnabled;
  useEffect(() => {
    if (!isListening) return;
    const open = (event: KeyboardEvent) => {
      const page = pageOfKey(event);
      if (page === null) return;
      event.preventDefault();
      navigate(page);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [isListening, navigate]);
}

/** Whether the device has a mouse or touchpad, and so most likely a keyboard. */
export const hasKeyboard = (): boolean => window.matchMedia('(any-hover: hover)').matches;
