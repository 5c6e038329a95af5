import type { ComponentType } from 'react';

let loaded: ComponentType | null = null;

/** Loads the frame of members, which guests of a public page don't need. */
export async function loadMemberFrame(): Promise<void> {
  loaded ??= (await import('./MemberFrame.tsx')).MemberFrame;
}

/** Null until it is loaded. */
export const loadedMemberFrame = () => loaded;
