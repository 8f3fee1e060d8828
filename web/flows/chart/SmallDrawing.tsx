import { pathOf } from './arrow-path.ts';
import type { Chart } from './chart.types.ts';
import styles from './SmallDrawing.module.css';

/** A flow's shape without text: to recognise it among others. */
export function SmallDrawing({ chart }: { readonly chart: Chart }): React.JSX.Element | null {
  const [drawing] = chart.drawings;
  if (drawing === undefined) return null;
  const { width, height, states, arrows } = drawing;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden="true">
      {states.map((state) => (
        <rect
          key={state.path}
          className={styles.state}
          x={state.x}
          y={state.y}
          width={state.width}
          height={state.height}
          rx={12}
        />
      ))}
      {arrows.map((arrow) => (
        <path key={`${arrow.from} ${arrow.to}`} className={styles.arrow} d={pathOf(arrow.points)} />
      ))}
    </svg>
  );
}
