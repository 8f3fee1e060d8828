import { useTranslation } from 'react-i18next';
import type { PlaySession } from '#contract/entities/game.ts';
import { languages } from '#contract/entities/language.ts';
import { minutesText } from '#contract/rules/span-text.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { limitsLeftOf } from './session-figures.ts';

interface LimitsLeftProps {
  readonly session: PlaySession;
  /** By the server's clock, in milliseconds. */
  readonly now: number;
}

/** What a player's own limits leave, among the figures of a session (W10). */
export function LimitsLeft({ session, now }: LimitsLeftProps) {
  const { t } = useTranslation('playLimits');
  const language = useLanguage();
  const { money, minutes } = limitsLeftOf(session, now);
  return (
    <>
      {money !== null && (
        <div>
          <dt>{t('check.moneyLeft')}</dt>
          <dd>{formatMoney(money, session.staked.currency, language)}</dd>
        </div>
      )}
      {minutes !== null && (
        <div>
          <dt>{t('check.timeLeft')}</dt>
          <dd>{minutesText(minutes, languages[language].tag)}</dd>
        </div>
      )}
    </>
  );
}
