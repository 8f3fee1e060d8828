import { depositMethods } from '#contract/entities/deposit-types.ts';
import type { SettingsPatch } from '#fake-server/settings/settings.ts';

/** Has the site offer every way to pay in. */
export const everyWayToPay = {
  deposits: Object.fromEntries(depositMethods.map((method) => [method, { isOffered: true }])),
} satisfies SettingsPatch;
