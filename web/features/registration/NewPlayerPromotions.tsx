import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { phaseOf } from '#contract/rules/promotion-phase.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { SLIDE_MILLISECONDS } from '#web/shared/motion/slide-time.ts';
import { usePaused } from '#web/shared/motion/use-paused.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { PauseIcon } from '#web/ui/icons/PauseIcon.tsx';
import { PlayIcon } from '#web/ui/icons/PlayIcon.tsx';
import styles from './NewPlayerPromotions.module.css';

/** Promotions for new players, one at a time (A1). It pauses on request, and while being read. */
export default function NewPlayerPromotions() {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const { clock } = useServices();
  const { data = [] } = useQuery(
    queries.promotions.list({ query: { category: 'new_player', language } }),
  );
  const promotions = data.filter((one) => phaseOf(one, clock.now()) === 'open');
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = usePaused();
  const [held, setHeld] = useState(false);
  const count = promotions.length;
  const runs = count > 1 && !paused && !held;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(
      () => setShown((current) => (current + 1) % count),
      SLIDE_MILLISECONDS,
    );
    return () => clearInterval(timer);
  }, [runs, count]);

  const promotion = promotions[shown % Math.max(count, 1)];
  if (!promotion) return null;
  const step = (by: number) => setShown((shown + by + count) % count);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only rests while it is read
    <section
      className="stack"
      aria-roledescription="carousel"
      aria-label={t('promotions')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.stage} aria-live={runs ? 'off' : 'polite'}>
        {promotions.map(({ id, image, title, summary }, index) => (
          <article
            key={id}
            aria-hidden={id !== promotion.id}
            aria-label={t('promotionOf', { number: index + 1, total: count })}
            className={classNames(styles.card, id === promotion.id && styles.shown)}
          >
            <Picture address={image} alt="" width={750} height={420} />
            <div className={styles.words}>
              <h2>
                <Link to={promotionPath(id)} className={styles.link}>
                  {title}
                </Link>
              </h2>
              <p>{summary}</p>
            </div>
          </article>
        ))}
      </div>
      {count > 1 && (
        <div className={classNames('row', styles.controls)}>
          <IconButton size="s" label={t('previousPromotion')} onClick={() => step(-1)}>
            <ChevronStartIcon size={20} />
          </IconButton>
          <span className={styles.dots} aria-hidden>
            {promotions.map(({ id }) => (
              <span key={id} data-shown={id === promotion.id || undefined} />
            ))}
          </span>
          <IconButton size="s" label={t('nextPromotion')} onClick={() => step(1)}>
            <ChevronEndIcon size={20} />
          </IconButton>
          <IconButton
            size="s"
            label={paused ? t('playPromotions') : t('pausePromotions')}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
          </IconButton>
        </div>
      )}
    </section>
  );
}
