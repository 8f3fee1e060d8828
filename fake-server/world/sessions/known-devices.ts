import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FactTable } from '../../store/facts.ts';

/** The most accounts that a device remembers; the last ones. */
const MAX_ACCOUNTS = 5;
/** An id, and a mark for each account. */
const deviceForm = /^[\w-]{22}(?:\.[\w-]{22})*$/u;
const MARK_LENGTH = 22;

/**
 * Known devices (OWASP, "device cookies"): strangers' failures cost the owner's device no captcha.
 * A device sends an id and a mark for each of its accounts, which only this server can make;
 * nothing is stored here, and it signs nobody in.
 */
export interface KnownDevices {
  /** The device's id, if this account has signed in on it. */
  idFor(memberId: number, device: string | undefined): string | undefined;
  /** The device's cookie from now on. */
  marked(memberId: number, device: string | undefined): string;
}

export function createKnownDevices(facts: FactTable): KnownDevices {
  const secret = facts.secret('device-secret');
  const markOf = (id: string, memberId: number) =>
    createHmac('sha256', secret)
      .update(`${id} ${memberId}`)
      .digest('base64url')
      .slice(0, MARK_LENGTH);

  return {
    idFor(memberId, device) {
      const { id, marks } = partsOf(device);
      if (id === undefined) return undefined;
      const own = Buffer.from(markOf(id, memberId));
      return marks.some((mark) => timingSafeEqual(Buffer.from(mark), own)) ? id : undefined;
    },
    marked(memberId, device) {
      const { id = randomBytes(16).toString('base64url'), marks } = partsOf(device);
      const own = markOf(id, memberId);
      const others = marks.filter((mark) => mark !== own).slice(0, MAX_ACCOUNTS - 1);
      return [id, own, ...others].join('.');
    },
  };
}

function partsOf(device = '') {
  const [id, ...marks] = deviceForm.test(device) ? device.split('.') : [];
  return { id, marks };
}
