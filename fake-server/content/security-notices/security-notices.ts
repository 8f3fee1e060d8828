import type { SecurityEventKind } from '#contract/entities/security-types.ts';
import type { MessageWords } from '../messages.ts';
import {
  asHtml,
  type ContentLanguage,
  inLanguage,
  perLanguage,
  type Translations,
  textsIn,
  type Words,
  withFigures,
} from '../words.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { indonesian } from './indonesian.ts';
import type { NoticeTexts, NotifiedEvent } from './notice-texts.ts';
import { portuguese } from './portuguese.ts';
import { thai } from './thai.ts';
import { vietnamese } from './vietnamese.ts';

/** Where something was done, in terms that the person recognises. */
export interface NoticeOrigin {
  readonly browser: string | null;
  readonly system: string | null;
  readonly place: string | null;
}

/** What is told of each event, in each language. */
export const securityTexts: Translations<NoticeTexts> = {
  PT: portuguese,
  EN: english,
  others: { CN: chinese, ID: indonesian, TH: thai, VI: vietnamese },
};

/** The sentence that says where something was done, in each language. */
const fromTexts: Readonly<
  Record<ContentLanguage, (device: string | null, place: string | null) => string>
> = {
  PT: (device, place) =>
    `Aparelho: ${device ?? 'desconhecido'}. Local aproximado: ${place ?? 'desconhecido'}.`,
  EN: (device, place) =>
    `Device: ${device ?? 'unknown'}. Approximate place: ${place ?? 'unknown'}.`,
  CN: (device, place) => `设备：${device ?? '未知'}。大致位置：${place ?? '未知'}。`,
  ID: (device, place) =>
    `Perangkat: ${device ?? 'tidak diketahui'}. Perkiraan lokasi: ${place ?? 'tidak diketahui'}.`,
  TH: (device, place) => `อุปกรณ์: ${device ?? 'ไม่ทราบ'} ตำแหน่งโดยประมาณ: ${place ?? 'ไม่ทราบ'}`,
  VI: (device, place) =>
    `Thiết bị: ${device ?? 'không rõ'}. Vị trí ước tính: ${place ?? 'không rõ'}.`,
};

/** Where something was done, in every language: its device and about which place. */
export function originWords({ browser, system, place }: NoticeOrigin): Words {
  const device = [browser, system].filter((part) => part !== null).join(', ');
  return perLanguage((language) => fromTexts[language](device === '' ? null : device, place));
}

/** What a message says about security, with where it was done. */
export function withOrigin({ title, content }: MessageWords, origin: NoticeOrigin): MessageWords {
  const from = originWords(origin);
  return {
    title,
    content: perLanguage(
      (language) => `${content[language] ?? content.EN}<p>${from[language]}</p>`,
    ),
  };
}

/** Values of a security text: the same in every language, or words of each. */
export type NoticeFigures = Readonly<Record<string, string | Words>>;

/**
 * The message about a security event; undefined if there is none.
 *
 * @param figures values of the texts: `closureTime` of a closing, `account` of a withdrawal,
 *   `provider` of a linked account
 */
export function securityNotice(
  kind: SecurityEventKind,
  figures: NoticeFigures = {},
): MessageWords | undefined {
  if (!isNotified(kind)) return undefined;
  const writtenIn = (language: ContentLanguage) =>
    Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [
        name,
        asHtml(typeof figure === 'string' ? figure : inLanguage(figure, language)),
      ]),
    );
  return {
    title: perLanguage((language) => textsIn(securityTexts, language)[kind][0]),
    content: perLanguage(
      (language) =>
        `<p>${withFigures(textsIn(securityTexts, language)[kind][1], writtenIn(language))}</p>`,
    ),
  };
}

function isNotified(kind: SecurityEventKind): kind is NotifiedEvent {
  return kind in portuguese;
}
