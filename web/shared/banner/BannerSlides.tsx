import 'swiper/css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import { Swiper, type SwiperRef, SwiperSlide } from 'swiper/react';
import type { Banner } from '#contract/entities/content.ts';
import { SLIDE_MILLISECONDS } from '#web/shared/motion/slide-time.ts';
import { usePaused } from '#web/shared/motion/use-paused.ts';
import { useStill } from '#web/shared/motion/use-still.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { PauseIcon } from '#web/ui/icons/PauseIcon.tsx';
import { PlayIcon } from '#web/ui/icons/PlayIcon.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import styles from './BannerSlides.module.css';

/** Between two side by side, in pixels: `--space-3`, which the slider cannot read. */
const GAP = 12;

interface BannerSlidesProps {
  readonly banners: readonly Banner[];
  /** How many are side by side. */
  readonly atOnce: number;
  readonly dots: boolean;
}

/** Several banners rotate by themselves, unless motion is off or paused (S4). */
export default function BannerSlides({ banners, atOnce, dots }: BannerSlidesProps) {
  const { t } = useTranslation();
  const swiper = useRef<SwiperRef>(null);
  const [shown, setShown] = useState(0);
  const still = useStill();
  const [paused, setPaused] = usePaused();

  useEffect(() => {
    const autoplay = swiper.current?.swiper.autoplay;
    if (paused) autoplay?.stop();
    else autoplay?.start();
  }, [paused]);

  return (
    <section
      className={styles.slides}
      aria-roledescription="carousel"
      aria-label={t('banner.label')}
    >
      <Swiper
        ref={swiper}
        modules={[A11y, Autoplay, Keyboard]}
        loop
        slidesPerView={atOnce}
        spaceBetween={GAP}
        speed={still ? 0 : 500}
        keyboard={{ enabled: true, onlyInViewport: true }}
        autoplay={{
          enabled: false,
          delay: SLIDE_MILLISECONDS,
          pauseOnMouseEnter: true,
          disableOnInteraction: false,
        }}
        a11y={{ enabled: true, slideLabelMessage: '{{index}} / {{slidesLength}}' }}
        className={styles.swiper}
        onRealIndexChange={({ realIndex }) => setShown(realIndex)}
        onFocusCapture={() => swiper.current?.swiper.autoplay?.pause()}
        onBlurCapture={() => !paused && swiper.current?.swiper.autoplay?.resume()}
      >
        {banners.map((banner, index) => (
          <SwiperSlide key={banner.bannerId}>
            <BannerSlide banner={banner} eager={index < atOnce || !still} />
          </SwiperSlide>
        ))}
      </Swiper>
      <div className={styles.controls}>
        {dots && (
          <div className={styles.dots}>
            {banners.map((banner, index) => (
              <button
                key={banner.bannerId}
                type="button"
                className={styles.dot}
                aria-label={t('banner.goTo', { number: index + 1 })}
                aria-current={index === shown}
                onClick={() => swiper.current?.swiper.slideToLoop(index)}
              />
            ))}
          </div>
        )}
        <IconButton
          size="s"
          label={t(paused ? 'banner.play' : 'banner.pause')}
          className={styles.pause}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
        </IconButton>
      </div>
    </section>
  );
}
