import type { Inspect } from '#web/shared/services/services.ts';

/**
 * Starts the inspector if the build has one and the address asks for it with `?inspect=1` (T7). A
 * build only has one in development, or with `VITE_INSPECTOR=1`: otherwise everything after the
 * first line is dropped.
 */
export async function startInspector(): Promise<Inspect | undefined> {
  if (!import.meta.env.DEV && import.meta.env.VITE_INSPECTOR !== '1') return undefined;
  if (new URLSearchParams(location.search).get('inspect') !== '1') return undefined;
  try {
    const { createPortalInspector } = await import('./portal-inspector.ts');
    return await createPortalInspector();
  } catch (error) {
    // The portal goes on without being watched.
    reportError(error);
    return undefined;
  }
}
