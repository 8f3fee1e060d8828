import type { Page } from 'playwright-core';

/**
 * A token with which another device is watched by a flows page that is at `/flows/live`. Its code
 * has the same, where other devices reach the server.
 */
export async function pairingToken(page: Page): Promise<string> {
  await page.getByRole('button', { name: /another device|outro dispositivo/u }).click();
  await page.getByText('npm start -- --host 0.0.0.0 --https').waitFor();
  return page.evaluate(async () => {
    const { watcher } = JSON.parse(sessionStorage.getItem('flowDevices') ?? '{}') as {
      readonly watcher: string;
    };
    const response = await fetch('/control/relay/pairings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ watcher }),
    });
    return ((await response.json()) as { readonly token: string }).token;
  });
}
