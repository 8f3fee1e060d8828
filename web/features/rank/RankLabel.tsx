import type { Label } from '#contract/entities/member.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './rank.module.css';

interface RankLabelProps {
  readonly label: Label;
  readonly isLarge?: boolean;
}

/** A rank in the colours that the site gives it (S16). */
export function RankLabel({ label, isLarge = false }: RankLabelProps) {
  const { labelName, color, color2 } = label;
  return (
    <span
      className={classNames(styles.label, isLarge && styles.large)}
      style={{ color, backgroundColor: color2 }}
    >
      {labelName}
    </span>
  );
}
