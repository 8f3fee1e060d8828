import styles from './form.module.css';

interface FlowStepProps {
  /** What the flow is waiting for, in words; empty while it waits for the person. */
  readonly text: string | null;
}

/**
 * What the flow is waiting for, below a form. A live region, so it is rendered before it has text.
 */
export function FlowStep({ text }: FlowStepProps) {
  return <output className={styles.step}>{text}</output>;
}
