import { readFileSync } from 'node:fs';
import { projectRoot } from '#tools/project.ts';
import type enAccount from '#web/i18n/messages/EN/account.json';
import type enAgent from '#web/i18n/messages/EN/agent.json';
import type enAnnouncements from '#web/i18n/messages/EN/announcements.json';
import type enDeposit from '#web/i18n/messages/EN/deposit.json';
import type enErrors from '#web/i18n/messages/EN/errors.json';
import type enGame from '#web/i18n/messages/EN/game.json';
import type enLogin from '#web/i18n/messages/EN/login.json';
import type enLottery from '#web/i18n/messages/EN/lottery.json';
import type enPassword from '#web/i18n/messages/EN/password.json';
import type enPromotions from '#web/i18n/messages/EN/promotions.json';
import type enRegistration from '#web/i18n/messages/EN/registration.json';
import type enService from '#web/i18n/messages/EN/service.json';
import type enShell from '#web/i18n/messages/EN/shell.json';

/** The texts of the walked screens, as their files have them. */
export interface Texts {
  readonly account: typeof enAccount;
  readonly agent: typeof enAgent;
  readonly announcements: typeof enAnnouncements;
  readonly deposit: typeof enDeposit;
  readonly errors: Readonly<Record<string, string>> & typeof enErrors;
  readonly game: typeof enGame;
  readonly login: typeof enLogin;
  readonly lottery: typeof enLottery;
  readonly password: typeof enPassword;
  readonly promotions: typeof enPromotions;
  readonly registration: typeof enRegistration;
  readonly service: typeof enService;
  readonly shell: typeof enShell;
}

/**
 * Languages that screens are walked in, each flow in one of them: which screen a state shows does
 * not depend on it, and that no text is missing in any language is proved of the messages.
 */
export type WalkedLanguage = 'PT' | 'EN';

/** The files of messages that the walked screens are written with. */
export const namespaces = [
  'account',
  'agent',
  'announcements',
  'deposit',
  'errors',
  'game',
  'login',
  'lottery',
  'password',
  'promotions',
  'registration',
  'service',
  'shell',
] as const;

/** Reads the texts of one language from the files, past the library that the views use. */
export function textsIn(language: WalkedLanguage): Texts {
  const read = (namespace: string): unknown =>
    JSON.parse(
      readFileSync(`${projectRoot}/web/i18n/messages/${language}/${namespace}.json`, 'utf8'),
    );
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, read(namespace)]),
  ) as unknown as Texts;
}
