import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { asMail, asSms } from '../../content/letter-layout.ts';
import { type Outgoing, outgoingTexts } from '../../content/outgoing-texts.ts';
import { originWords } from '../../content/security-notices/security-notices.ts';
import { inLanguage } from '../../content/words.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import { verificationTable } from '../../store/verification/verification.ts';
import { languageOf } from './receiver-language.ts';

const channels = { email: 'mail', mobile: 'sms' } as const;

/** An address of an account. */
export interface KnownContact {
  readonly kind: ContactKind;
  readonly address: string;
}

/** A letter's words, from the texts of a language. */
type LetterText = (texts: Outgoing, language: LanguageCode) => string;

/** A security letter. */
export interface Letter {
  readonly to: KnownContact;
  readonly text: LetterText;
  /** Where it was done, for the text. */
  readonly origin: OriginRow;
  /** The language of the page on which the receiver waits for it; else their last used one. */
  readonly language?: LanguageCode;
}

/** Security mails and SMS besides the portal's messages (W5). */
export interface Letters {
  write(member: MemberRow, letter: Letter): void;
}

export function createLetters(
  database: Database,
  clock: Clock,
  settings: SettingsInForce,
): Letters {
  const outbox = verificationTable(database);
  return {
    write(member, { to, text, origin, language = languageOf(member, settings.current) }) {
      const { siteName: site, timeZone } = settings.current;
      const at = clock.now();
      const words = [
        text(outgoingTexts(language), language),
        inLanguage(originWords(origin), language),
      ];
      outbox.addToOutbox({
        channel: channels[to.kind],
        receiver: to.address,
        text:
          to.kind === 'email'
            ? asMail({ site, account: member.account, language, at, timeZone }, words)
            : asSms(site, words),
        code: null,
        sent_at: at,
      });
    },
  };
}
