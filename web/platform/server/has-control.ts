/** Only the fake server answers it, and only to a browser with its control page's key. */
const CONTROL_STATE = '/control/api/state';

/** Whether this browser may use the fake's controls (T3). Elsewhere there are none. */
export async function hasControl(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(CONTROL_STATE, { method: 'HEAD' });
    // A plain host of the web app answers every address with its page.
    return ok && headers.get('content-type')?.startsWith('application/json') === true;
  } catch {
    return false;
  }
}
