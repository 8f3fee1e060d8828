import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { contractKinds } from '#contract/entities/agent-types.ts';
import { AGENT_TYPES } from '#contract/entities/member-types.ts';
import type { TeamMember } from '#contract/entities/team.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import styles from './team.module.css';
import { useLinkUnder } from './use-link-under.ts';

/** A team member: who they are, how many are below, and links to more. */
export function MemberCard({ member }: { readonly member: TeamMember }) {
  const { t } = useTranslation('team');
  const times = useTimes();
  const linkUnder = useLinkUnder();
  const { member: sender } = useSession();
  const [isMoving, setIsMoving] = useState(false);
  const { memberId, name, type, level, below, joinedAt, upline } = member;
  return (
    <Card className="stack gap-2">
      <div className={styles.cardHead}>
        <h2>{name}</h2>
        <Badge tone={AGENT_TYPES.includes(type) ? 'accent' : 'neutral'}>
          {t(AGENT_TYPES.includes(type) ? 'agent' : 'player')}
        </Badge>
        {below > 0 && (
          <Link to={linkUnder(memberId)} className={styles.below}>
            {t('people', { count: below })}
            <ChevronEndIcon size={18} />
          </Link>
        )}
      </div>
      <p className={styles.muted}>
        {t('number', { number: memberId })}
        {' · '}
        {t('level', { level })}
        {' · '}
        {t('joined', { day: times.day(joinedAt) })}
        {upline && ` · ${t('belowWhom', { name: upline.name })}`}
      </p>
      <div className="cluster">
        {AGENT_TYPES.includes(type) && upline === null && (
          <Link
            to={{
              pathname: '/agent/contracts',
              search: `?offer=${contractKinds[0]}&agent=${memberId}`,
            }}
            className={buttonClass({ size: 's' })}
            aria-label={t('offerTo', { name, number: memberId })}
          >
            {t('offerContract')}
          </Link>
        )}
        <Link
          to={{ pathname: '/agent/userProfit', search: `?under=${memberId}` }}
          className={buttonClass({ size: 's' })}
          aria-label={t('figuresOf', { name, number: memberId })}
        >
          {t('figures')}
        </Link>
        {sender?.toDownline === true && (
          <Link
            to={{ pathname: '/agent/transferDownline', search: `?member=${memberId}` }}
            className={buttonClass({ size: 's' })}
            aria-label={t('transferTo', { name, number: memberId })}
          >
            {t('transfer')}
          </Link>
        )}
        <Button
          size="s"
          aria-label={t('moveWhom', { name, number: memberId })}
          onClick={() => setIsMoving(true)}
        >
          {t('move.open')}
        </Button>
      </div>
      {isMoving && <MoveDialog member={member} onClose={() => setIsMoving(false)} />}
    </Card>
  );
}
