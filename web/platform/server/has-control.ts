/** Answers only where the fake server runs, and only to a browser that has its control page's key. */
const CONTROL_STATE = '/control/api/state';

/** Whether this browser may use the powers of the fake (T3). Anywhere else there are none. */
export async function hasControl(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(CONTROL_STATE, { method: 'HEAD' });
    // A host of the web app alone answers every address with its page.
    return ok && headers.get('content-type')?.startsWith('application/json') === true;
  } catch {
    return false;
  }
}
