import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMMENT_LENGTH } from '#contract/entities/picture-types.ts';
import { lengthOf } from '#contract/rules/text-length.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { SentPictures } from '#web/shared/sent-pictures/SentPictures.tsx';
import { usePictureSending } from '#web/shared/sent-pictures/use-picture-sending.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { ApplicationPicture } from './ApplicationPicture.tsx';
import { type ApplicationDraft, applicationDraft, applicationOf } from './application-draft.ts';
import type { ApplicationFlow } from './use-activity-application.ts';

/** The comment, the pictures, and the send button (W6). */
export function ApplicationForm({ flow }: { readonly flow: ApplicationFlow }) {
  const { t } = useTranslation('application');
  const { api } = useServices();
  const { promotionId } = flow.context;
  const memberId = useSession().member?.id ?? '';
  const [draft, setDraft] = useState<ApplicationDraft>(() => applicationOf(memberId, promotionId));
  const change = (changed: Partial<ApplicationDraft>) =>
    setDraft((known) => {
      const next = { ...known, ...changed };
      applicationDraft.keep(next);
      return next;
    });
  const pictures = usePictureSending({
    send: (picture, options) =>
      api.applications.sendPicture({ params: { id: promotionId }, body: { picture } }, options),
    kept: draft.pictures,
    onChange: (sent) => change({ pictures: sent }),
  });
  const left = COMMENT_LENGTH - lengthOf(draft.comment);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (flow.isBusy || pictures.isBusy || left < 0) return;
    const words = { comment: draft.comment.trim(), pictures: draft.pictures.map(({ id }) => id) };
    flow.send({ type: 'application.submitted', words });
  };

  return (
    <form className="stack gap-4" aria-label={t('title')} onSubmit={submit} noValidate>
      <p>{t('text')}</p>
      <RefusalMessage refusal={flow.refusal} />
      <Field
        label={t('comment')}
        optionalMark={t('optional')}
        hint={left > 0 ? t('left', { count: left }) : t('noneLeft')}
        error={left < 0 ? t('tooLong', { count: -left }) : undefined}
      >
        <TextArea
          name="comment"
          rows={3}
          value={draft.comment}
          readOnly={flow.isBusy}
          onChange={({ target }) => change({ comment: target.value })}
        />
      </Field>
      <SentPictures
        flow={pictures}
        title={t('pictures')}
        hint={t('picturesHint')}
        isLocked={flow.isBusy}
        renderKept={(id) => <ApplicationPicture id={id} />}
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
        block
        busy={flow.isBusy}
        disabled={pictures.isBusy}
      >
        {t('send')}
      </Button>
    </form>
  );
}
