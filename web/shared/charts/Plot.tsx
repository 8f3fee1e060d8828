import type { PointerEvent } from 'react';
import type { ChartProps } from './chart-types.ts';
import styles from './charts.module.css';
import { type Scale, scaleOf } from './scale.ts';

interface PlotProps extends Pick<ChartProps, 'points' | 'series' | 'formatShort'> {
  /** The point that the pointer is at, counted from 0. */
  readonly pointed: number | undefined;
  readonly onPoint: (index: number | undefined) => void;
}

/** Few points stay as narrow as this many. */
const FEWEST_STEPS = 6;
/** How much of its step a point's bars take. */
const BARS_SHARE = 0.72;
/** About how many labels fit below a chart on the smallest phone. */
const MAX_LABELS = 4;

/**
 * A chart's drawing. It stretches to its container, in percent, with fixed stroke widths and label
 * sizes: nothing must be measured.
 */
export function Plot({ points, series, formatShort, pointed, onPoint }: PlotProps) {
  const scale = scaleOf(series.flatMap(({ values }) => values));
  const step = 100 / Math.max(points.length, FEWEST_STEPS);
  const start = (100 - step * points.length) / 2;
  const centreOf = (index: number) => start + step * (index + 0.5);
  const every = Math.ceil(points.length / MAX_LABELS);
  const point = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor((((clientX - left) / width) * 100 - start) / step);
    onPoint(Math.max(0, Math.min(points.length - 1, index)));
  };
  return (
    <div className={styles.plot}>
      <div className={styles.valueLabels}>
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ insetBlockStart: `${scale.placeOf(tick)}%` }}>
            {formatShort(tick)}
          </span>
        ))}
      </div>
      <svg
        className={styles.lines}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => onPoint(undefined)}
      >
        {pointed !== undefined && (
          <rect
            className={styles.pointed}
            x={start + step * pointed}
            y={0}
            width={step}
            height={100}
          />
        )}
        {scale.ticks.map((tick) => (
          <path
            key={tick}
            className={tick === 0 ? styles.zero : styles.grid}
            d={`M0 ${scale.placeOf(tick)}H100`}
          />
        ))}
        <Bars series={series} scale={scale} step={step} centreOf={centreOf} />
        <Lines series={series} scale={scale} centreOf={centreOf} />
      </svg>
      <div className={styles.pointLabels}>
        {points.map(
          ({ key, shortLabel }, index) =>
            (points.length - 1 - index) % every === 0 && (
              // The last one keeps within the frame of the chart, however narrow its step is.
              <span
                key={key}
                style={{ insetInlineStart: `min(${centreOf(index)}%, 100% - 0.75rem)` }}
              >
                {shortLabel}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

interface SeriesProps extends Pick<ChartProps, 'series'> {
  readonly scale: Scale;
  /** The position of a point, in percent of the width. */
  readonly centreOf: (index: number) => number;
}

function Bars({ series, scale, step, centreOf }: SeriesProps & { readonly step: number }) {
  const count = series.filter(({ look }) => look === 'bar').length;
  const width = (step * BARS_SHARE) / count;
  let place = 0;
  return series.map(({ label, look, values }, seriesIndex) => {
    if (look !== 'bar') return null;
    const offset = width * (place - count / 2);
    place += 1;
    return (
      <g key={label} className={styles.bars} data-series={seriesIndex}>
        {values.map((value, index) => {
          const from = scale.placeOf(Math.max(0, value));
          const to = scale.placeOf(Math.min(0, value));
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a value has no other name than its place
              key={index}
              data-negative={value < 0}
              x={centreOf(index) + offset}
              y={from}
              width={width * 0.92}
              height={to - from}
            />
          );
        })}
      </g>
    );
  });
}

function Lines({ series, scale, centreOf }: SeriesProps) {
  return series.map(({ label, look, values }, seriesIndex) => {
    if (look !== 'line') return null;
    const places = values.map((value, index) => `${centreOf(index)} ${scale.placeOf(value)}`);
    return (
      <g key={label} className={styles.series} data-series={seriesIndex}>
        <path d={`M${places.join('L')}`} />
        {/* A line of no length, whose round ends are a dot that is not stretched. */}
        <path className={styles.dots} d={places.map((place) => `M${place}h0`).join('')} />
      </g>
    );
  });
}
