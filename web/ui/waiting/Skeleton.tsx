import type { CSSProperties } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `text` one line of type, `box` (default) any block, `circle` an avatar. */
  shape?: 'text' | 'box' | 'circle' | undefined;
  /** CSS lengths; `box` fills its container unless said otherwise. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  /** Width to height, such as `'3 / 4'`, for what keeps its shape at any size. */
  ratio?: string | undefined;
  className?: string | undefined;
}

/** The place of something that is on its way. Silent: the region around it carries `aria-busy`. */
export function Skeleton({
  shape = 'box',
  width,
  height,
  ratio,
  className,
}: SkeletonProps): React.JSX.Element {
  const style: CSSProperties = { inlineSize: width, blockSize: height, aspectRatio: ratio };
  return (
    <span
      aria-hidden
      className={classNames(styles.skeleton, styles[shape], className)}
      style={style}
    />
  );
}
