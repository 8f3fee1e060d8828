import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { type Outgoing, outgoingTexts } from '../../content/outgoing-texts.ts';
import { originWords } from '../../content/security-notices/security-notices.ts';
import { inLanguage } from '../../content/words.ts';
import type { Clock } from '../../ground/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import type { OriginRow } from '../../store/sessions.ts';
import { verificationTable } from '../../store/verification.ts';
import { languageOf } from './receiver-language.ts';

const channels = { email: 'mail', mobile: 'sms' } as const;

/** An address of an account, as it is kept. */
export interface KnownContact {
  readonly kind: ContactKind;
  readonly address: string;
}

/** What a letter says, from the texts of a language. */
type LetterText = (texts: Outgoing, siteName: string) => string;

/** A letter about the security of an account. */
export interface Letter {
  readonly to: KnownContact;
  readonly text: LetterText;
  /** Where it was done, which the letter says too. */
  readonly origin: OriginRow;
  /** The language of the page on which its receiver waits for it; else the one they used last. */
  readonly language?: LanguageCode;
}

/** Mails and SMS about the security of an account that no message of the portal stands for (W5). */
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
      const from = inLanguage(originWords(origin), language);
      outbox.addToOutbox({
        channel: channels[to.kind],
        receiver: to.address,
        text: `${text(outgoingTexts(language), settings.current.siteName)} ${from}`,
        code: null,
        sent_at: clock.now(),
      });
    },
  };
}
