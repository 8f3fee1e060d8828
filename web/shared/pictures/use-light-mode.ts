import { useSyncExternalStore } from 'react';
import { isLightMode, onLightModeChanged } from '#web/platform/pictures/light-mode.ts';

/** Whether the portal is to be light: small pictures, nothing that moves by itself (S15). */
export function useLightMode(): boolean {
  return useSyncExternalStore(onLightModeChanged, isLightMode);
}
