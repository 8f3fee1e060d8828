import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_PROOFS, PROOF_BYTES } from '#contract/entities/withdrawal-types.ts';
import type { Refusal } from '#contract/errors.ts';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { PlusIcon } from '#web/ui/icons/PlusIcon.tsx';
import type { SentPicture } from './complaint-draft.ts';
import styles from './Withdraw.module.css';

interface ProofPicturesProps {
  readonly partId: string;
  readonly pictures: readonly SentPicture[];
  readonly isBusy: boolean;
  readonly onChange: (pictures: readonly SentPicture[]) => void;
}

/** Pictures that prove a complaint: each is sent when it is chosen, and can be taken out (W6). */
export function ProofPictures({ partId, pictures, isBusy, onChange }: ProofPicturesProps) {
  const { t } = useTranslation('withdraw');
  const { api } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const send = async (files: readonly File[]) => {
    setSending(true);
    setRefusal(null);
    let sent = pictures;
    for (const file of files.slice(0, MOST_PROOFS - pictures.length)) {
      // One after the other: a slow line is not made slower.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await sendPicture(file);
      if (outcome.ok) {
        sent = [...sent, { id: outcome.value.id, name: file.name }];
        onChange(sent);
      } else setRefusal(outcome);
    }
    setSending(false);
  };
  const sendPicture = async (file: File) => {
    if (file.size > PROOF_BYTES) return { ok: false, code: 'proof_no_picture' } as const;
    const picture = await base64Of(file).catch(() => null);
    if (picture === null) return { ok: false, code: 'proof_no_picture' } as const;
    return api.withdrawals.sendProof({ params: { id: partId }, body: { picture } });
  };

  return (
    <section className={styles.proofs} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('complaint.proofs')}</h3>
      <p className={styles.muted}>{t('complaint.proofsHint', { most: MOST_PROOFS })}</p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              <IconButton
                label={t('complaint.removeProof', { name })}
                size="s"
                disabled={isBusy}
                onClick={() => onChange(pictures.filter((one) => one.id !== id))}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <RefusalMessage refusal={refusal} />
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void send(files);
        }}
      />
      {pictures.length < MOST_PROOFS && (
        <Button
          size="s"
          icon={<PlusIcon />}
          busy={isSending}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {t('complaint.addProof')}
        </Button>
      )}
    </section>
  );
}

/** The content of a file, in base64. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = reader.result;
      if (typeof address === 'string') resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => {
      reject(reader.error ?? new Error('The file could not be read.'));
    });
    reader.readAsDataURL(file);
  });
}
