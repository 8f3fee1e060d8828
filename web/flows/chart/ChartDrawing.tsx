import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { proofOf } from '../proved/proof-of-chart.ts';
import { pathOf } from './arrow-path.ts';
import styles from './ChartDrawing.module.css';
import type { Chart, Drawing, DrawnArrow, DrawnState, DrawnText } from './chart.types.ts';

/** Pixels between a state scrolled into view and the edge of the window. */
const MARGIN = 48;

export interface ChartDrawingProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
  /** One is the full size. */
  readonly scale: number;
  /** The path of the selected state. */
  readonly selected: string | null;
  /** Paths of the states that the portal is in. */
  readonly active: ReadonlySet<string>;
  /** Paths of the states that it was in before. */
  readonly visited: ReadonlySet<string>;
  readonly onSelect: (path: string) => void;
  /** Called for a collapsed part, to show its inside. */
  readonly onUnfold: (path: string) => void;
}

/** A machine as the build laid it out. Each state is a button. */
export function ChartDrawing({
  chart,
  drawing,
  scale,
  selected,
  active,
  visited,
  onSelect,
  onUnfold,
}: ChartDrawingProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const arrowhead = useId();
  const drawn = useRef<SVGSVGElement>(null);
  const innermost = [...active].findLast((path) =>
    drawing.states.some((state) => state.path === path),
  );
  useEffect(() => {
    const box = drawn.current?.querySelector(`[data-state="${CSS.escape(innermost ?? '')}"]`);
    if (box) bringIntoView(box);
  }, [innermost]);
  const unproved = proofOf(chart);
  const kindOf = (path: string) => chart.states.find((state) => state.path === path)?.kind;
  return (
    <svg
      ref={drawn}
      className={styles.drawing}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width * scale}
      height={drawing.height * scale}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for it
      role="group"
      aria-label={t('chart.label', { title: chart.title })}
    >
      <defs>
        <marker
          id={arrowhead}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 1 L10 5 L0 9 z" className={styles.head} />
        </marker>
      </defs>
      {drawing.states.map((state) => (
        <StateBox
          key={state.path}
          state={state}
          isFinal={kindOf(state.path) === 'final'}
          isFrame={state.path === drawing.path}
          isSelected={state.path === selected}
          isUnproved={unproved.states.some(({ path }) => path === state.path)}
          mark={(active.has(state.path) && 'active') || (visited.has(state.path) && 'visited')}
          onSelect={() => (state.isFolded ? onUnfold(state.path) : onSelect(state.path))}
        />
      ))}
      {drawing.arrows.map((arrow) => (
        <Arrow
          key={`${arrow.from} ${arrow.to}`}
          arrow={arrow}
          head={arrowhead}
          isSelected={selected !== null && (arrow.from === selected || arrow.to === selected)}
          isUnproved={unproved.transitions.some(
            ({ from, to }) => from === arrow.from && to === arrow.to,
          )}
        />
      ))}
    </svg>
  );
}

interface StateBoxProps {
  readonly state: DrawnState;
  readonly isFinal: boolean;
  /** It holds the whole drawing. */
  readonly isFrame: boolean;
  readonly isSelected: boolean;
  /** No test reaches it. */
  readonly isUnproved: boolean;
  /** Whether the portal is there now, or was. */
  readonly mark: 'active' | 'visited' | false;
  readonly onSelect: () => void;
}

function StateBox({
  state,
  isFinal,
  isFrame,
  isSelected,
  isUnproved,
  mark,
  onSelect,
}: StateBoxProps): React.JSX.Element {
  const { path, isFolded, x, y, width, height, texts } = state;
  const box = (inset: number) => ({
    x: x + inset,
    y: y + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
  });
  const content = (
    <>
      <rect {...box(0.5)} rx={8} className={styles.box} />
      {isFinal && <rect {...box(4)} rx={5} className={styles.ending} />}
      {isFolded && (
        <path d={`M${x + 10} ${y + height - 3} h${width - 20}`} className={styles.fold} />
      )}
      <Texts texts={texts} />
    </>
  );
  if (isFrame)
    return (
      <g className={classNames(styles.state, styles.frame, mark && styles[mark])}>{content}</g>
    );
  return (
    <g
      className={classNames(
        styles.state,
        isUnproved && styles.unproved,
        isSelected && styles.selected,
        mark && styles[mark],
      )}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for it
      role="button"
      tabIndex={0}
      data-state={path}
      aria-pressed={isFolded ? undefined : isSelected}
      aria-expanded={isFolded ? false : undefined}
      onClick={(event) => {
        event.stopPropagation();
        onSelect();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onSelect();
      }}
    >
      {content}
    </g>
  );
}

interface ArrowProps {
  readonly arrow: DrawnArrow;
  /** The id of the arrow's head. */
  readonly head: string;
  readonly isSelected: boolean;
  /** No test takes one of its transitions. */
  readonly isUnproved: boolean;
}

function Arrow({ arrow, head, isSelected, isUnproved }: ArrowProps): React.JSX.Element {
  const { from, points, label, texts } = arrow;
  const [start] = points;
  return (
    <g className={classNames(isUnproved && styles.unproved, isSelected && styles.touched)}>
      <path d={pathOf(points)} className={styles.line} markerEnd={`url(#${head})`} />
      {from === null && start && <circle cx={start.x} cy={start.y} r={6} className={styles.head} />}
      {label && <rect {...label} rx={4} className={styles.label} />}
      <Texts texts={texts} />
    </g>
  );
}

function Texts({ texts }: { readonly texts: readonly DrawnText[] }): React.JSX.Element {
  return (
    <>
      {texts.map(({ text, x, y, width, tells }) => (
        <text
          key={y}
          // A state's label is its title; the details have the rest.
          aria-hidden={tells !== 'title'}
          x={x}
          y={y}
          dominantBaseline="central"
          // A different font of the reader takes no more room than planned.
          textLength={width}
          lengthAdjust="spacingAndGlyphs"
          className={styles[tells]}
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** Scrolls the drawing's window, not the page. */
function bringIntoView(box: Element): void {
  const window = box.closest('section');
  if (window === null) return;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const shown = window.getBoundingClientRect();
  if (left < shown.left || right > shown.right) window.scrollLeft += left - shown.left - MARGIN;
  if (top < shown.top || bottom > shown.bottom) window.scrollTop += top - shown.top - MARGIN;
}
