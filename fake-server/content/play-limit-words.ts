import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { PlayFrame, PlayLimitKind } from '#contract/entities/play-limit-types.ts';
import { spanText } from '#contract/rules/span-text.ts';
import { amountWords } from './amount-words.ts';
import { type ContentLanguage, perLanguage, type Words } from './words.ts';

type AllWords = Readonly<Record<ContentLanguage, string>>;

const MINUTES_OF_HOUR = 60;

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

/** The frames that move on with time, as durations. */
const spans = {
  last24Hours: [24, 'hour'],
  last7Days: [7, 'day'],
  last30Days: [30, 'day'],
} as const satisfies Partial<Record<PlayFrame, readonly [number, 'hour' | 'day']>>;

const inAny: AllWords = {
  PT: 'em quaisquer {span}',
  EN: 'in any {span}',
  CN: '过去 {span}',
  ID: 'dalam {span} terakhir',
  TH: 'ใน {span} ล่าสุด',
  VI: 'trong {span} qua',
};

const fixed: Readonly<Record<Exclude<PlayFrame, keyof typeof spans>, AllWords>> = {
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

/** A limit in every language, as its page names it: 'Deposits per week'. */
export function limitWords(kind: PlayLimitKind, frame: PlayFrame): Words {
  return perLanguage((language) => `${kinds[kind][language]} ${frameIn(frame, language)}`);
}

/** The amount of a limit: hundredths, or minutes for `time`, in every language. */
export function limitAmountWords(kind: PlayLimitKind, amount: number, currency: Currency): Words {
  return kind === 'time' ? playTimeWords(amount) : amountWords(amount, currency);
}

/** A time of play in every language: '2 hours 30 minutes'. */
function playTimeWords(minutes: number): Words {
  return perLanguage((language) => {
    const { tag } = languages[language];
    const hours = Math.floor(minutes / MINUTES_OF_HOUR);
    const rest = minutes % MINUTES_OF_HOUR;
    return [
      ...(hours > 0 ? [spanText(hours, 'hour', tag)] : []),
      ...(rest > 0 || hours === 0 ? [spanText(rest, 'minute', tag)] : []),
    ].join(' ');
  });
}

function frameIn(frame: PlayFrame, language: ContentLanguage): string {
  if (!isRolling(frame)) return fixed[frame][language];
  const [count, unit] = spans[frame];
  return inAny[language].replace('{span}', spanText(count, unit, languages[language].tag));
}

function isRolling(frame: PlayFrame): frame is keyof typeof spans {
  return frame in spans;
}
