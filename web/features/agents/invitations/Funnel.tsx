import { useTranslation } from 'react-i18next';
import type { Invitation } from '#contract/entities/invitation.ts';
import { languages } from '#contract/entities/language.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './invitations.module.css';

const steps = ['visits', 'registered', 'active'] as const;

type Counts = Pick<Invitation, (typeof steps)[number]>;

/** Visits, registrations and active people; each bar relative to the first. */
export function Funnel({ invitation }: { readonly invitation: Counts }) {
  const { t } = useTranslation('invitations');
  const { tag } = languages[useLanguage()];
  const max = Math.max(1, ...steps.map((step) => invitation[step]));
  return (
    <dl className={classNames('stack gap-2', styles.funnel)}>
      {steps.map((step) => (
        <div key={step}>
          <dt>{t(`steps.${step}`)}</dt>
          <dd>
            {invitation[step].toLocaleString(tag)}
            <span
              aria-hidden
              className={styles.bar}
              style={{ inlineSize: `${(invitation[step] / max) * 100}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
