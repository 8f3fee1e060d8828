import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PICTURES } from '#contract/entities/picture-types.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { PlusIcon } from '#web/ui/icons/PlusIcon.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { Answer } from '#web/ui/messages/Answer.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { ProgressBar } from '#web/ui/waiting/ProgressBar.tsx';
import styles from './SentPictures.module.css';
import type { PictureSending } from './use-picture-sending.ts';

interface SentPicturesProps {
  readonly flow: PictureSending;
  readonly title: string;
  /** What the pictures should show. */
  readonly hint: string;
  /** The form is on its way. */
  readonly isLocked: boolean;
  /** Shows a picture that was sent before the page was opened. */
  readonly renderKept: (id: string) => ReactNode;
}

/** The pictures that go with a request: each is sent when it is chosen, and can be taken out (W6). */
export function SentPictures({ flow, title, hint, isLocked, renderKept }: SentPicturesProps) {
  const { t } = useTranslation(['pictures', 'account', 'errors']);
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const { pictures, waiting, refusal, refused, isBusy, isLost } = flow;
  const [file] = waiting;
  return (
    <section className={styles.pictures} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <p className="hint">
        {hint} {t('rules', { count: MAX_PICTURES })}
      </p>
      {(pictures.length > 0 || file) && (
        <ul role="list" className={styles.list}>
          {pictures.map(({ id, name }) => (
            <li key={id}>
              <Preview address={flow.previews.get(id)} otherwise={renderKept(id)} />
              <bdi>{name}</bdi>
              <IconButton
                label={t('remove', { name })}
                size="s"
                disabled={isLocked}
                onClick={() => flow.remove(id)}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
          {file && (
            <li aria-busy={isBusy}>
              <span className={styles.place} aria-hidden>
                <ReceiptIcon />
              </span>
              <span className={styles.way}>
                <bdi>{file.name}</bdi>
                {isBusy && (
                  <ProgressBar
                    label={t('sending')}
                    value={flow.progress}
                    valueText={t('share', { share: flow.progress })}
                  />
                )}
              </span>
              <IconButton label={t('cancel', { name: file.name })} size="s" onClick={flow.cancel}>
                <CloseIcon />
              </IconButton>
            </li>
          )}
        </ul>
      )}
      <div>
        {refused && refusal && !isLost && <bdi>{refused.name}</bdi>}
        <RefusalMessage refusal={refusal} />
      </div>
      {flow.leftOut > 0 && (
        <Answer to={flow.leftOut}>
          <Notice tone="warning" text={t('leftOut', { count: flow.leftOut, max: MAX_PICTURES })} />
        </Answer>
      )}
      {isLost && (
        <Button size="s" onClick={flow.retry}>
          {t('again')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        multiple
        hidden
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          flow.choose(chosen);
        }}
      />
      <Button
        size="s"
        icon={<PlusIcon />}
        busy={isBusy}
        disabled={isLocked || isLost || pictures.length === MAX_PICTURES}
        onClick={() => input.current?.click()}
      >
        {t('add')}
      </Button>
    </section>
  );
}

function Preview({
  address,
  otherwise,
}: {
  readonly address: string | undefined;
  readonly otherwise: ReactNode;
}) {
  if (address !== undefined) return <img className={styles.place} src={address} alt="" />;
  return otherwise;
}
