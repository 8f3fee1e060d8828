import type { Browser, Page } from 'playwright-core';
import { profiles } from '#tests/support/page.ts';

/** The phone and its network that home is measured on. */
export const phone = { cpuSlowdown: 4, roundTripMs: 150, bytesPerSecond: 1_600_000 / 8 } as const;

/** Opens an empty page in a context with nothing cached, on the slow phone. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...profiles.phone, locale: 'pt-BR' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.roundTripMs,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  return page;
}
