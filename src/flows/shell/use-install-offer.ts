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

/** Whether to offer the installation: in a desktop browser in which the app is not installed. */
export const useInstallOffer = (): boolean => useSyncExternalStore(onInstallationChanged, isOffered);

/** Whether the prompt may have something to offer: the browser's dialog, or the hint for iOS. */
export const useMayOfferInstall = (): boolean => useSyncExternalStore(onInstallationChanged, mayBeOffered);
