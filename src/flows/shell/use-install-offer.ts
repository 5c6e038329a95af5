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
/** Whether to offer the installation: in a desktop browser in which the app is not installed. */
export const useInstallOffer = (): boolean => useSyncExternalStore(onInstallationChanged, isOffered);

/** Whether the prompt may have something to offer: the browser's dialog, or to a member the hint for iOS. */
export const useMayOfferInstall = (isMember: boolean): boolean =>
  useSyncExternalStore(
    onInstallationChanged,
    () => !isStandalone() && (canOpenInstallDialog() || (isMember && platformOf(navigator) === 'ios')),
  );
