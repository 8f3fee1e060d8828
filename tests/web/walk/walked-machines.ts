import type { MachineId } from '#machines/index.ts';
import { changePasswordFlow } from './change-password-flow.tsx';
import { forgotPasswordFlow } from './forgot-password-flow.tsx';
import { loginFlow } from './login-flow.tsx';
import { registrationFlow } from './registration-flow.tsx';
import type { Texts, WalkedLanguage } from './texts.ts';
import type { WalkedFlow } from './walked-flow.ts';

/** How the views of a machine are held to it: by a walk over its screens, or why there are none. */
export type Walked =
  | {
      readonly flow: (t: Texts, language: WalkedLanguage) => WalkedFlow;
      readonly language: WalkedLanguage;
    }
  | { readonly noView: string };

/** Machines with views that journeys alone hold to them so far. No machine may be added here. */
export type NotWalkedYet =
  | 'smsCountdown'
  | 'captcha'
  | 'systemStatus'
  | 'modals'
  | 'notices'
  | 'announcementPopups'
  | 'gameLaunch'
  | 'drawWatch'
  | 'promotionClaim'
  | 'customerService'
  | 'speedTest'
  | 'idleWatch';

/** Every other machine: one that has a view and no walk does not compile. */
export const walkedMachines: Readonly<Record<Exclude<MachineId, NotWalkedYet>, Walked>> = {
  registration: { flow: registrationFlow, language: 'PT' },
  login: { flow: loginFlow, language: 'EN' },
  changePassword: { flow: changePasswordFlow, language: 'PT' },
  forgotPassword: { flow: forgotPasswordFlow, language: 'EN' },
  session: { noView: 'Who is signed in is shown by every page; each part of a page asks for it.' },
  root: { noView: 'It keeps its four parts together; each of them has its own view.' },
};
