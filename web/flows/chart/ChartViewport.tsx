import {
  type PointerEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './ChartViewport.module.css';

const LEAST_SCALE = 0.25;
/** Smaller is unreadable: the window scrolls instead. */
const LEAST_READABLE_SCALE = 0.7;
const MOST_SCALE = 3;
const STEP = 1.25;

interface ChartViewportProps {
  /** Of the drawing at full size. */
  readonly width: number;
  /** Further tools beside the zoom. */
  readonly tools: ReactNode;
  readonly children: (scale: number) => ReactNode;
}

/**
 * A scrollable viewport of a drawing: by wheel, touch, keyboard and dragging, with zoom. Initially
 * the drawing fits the width if it is readable then.
 */
export function ChartViewport({ width, tools, children }: ChartViewportProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const window = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [fitting, setFitting] = useState(1);
  const scale = chosen ?? fitting;
  const zoom = useCallback(
    (factor: number) =>
      setChosen((before) =>
        Math.min(MOST_SCALE, Math.max(LEAST_SCALE, (before ?? fitting) * factor)),
      ),
    [fitting],
  );

  useLayoutEffect(() => {
    const element = window.current;
    if (element === null) return undefined;
    const fit = () =>
      setFitting(Math.min(1, Math.max(LEAST_READABLE_SCALE, (element.clientWidth - 16) / width)));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    // React's wheel listener is passive: the browser would zoom the whole page.
    const zoomByWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? STEP : 1 / STEP);
    };
    element.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', zoomByWheel);
    };
  }, [width, zoom]);

  return (
    <div className="stack">
      <div className={classNames('row', styles.tools)}>
        <Button
          size="s"
          variant="secondary"
          aria-label={t('chart.smaller')}
          onClick={() => zoom(1 / STEP)}
        >
          −
        </Button>
        <output className={styles.scale} aria-label={t('chart.scale')}>
          {Math.round(scale * 100)} %
        </output>
        <Button
          size="s"
          variant="secondary"
          aria-label={t('chart.larger')}
          onClick={() => zoom(STEP)}
        >
          +
        </Button>
        <Button size="s" variant="secondary" onClick={() => setChosen(null)}>
          {t('chart.fit')}
        </Button>
        {tools}
      </div>
      <section
        ref={window}
        className={styles.window}
        aria-label={t('chart.region')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        onPointerDown={startDrag}
      >
        {children(scale)}
      </section>
    </div>
  );
}

/** Drags the content with the mouse; touch scrolls natively. */
function startDrag({
  currentTarget,
  pointerType,
  button,
  clientX,
  clientY,
}: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse' || button !== 0) return;
  const { scrollLeft, scrollTop } = currentTarget;
  const drag = (event: globalThis.PointerEvent) => {
    currentTarget.scrollTo(
      scrollLeft - event.clientX + clientX,
      scrollTop - event.clientY + clientY,
    );
  };
  const end = new AbortController();
  currentTarget.ownerDocument.addEventListener('pointermove', drag, { signal: end.signal });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    currentTarget.ownerDocument.addEventListener(type, () => end.abort(), { signal: end.signal });
  }
}
