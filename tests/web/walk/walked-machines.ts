import type { MachineId } from '#machines/index.ts';
import { captchaFlow } from './captcha-flow.tsx';
import { changePasswordFlow } from './change-password-flow.tsx';
import { contractAcceptanceFlow } from './contract-acceptance-flow.tsx';
import { customerServiceFlow } from './customer-service-flow.tsx';
import { depositFlow } from './deposit-flow.tsx';
import { drawWatchFlow } from './draw-watch-flow.tsx';
import { forgotPasswordFlow } from './forgot-password-flow.tsx';
import { gameLaunchFlow } from './game-launch-flow.tsx';
import { idleWatchFlow } from './idle-watch-flow.tsx';
import { loginFlow } from './login-flow.tsx';
import { modalsFlow } from './modals-flow.tsx';
import { noticesFlow } from './notices-flow.tsx';
import { promotionClaimFlow } from './promotion-claim-flow.tsx';
import { registrationFlow } from './registration-flow.tsx';
import { smsCountdownFlow } from './sms-countdown-flow.tsx';
import { speedTestFlow } from './speed-test-flow.tsx';
import { systemStatusFlow } from './system-status-flow.tsx';
import type { Texts, WalkedLanguage } from './texts.ts';
import { unaskedDialogsFlow } from './unasked-dialogs-flow.tsx';
import type { WalkedFlow } from './walked-flow.ts';

/** How the views of a machine are held to it: by a walk over its screens, or why there are none. */
export type Walked =
  | {
      readonly flow: (t: Texts, language: WalkedLanguage) => WalkedFlow;
      readonly language: WalkedLanguage;
    }
  | { readonly noView: string };

/** Every machine: one that has a view and no walk does not compile. */
export const walkedMachines: Readonly<Record<MachineId, Walked>> = {
  registration: { flow: registrationFlow, language: 'PT' },
  login: { flow: loginFlow, language: 'EN' },
  changePassword: { flow: changePasswordFlow, language: 'PT' },
  forgotPassword: { flow: forgotPasswordFlow, language: 'EN' },
  captcha: { flow: captchaFlow, language: 'EN' },
  speedTest: { flow: speedTestFlow, language: 'EN' },
  contractAcceptance: { flow: contractAcceptanceFlow, language: 'EN' },
  customerService: { flow: customerServiceFlow, language: 'PT' },
  notices: { flow: noticesFlow, language: 'EN' },
  systemStatus: { flow: systemStatusFlow, language: 'PT' },
  idleWatch: { flow: idleWatchFlow, language: 'EN' },
  promotionClaim: { flow: promotionClaimFlow, language: 'PT' },
  deposit: { flow: depositFlow, language: 'EN' },
  unaskedDialogs: { flow: unaskedDialogsFlow, language: 'EN' },
  smsCountdown: { flow: smsCountdownFlow, language: 'PT' },
  drawWatch: { flow: drawWatchFlow, language: 'EN' },
  modals: { flow: modalsFlow, language: 'PT' },
  gameLaunch: { flow: gameLaunchFlow, language: 'EN' },
  liveUpdates: {
    noView: 'What it hears is shown by the pages that read anew: tests/web/live holds them to it.',
  },
  session: { noView: 'Who is signed in is shown by every page; each part of a page asks for it.' },
  modalHistory: { noView: 'It moves entries of the tab; the dialogs themselves have a walk.' },
  root: { noView: 'It keeps its four parts together; each of them has its own view.' },
};
