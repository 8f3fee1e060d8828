import { announcementPopupsEntry } from './announcement-popups/announcement-popups.entry.ts';
import { captchaEntry } from './captcha/captcha.entry.ts';
import type { AnyCatalogueEntry } from './catalogue/entry.ts';
import { changePasswordEntry } from './change-password/change-password.entry.ts';
import { customerServiceEntry } from './customer-service/customer-service.entry.ts';
import { drawWatchEntry } from './draw-watch/draw-watch.entry.ts';
import { forgotPasswordEntry } from './forgot-password/forgot-password.entry.ts';
import { gameLaunchEntry } from './game-launch/game-launch.entry.ts';
import { idleWatchEntry } from './idle-watch/idle-watch.entry.ts';
import { loginEntry } from './login/login.entry.ts';
import { lotteryLaunchEntry } from './lottery-launch/lottery-launch.entry.ts';
import { modalsEntry } from './modals/modals.entry.ts';
import { noticesEntry } from './notices/notices.entry.ts';
import { promotionClaimEntry } from './promotion-claim/promotion-claim.entry.ts';
import { registrationEntry } from './registration/registration.entry.ts';
import { rootEntry } from './root/root.entry.ts';
import { sessionEntry } from './session/session.entry.ts';
import { smsCountdownEntry } from './sms-countdown/sms-countdown.entry.ts';
import { speedTestEntry } from './speed-test/speed-test.entry.ts';
import { systemStatusEntry } from './system-status/system-status.entry.ts';

/** Every machine of the portal; the inspector, the docs, the gallery and the tests read it. */
export const catalogue = [
  registrationEntry,
  loginEntry,
  changePasswordEntry,
  forgotPasswordEntry,
  smsCountdownEntry,
  captchaEntry,
  systemStatusEntry,
  modalsEntry,
  noticesEntry,
  announcementPopupsEntry,
  gameLaunchEntry,
  drawWatchEntry,
  lotteryLaunchEntry,
  promotionClaimEntry,
  customerServiceEntry,
  speedTestEntry,
  sessionEntry,
  idleWatchEntry,
  rootEntry,
] satisfies readonly AnyCatalogueEntry[];
