import { useSyncExternalStore } from 'react';
import { canInstall, onInstallChanged } from '#web/platform/windows/install.ts';

/** Whether this browser can install the portal as an app (S13). */
export function useCanInstall(): boolean {
  return useSyncExternalStore(onInstallChanged, canInstall);
}
