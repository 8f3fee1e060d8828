import styles from './account-form.module.css';

interface FlowStepProps {
  /** What is being waited for, in words; nothing while the flow waits for the person. */
  readonly text: string | null;
}

/** Says under a form what it waits for now. Spoken as it changes, so it stands before it speaks. */
export function FlowStep({ text }: FlowStepProps) {
  return <output className={styles.step}>{text}</output>;
}
