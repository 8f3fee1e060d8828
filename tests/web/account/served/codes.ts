import type { JourneyPortal } from '#tests/journeys/steps/portal.ts';

/** The code in the newest SMS of the portal's outbox. */
export function lastCode({ world }: JourneyPortal): string {
  const code = world.sms.outbox(1)[0]?.code;
  if (code === undefined || code === null) throw new Error('No SMS was sent.');
  return code;
}

/** A code that is not the one in the newest SMS. */
export function wrongCode(portal: JourneyPortal): string {
  return lastCode(portal) === '000000' ? '111111' : '000000';
}
