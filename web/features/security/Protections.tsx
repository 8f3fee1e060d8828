import { useTranslation } from 'react-i18next';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { Protection, Security } from '#contract/entities/security.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import { ShieldIcon } from '#web/ui/icons/ShieldIcon.tsx';
import { WarningIcon } from '#web/ui/icons/WarningIcon.tsx';
import styles from './security.module.css';

/** An unconfirmed address protects nothing. */
const isProtecting = ({ isOn, isConfirmed }: Protection) => isOn && isConfirmed !== false;

/** The account's protections at a glance, and the recommended next one (W5). */
export function Protections({ security }: { readonly security: Security }) {
  const { t } = useTranslation('security');
  const { protections, advice } = security;
  const on = protections.filter(isProtecting).length;
  return (
    <section className={styles.part} aria-labelledby="protections-title">
      <div className={styles.glance} data-safe={advice === null || undefined}>
        <ShieldIcon size={32} />
        <div>
          <h2 id="protections-title">{t('glance', { on, all: protections.length })}</h2>
          <p className="hint">{advice === null ? t('allOn') : t(`advice.${advice}`)}</p>
        </div>
      </div>
      <ul role="list" className="stack gap-2">
        {protections.map((protection) => (
          <li key={protection.kind} className={styles.row}>
            <ProtectionRow protection={protection} security={security} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ProtectionRowProps {
  readonly protection: Protection;
  readonly security: Security;
}

function ProtectionRow({ protection, security }: ProtectionRowProps) {
  const { t } = useTranslation('security');
  const times = useTimes();
  const { kind, isOn, shown, since, isConfirmed } = protection;
  const isSafe = isProtecting(protection);
  return (
    <>
      <span className={isSafe ? styles.on : styles.off}>
        {isSafe ? <CheckCircleIcon size={20} /> : <WarningIcon size={20} />}
      </span>
      <span className={styles.what}>
        <strong>{t(`protection.${kind}`)}</strong>
        <span className="hint">
          {isOn ? t('on') : t('off')}
          {shown !== null && ` · ${shown}`}
          {isOn && since !== null && ` · ${t('since', { time: times.moment(since) })}`}
        </span>
        {isConfirmed === false && (
          <Badge tone="warning" className={styles.mark}>
            {t('unconfirmed')}
          </Badge>
        )}
      </span>
      <ProtectionAction protection={protection} security={security} />
    </>
  );
}

function ProtectionAction({ protection, security }: ProtectionRowProps) {
  const { t } = useTranslation('security');
  const modals = useModals();
  const { asksPassword } = security.twoStep;
  const { kind, isOn } = protection;
  if (kind === 'email' || kind === 'mobile') {
    return <ContactAction kind={kind} protection={protection} security={security} />;
  }
  if (kind === 'password') {
    if (!asksPassword) return null;
    return (
      <Button
        size="s"
        aria-label={t('changePassword')}
        onClick={() => modals.show({ type: 'changePassword', owed: false })}
      >
        {t('change')}
      </Button>
    );
  }
  if (kind === 'twoStep') {
    const purpose = isOn ? 'turnOff' : 'turnOn';
    return (
      <Button
        size="s"
        aria-label={t(`twoStep.${purpose}Label`)}
        onClick={() => modals.show({ type: 'twoStep', purpose, asksPassword })}
      >
        {t(`twoStep.${purpose}`)}
      </Button>
    );
  }
  if (kind === 'passkey') {
    if (isOn) return null;
    return (
      <Button
        size="s"
        aria-label={t('passkeys.add')}
        onClick={() => modals.show({ type: 'passkeyAdding' })}
      >
        {t('passkeys.addShort')}
      </Button>
    );
  }
  return (
    <Button
      size="s"
      aria-label={isOn ? t('changeMoneyPassword') : t('setMoneyPassword')}
      onClick={() => modals.show({ type: 'moneyPassword', kind: 'transaction' })}
    >
      {isOn ? t('change') : t('set')}
    </Button>
  );
}

interface ContactActionProps extends ProtectionRowProps {
  readonly kind: ContactKind;
}

function ContactAction({ kind, protection, security }: ContactActionProps) {
  const { t } = useTranslation('security');
  const modals = useModals();
  if (!security.changeableContacts.includes(kind)) return null;
  const { isOn, isConfirmed } = protection;
  const purpose = isConfirmed === false ? 'confirmLabel' : isOn ? 'change' : 'bind';
  const short = { confirmLabel: 'contact.confirm', change: 'change', bind: 'contact.bindShort' };
  return (
    <Button
      size="s"
      aria-label={t(`contact.${purpose}.${kind}`)}
      onClick={() => modals.show({ type: 'contactChange', kind })}
    >
      {t(short[purpose])}
    </Button>
  );
}
