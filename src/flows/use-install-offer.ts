import { useSyncExternalStore } from 'react';
import { isDesktopLike } from '#domain/device/desktop-like.ts';
import { isInstalled, onInstallationChanged } from '#src/pwa/installation.ts';

const isOffered = () => !isInstalled() && isDesktopLike(navigator);

/** Whether the app may be offered for installing here: in the browser of a desktop that does not have it yet. */
export const useInstallOffer = (): boolean => useSyncExternalStore(onInstallationChanged, isOffered);
