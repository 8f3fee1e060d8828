import { captchaEntry } from './captcha/proof/captcha.entry.ts';
import type { AnyCatalogueEntry } from './catalogue/entry.ts';
import { changePasswordEntry } from './change-password/proof/change-password.entry.ts';
import { contractAcceptanceEntry } from './contract-acceptance/proof/contract-acceptance.entry.ts';
import { customerServiceEntry } from './customer-service/proof/customer-service.entry.ts';
import { depositEntry } from './deposit/proof/deposit.entry.ts';
import { drawWatchEntry } from './draw-watch/proof/draw-watch.entry.ts';
import { forgotPasswordEntry } from './forgot-password/proof/forgot-password.entry.ts';
import { gameLaunchEntry } from './game-launch/proof/game-launch.entry.ts';
import { idleWatchEntry } from './idle-watch/proof/idle-watch.entry.ts';
import { liveUpdatesEntry } from './live-updates/proof/live-updates.entry.ts';
import { loginEntry } from './login/proof/login.entry.ts';
import { modalHistoryEntry } from './modal-history/proof/modal-history.entry.ts';
import { modalsEntry } from './modals/proof/modals.entry.ts';
import { noticesEntry } from './notices/proof/notices.entry.ts';
import { promotionClaimEntry } from './promotion-claim/proof/promotion-claim.entry.ts';
import { registrationEntry } from './registration/proof/registration.entry.ts';
import { rootEntry } from './root/proof/root.entry.ts';
import { sessionEntry } from './session/proof/session.entry.ts';
import { smsCountdownEntry } from './sms-countdown/proof/sms-countdown.entry.ts';
import { speedTestEntry } from './speed-test/proof/speed-test.entry.ts';
import { systemStatusEntry } from './system-status/proof/system-status.entry.ts';
import { unaskedDialogsEntry } from './unasked-dialogs/proof/unasked-dialogs.entry.ts';

/** Every machine of the portal by its id. */
export const entries = {
  registration: registrationEntry,
  login: loginEntry,
  changePassword: changePasswordEntry,
  forgotPassword: forgotPasswordEntry,
  smsCountdown: smsCountdownEntry,
  captcha: captchaEntry,
  systemStatus: systemStatusEntry,
  modals: modalsEntry,
  modalHistory: modalHistoryEntry,
  notices: noticesEntry,
  unaskedDialogs: unaskedDialogsEntry,
  gameLaunch: gameLaunchEntry,
  drawWatch: drawWatchEntry,
  promotionClaim: promotionClaimEntry,
  contractAcceptance: contractAcceptanceEntry,
  deposit: depositEntry,
  customerService: customerServiceEntry,
  speedTest: speedTestEntry,
  session: sessionEntry,
  idleWatch: idleWatchEntry,
  liveUpdates: liveUpdatesEntry,
  root: rootEntry,
} satisfies Readonly<Record<string, AnyCatalogueEntry>>;

/** The id of a machine of the portal. */
export type MachineId = keyof typeof entries;

/** Every machine of the portal; the inspector, the docs, the gallery and the tests read it. */
export const catalogue: readonly AnyCatalogueEntry[] = Object.values(entries);
