import { useTranslation } from 'react-i18next';
import type { Participation, PromotionDetail } from '#contract/entities/promotion.ts';
import type { PromotionState } from '#contract/rules/promotion-phase.ts';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useTimes } from '#web/shared/times/use-times.ts';

interface StateTextProps {
  readonly promotion: PromotionDetail;
  readonly participation: Participation | undefined;
  readonly state: PromotionState;
}

/** What the state of a promotion means for the person, in a sentence (W5). */
export function StateText({ promotion, participation, state }: StateTextProps) {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const times = useTimes();
  const bonus = participation?.bonus ?? promotion.bonus;
  const amount = bonus ? formatRoundMoney(bonus.amount, bonus.currency, language) : '';
  const { kind, rounds } = promotion;
  const ticket = participation?.ticket ?? null;

  switch (state) {
    case 'coming_soon':
      return t('text.comingSoon');
    case 'open':
      if (kind === 'automatic') return t('text.automatic');
      if (kind === 'raffle') return t('text.raffleOpen');
      if (kind === 'application') return t('text.applicationOpen', { amount });
      if (kind === 'mission') return t('text.missionOpen', { count: rounds ?? 0, amount });
      return t('text.claimOpen', { amount });
    case 'not_eligible':
      return t('text.notEligible');
    case 'applying':
      return t('text.applying');
    case 'rejected':
      return t('text.rejected');
    case 'joined':
      return ticket === null ? t('text.missionJoined', { amount }) : t('text.ticket', { ticket });
    case 'in_process':
      return kind === 'application' ? t('text.reviewing') : t('text.inProcess', { amount });
    case 'issued':
      return ticket === null ? t('text.issued', { amount }) : t('text.won', { ticket, amount });
    case 'claimed':
      return t('text.claimed', {
        amount,
        day: participation?.claimedAt ? times.zonedMoment(participation.claimedAt) : '',
      });
    case 'closed':
      break;
  }
  if (ticket !== null) return t('text.notDrawn', { ticket });
  return participation ? t('text.missionClosed') : t('text.closed');
}
