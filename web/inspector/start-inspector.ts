import type { Inspect } from '#web/shared/services/services.ts';

/**
 * Starts the inspector where the build holds one and the address asks for it with `?inspect=1`
 * (T7). A build holds one only while developing, or when it was made with `VITE_INSPECTOR=1`: in
 * every other, what follows the first line is left out of it.
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
