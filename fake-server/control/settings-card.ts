import { depositMethods } from '#contract/entities/deposit-types.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { optionalFieldNames } from '#contract/rules/registration-field-names.ts';
import { type Html, html } from '../http/html.ts';
import { fieldUses } from './requests.ts';
import { optionalFieldTitles, rulesRows } from './rules-rows.ts';
import type { ControlSettings } from './settings.ts';
import { withdrawalRows } from './withdrawal-settings.ts';

/** The first money of a new player when the page switches it on, in hundredths. */
const USUAL_BONUS = 2_000;

/** What the page switches between (G1). */
const usualLanguages: readonly LanguageCode[] = ['PT', 'EN'];
const allLanguages: readonly LanguageCode[] = [...usualLanguages, 'CN', 'ID', 'TH', 'VI'];

const flagNames = [
  ['MOBILEVERCODELOGIN3', 'Mobile login'],
  ['DIRECTREG3', 'Direct registration'],
  ['CHNGPASSVERIF3', 'Phone password recovery'],
  ['REGMOBVERF3', 'SMS required at mobile registration'],
] as const;

const toggleNames = [
  ['usernameRegistration', 'Username registration'],
  ['mobileRegistration', 'Mobile registration'],
  ['mobileNumberPlusPasswordRegistration', 'Mobile form asks for a password'],
  ['smsVerificationAtRegistration', 'SMS verification at registration'],
  ['phoneLogin', 'Phone login'],
  ['verificationCodeLogin', 'Phone login by code'],
  ['freePlay', 'Free play'],
  ['forcedPasswordChangeOnExpiry', 'Password change on expiry'],
] as const;

const socialNames = [
  ['google', 'Google'],
  ['facebook', 'Facebook'],
  ['telegram', 'Telegram'],
] as const;

/** What the site has switched on: every variant of the forms can be seen by it (G3, G4, A5). */
export function settingsCard(settings: ControlSettings): Html {
  const { flags, toggles, registrationBonus, smsProvider, smsExpiryMinutes, fields } = settings;
  return html`<section class="card" id="settings" aria-labelledby="settings-title">
    <h2 id="settings-title">Settings</h2>
    <p class="hint">Settings are kept with the world. Reload an open page to see a change.</p>
    <h3>What the site switched on</h3>
    <ul class="rows tight">${toggleNames.map(([name, title]) =>
      numberSwitch(`toggles.${name}`, title, toggles[name], name),
    )}</ul>
    <h3>What the brand has</h3>
    <ul class="rows tight">${flagNames.map(([name, title]) =>
      numberSwitch(`flags.${name}`, title, flags[name], name),
    )}</ul>
    <h3>Registration and sign-in</h3>
    <ul class="rows tight">
      ${settingSwitch({ path: 'geetest', title: 'GeeTest puzzle', on: settings.geetest })}
      ${settingSwitch({ path: 'showCaptcha', title: 'Captcha picture', on: settings.showCaptcha })}
      ${settingSwitch({ path: 'affiliate', title: 'Affiliate codes', on: settings.affiliate })}
      ${settingSwitch({
        path: 'registrationBonus',
        title: 'Registration bonus of R$ 20',
        on: registrationBonus !== null,
        values: ['null', String(USUAL_BONUS)],
      })}
      ${settingSwitch({
        path: 'smsProvider',
        title: 'Firebase sends the SMS codes',
        on: smsProvider === 'firebase',
        values: ['"server"', '"firebase"'],
      })}
      ${socialNames.map(([name, title]) =>
        settingSwitch({
          path: `socialLogin.${name}`,
          title: `Sign-in with ${title}`,
          on: settings.socialLogin[name],
        }),
      )}
      ${settingSwitch({
        path: 'passkeySignIn',
        title: 'Sign-in with a passkey',
        on: settings.passkeySignIn,
      })}
      ${numberSwitch('loginedToHomePage', 'Every page asks for a sign-in', settings.loginedToHomePage)}
      ${settingSwitch({
        path: 'languages',
        title: 'Chinese, Indonesian, Thai and Vietnamese as well',
        on: settings.languages.length > usualLanguages.length,
        values: [JSON.stringify(usualLanguages), JSON.stringify(allLanguages)],
      })}
      ${numberSwitch('announcementPopups', 'Announcements that open by themselves', settings.announcementPopups)}
      ${numberSwitch('crowd', 'A crowd that wins, and plays in rooms, beside the members', settings.crowd)}
      ${numberSwitch('agentSite', 'Agents alone may sign in', settings.agentSite)}
      ${numberRow('smsExpiryMinutes', 'SMS codes count for', smsExpiryMinutes, [1, 60], 'min')}
      ${numberRow('minimumAge', 'Minimum age', settings.minimumAge, [1, 99], 'years')}
      ${numberRow('captchaAfterFailures', 'Captcha at sign-in after', settings.captchaAfterFailures, [1, 100], 'failures')}
    </ul>
    <h3>Money</h3>
    <ul class="rows tight">
      ${settingSwitch({
        path: 'withdrawalPassword',
        title: 'Withdrawals ask for a password of their own',
        on: settings.withdrawalPassword,
      })}
      ${settingSwitch({
        path: 'uplineTransfers',
        title: 'Transfers to the agent right above',
        on: settings.uplineTransfers,
      })}
      ${settingSwitch({
        path: 'referral',
        title: 'Members invite friends by a link of their own',
        on: settings.referral,
      })}
      ${settingSwitch({
        path: 'singleWallet',
        title: 'One wallet for the games of all vendors',
        on: settings.singleWallet,
      })}
      ${settingSwitch({
        path: 'depositMethods',
        title: 'Bank transfer, card, e-wallet and crypto beside PIX',
        on: settings.depositMethods.length > 1,
        values: [JSON.stringify(['pix']), JSON.stringify(depositMethods)],
      })}
      ${numberRow('pointsPerUnit', 'Points for one unit of money (0 closes it)', settings.pointsPerUnit, [0, 10_000], 'points')}
    </ul>
    <details><summary>Withdrawals</summary>
      <ul class="rows tight">
        ${withdrawalRows(settings.withdrawals)}
        ${settingSwitch({
          path: 'withdrawals.canBeCancelled',
          title: 'Players may cancel before anything is paid',
          on: settings.withdrawals.canBeCancelled,
        })}
      </ul>
    </details>
    <details><summary>Fields of the registration form</summary>
      <ul class="rows tight">${optionalFieldNames.map(
        (name) => html`<li><label class="field"><span>${optionalFieldTitles[name]}</span>
          <select id="field-${name}" data-field="${name}">${fieldUses.map(
            (use) => html`<option${use === fields[name] && html` selected`}>${use}</option>`,
          )}</select></label></li>`,
      )}</ul>
    </details>
    <details><summary>What the fields accept</summary>
      ${rulesRows(settings)}
    </details>
  </section>`;
}

function numberRow(
  name: 'smsExpiryMinutes' | 'minimumAge' | 'captchaAfterFailures' | 'pointsPerUnit',
  title: string,
  value: number,
  [least, most]: readonly [number, number],
  unit: string,
): Html {
  return html`<li><label class="field"><span>${title}</span><span class="unit"><input id="setting-${name}" data-setting-number="${name}" type="number" min="${least}" max="${most}" step="1" value="${value}"> ${unit}</span></label></li>`;
}

interface SettingSwitch {
  /** Its place in the settings: `toggles.freePlay`. */
  readonly path: string;
  readonly title: string;
  readonly on: boolean;
  /** The setting's own name, where people know it by it. */
  readonly known?: string;
  /** JSON of the setting when off and when on. */
  readonly values?: readonly [off: string, on: string];
}

function settingSwitch({
  path,
  title,
  on,
  known,
  values = ['false', 'true'],
}: SettingSwitch): Html {
  return html`<li><label class="switch"><input type="checkbox" role="switch" id="setting-${path.replace('.', '-')}" data-setting="${path}" data-off="${values[0]}" data-on="${values[1]}"${on && html` checked`}>
    <span class="text"><b>${title}</b>${known !== undefined && html`<code>${known}</code>`}</span></label></li>`;
}

function numberSwitch(path: string, title: string, value: 0 | 1, known?: string): Html {
  const on = value === 1;
  return settingSwitch({
    path,
    title,
    on,
    values: ['0', '1'],
    ...(known !== undefined && { known }),
  });
}
