import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import {
  type FixedFrame,
  isRolling,
  type PlayFrame,
  type PlayLimitKind,
  rollingFrames,
} from '#contract/entities/play-limit-types.ts';
import { minutesText, spanText } from '#contract/rules/span-text.ts';
import { amountWords } from './amount-words.ts';
import { type ContentLanguage, inLanguage, perLanguage, type Words } from './words.ts';

type AllWords = Readonly<Record<ContentLanguage, string>>;

const kinds: Readonly<Record<PlayLimitKind, AllWords>> = {
  deposit: {
    PT: 'Depósitos',
    EN: 'Deposits',
    CN: '存款',
    ID: 'Deposit',
    TH: 'เงินฝาก',
    VI: 'Tiền nạp',
  },
  netDeposit: {
    PT: 'Depósitos menos saques',
    EN: 'Deposits minus withdrawals',
    CN: '存款减提款',
    ID: 'Deposit dikurangi penarikan',
    TH: 'เงินฝากหักเงินถอน',
    VI: 'Tiền nạp trừ tiền rút',
  },
  loss: { PT: 'Perdas', EN: 'Losses', CN: '输钱', ID: 'Kerugian', TH: 'เงินที่เสีย', VI: 'Tiền thua' },
  stake: { PT: 'Apostas', EN: 'Bets', CN: '投注', ID: 'Taruhan', TH: 'เงินเดิมพัน', VI: 'Tiền cược' },
  time: {
    PT: 'Tempo de jogo',
    EN: 'Playing time',
    CN: '游戏时间',
    ID: 'Waktu bermain',
    TH: 'เวลาเล่น',
    VI: 'Thời gian chơi',
  },
};

const inAny: AllWords = {
  PT: 'em quaisquer {span}',
  EN: 'in any {span}',
  CN: '过去 {span}',
  ID: 'dalam {span} terakhir',
  TH: 'ใน {span} ล่าสุด',
  VI: 'trong {span} qua',
};

const fixed: Readonly<Record<FixedFrame, AllWords>> = {
  day: { PT: 'por dia', EN: 'per day', CN: '每天', ID: 'per hari', TH: 'ต่อวัน', VI: 'mỗi ngày' },
  week: {
    PT: 'por semana',
    EN: 'per week',
    CN: '每周',
    ID: 'per minggu',
    TH: 'ต่อสัปดาห์',
    VI: 'mỗi tuần',
  },
  month: {
    PT: 'por mês',
    EN: 'per month',
    CN: '每月',
    ID: 'per bulan',
    TH: 'ต่อเดือน',
    VI: 'mỗi tháng',
  },
};

const names: AllWords = {
  PT: '{kind} {frame}',
  EN: '{kind} {frame}',
  CN: '{kind}（{frame}）',
  ID: '{kind} {frame}',
  TH: '{kind} {frame}',
  VI: '{kind} {frame}',
};

/** A limit in every language, as its page names it: 'Deposits per week'. */
export function limitWords(kind: PlayLimitKind, frame: PlayFrame): Words {
  return perLanguage((language) =>
    names[language]
      .replace('{kind}', kinds[kind][language])
      .replace('{frame}', frameIn(frame, language)),
  );
}

/** The amount of a limit: hundredths, or minutes for `time`, in every language. */
export function limitAmountWords(kind: PlayLimitKind, amount: number, currency: Currency): Words {
  return kind === 'time'
    ? perLanguage((language) => minutesText(amount, languages[language].tag))
    : amountWords(amount, currency);
}

/** Limits with their amounts in every language: 'Deposits per week: R$50.00; Losses per day: R$20.00'. */
export function limitListWords(
  limits: readonly {
    readonly kind: PlayLimitKind;
    readonly frame: PlayFrame;
    readonly amount: number;
  }[],
  currency: Currency,
): Words {
  const each = limits.map(({ kind, frame, amount }) => ({
    name: limitWords(kind, frame),
    amount: limitAmountWords(kind, amount, currency),
  }));
  return perLanguage((language) =>
    each
      .map(({ name, amount }) => `${inLanguage(name, language)}: ${inLanguage(amount, language)}`)
      .join('; '),
  );
}

function frameIn(frame: PlayFrame, language: ContentLanguage): string {
  if (!isRolling(frame)) return fixed[frame][language];
  const [count, unit] = rollingFrames[frame];
  return inAny[language].replace('{span}', spanText(count, unit, languages[language].tag));
}
