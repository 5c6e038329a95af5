import { useSyncExternalStore } from 'react';
import { isDesktopLike } from '#domain/device/desktop-like.ts';
import { platformOf } from '#domain/device/platform.ts';
import {
  canOpenInstallDialog,
  isInstalled,
  isStandalone,
  onInstallationChanged,
} from '#src/pwa/installation.ts';

const isOffered = () => !isInstalled() && isDesktopLike(navigator);
const mayBeOffered = () => !isStandalone() && (canOpenInstallDialog() || platformOf(navigator) === 'ios');

/** Whether the app may be offered for installing here: in the browser of a desktop that does not have it yet. */
export const useInstallOffer = (): boolean => useSyncExternalStore(onInstallationChanged, isOffered);

/** Whether the prompt has something to offer, or may have: the browser's dialog, or the hint of iOS. */
export const useMayOfferInstall = (): boolean => useSyncExternalStore(onInstallationChanged, mayBeOffered);
