import { useTranslation } from 'react-i18next';
import type { MemberReward } from '#contract/entities/member-reward.ts';
import { useTimes } from '#web/shared/times/use-times.ts';

/** The meaning of a state, with its time if any (W5). */
export function RewardNote({ reward }: { readonly reward: MemberReward }) {
  const { t } = useTranslation('rewards');
  const times = useTimes();
  const { promotion, participation, state } = reward;
  const at = {
    coming_soon: promotion.startsAt,
    open: promotion.endsAt,
    applying: participation?.decidedAt,
    joined: participation?.decidedAt ?? promotion.endsAt,
    in_process: promotion.endsAt,
    issued: null,
    claimed: participation?.claimedAt,
    rejected: participation?.joinedAt,
    closed: promotion.endsAt,
  }[state];
  const moment = at ? times.zonedMoment(at) : '';
  const { ticket = null } = participation ?? {};
  return (
    <p className="hint">
      {ticket !== null && `${t('ticket', { number: ticket })} `}
      {moment === '' ? t(`noMoment.${state}`) : t(`note.${state}`, { moment })}
    </p>
  );
}
