import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { storedValue } from '#src/flows/stored-value.ts';
import { pageOfKey } from './shortcut-keys.ts';

const stored = storedValue('shortcuts');
const isOn = () => stored.read() !== 'off';
const choose = (on: boolean) => stored.write(on ? null : 'off');

/** Whether single keys open pages, stored on this device: speech input and shaky hands press keys by accident. */
export function useShortcutSwitch() {
  return { isOn: useSyncExternalStore(stored.subscribe, isOn), choose };
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
