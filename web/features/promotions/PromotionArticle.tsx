import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PromotionDetail } from '#contract/entities/promotion.ts';
import { firstActionOf } from '#contract/rules/promotion-phase.ts';
import { staleBy } from '#web/api/queries.ts';
import { formatClock } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { StateBadge } from '#web/shared/promotions/StateBadge.tsx';
import { SanitisedHtml } from '#web/shared/sanitised-html/SanitisedHtml.tsx';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import { Countdown } from '#web/ui/content/Countdown.tsx';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { Conditions } from './Conditions.tsx';
import { OtherPromotions } from './OtherPromotions.tsx';
import { Period } from './Period.tsx';
import { PromotionPicture } from './PromotionPicture.tsx';
import styles from './promotions.module.css';
import { RaffleSection } from './RaffleSection.tsx';
import { StateText } from './StateText.tsx';
import { TakePart } from './TakePart.tsx';
import { participationIn, stateForRank, useParticipations } from './use-participations.ts';

/** One promotion in full: summary, the person's state, content and terms. */
export function PromotionArticle({ promotion }: { readonly promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const { isSignedIn, member } = useSession();
  const modals = useModals();
  const participation = participationIn(useParticipations(), promotion.id);
  const { endsAt, kind, raffle, startsAt } = promotion;
  const decidedAt = participation?.decidedAt ?? null;
  const now = useServerMoments([startsAt, endsAt, decidedAt], staleBy('promotions'), {
    counts: true,
  });
  const state = stateForRank(promotion, participation, now, member?.clubLabel.rankLevel);
  // With an application, only the bonus has a button here.
  const firstAction = kind === 'application' ? 'claim' : firstActionOf(kind);

  const next = nextMoment();
  /** The next moment for the person, and what happens then. */
  function nextMoment() {
    if (state === 'coming_soon') return { label: t('until.start'), at: startsAt };
    if (kind === 'application' && decidedAt) return { label: t('until.decision'), at: decidedAt };
    if (state !== 'open' && state !== 'joined' && state !== 'in_process') return null;
    if (raffle) return { label: t('until.draw'), at: raffle.drawsAt };
    return endsAt && { label: t('until.end'), at: endsAt };
  }

  return (
    <article className={styles.article}>
      <Link to="/promotions" className={styles.back}>
        <ChevronStartIcon size={18} />
        {t('showAll')}
      </Link>
      <PromotionPicture promotion={promotion} eager className={styles.hero} />
      <div className={styles.side}>
        <div className={styles.head}>
          <p className={classNames('row', styles.marks)}>
            <Badge>{t(`category.${promotion.category}`)}</Badge>
            <StateBadge state={state} />
          </p>
          <h1>{promotion.title}</h1>
          <p className={classNames('muted', styles.summary)}>{promotion.summary}</p>
          <Period promotion={promotion} now={now} />
        </div>
        <Card className={styles.panel}>
          {next && (
            <p className={classNames('stack gap-1 hint', styles.countdown)}>
              <span>{next.label}</span>
              <Countdown
                label={next.label}
                text={formatClock((Date.parse(next.at) - now) / 1000, language)}
              />
            </p>
          )}
          {firstAction ? (
            <TakePart
              promotion={promotion}
              participation={participation}
              firstAction={firstAction}
              state={state}
            />
          ) : (
            <div className={classNames('stack gap-4', styles.part)}>
              <p>
                <StateText promotion={promotion} participation={participation} state={state} />
              </p>
              {state === 'open' && !isSignedIn && promotion.category === 'new_player' && (
                <Button
                  block
                  size="l"
                  variant="primary"
                  onClick={() => modals.open('registration')}
                >
                  {t('register')}
                </Button>
              )}
            </div>
          )}
        </Card>
      </div>
      <div className={classNames('stack gap-6', styles.content)}>
        {raffle && <RaffleSection raffle={raffle} ticket={participation?.ticket ?? null} />}
        <div className={styles.offer}>
          <SanitisedHtml html={promotion.content} headingLevel={2} />
        </div>
        {promotion.conditions && (
          <Conditions promotion={promotion} conditions={promotion.conditions} />
        )}
        <section
          className={classNames('stack gap-2 hint', styles.terms)}
          aria-labelledby="promotion-terms"
        >
          <h2 id="promotion-terms">{t('terms')}</h2>
          <SanitisedHtml html={promotion.terms} headingLevel={3} />
          <p>
            <Link to="/terms">{t('generalTerms')}</Link>
          </p>
        </section>
      </div>
      <OtherPromotions than={promotion.id} now={now} />
    </article>
  );
}
