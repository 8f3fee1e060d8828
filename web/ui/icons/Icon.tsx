import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Icon.module.css';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'd'> {
  /** Said by screen readers. Without it the icon is an ornament and stays silent. */
  label?: string | undefined;
  /** Edge length: a number in px or any CSS length. Default 24 px. */
  size?: number | string | undefined;
}

interface ShapeProps extends IconProps {
  /** The path on a 24 × 24 grid, drawn as a stroke. */
  d?: string;
  /** A path that is filled instead of stroked. */
  filled?: string;
  /** Points along the line of reading, so it is flipped in right-to-left text. */
  directional?: boolean;
}

/** The frame that every icon of `icons/` is drawn in: 24 px grid, one stroke, the colour of the text. */
export function Icon({
  label,
  size = 24,
  d,
  filled,
  directional,
  className,
  ...rest
}: ShapeProps): React.JSX.Element {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={classNames(styles.icon, directional && styles.directional, className)}
      {...rest}
    >
      {filled !== undefined && <path d={filled} fill="currentColor" stroke="none" />}
      {d !== undefined && <path d={d} />}
    </svg>
  );
}
