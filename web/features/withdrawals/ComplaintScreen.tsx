import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMMENT_LENGTH } from '#contract/entities/picture-types.ts';
import { lengthOf } from '#contract/rules/text-length.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { amountTexts } from '#web/shared/money/amount-texts.ts';
import { currencySign } from '#web/shared/money/currency-sign.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { SentPictures } from '#web/shared/sent-pictures/SentPictures.tsx';
import { ShownPicture } from '#web/shared/sent-pictures/ShownPicture.tsx';
import { usePictureSending } from '#web/shared/sent-pictures/use-picture-sending.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { type ComplaintDraft, complaintDraft } from './complaint-draft.ts';
import type { PartScreenProps } from './ReceiptQuestion.tsx';
import styles from './Withdraw.module.css';

/**
 * The missing amount, with a comment and pictures as evidence; no deadline runs once it is sent.
 */
export function ComplaintScreen({ flow, part, withdrawal, onClose }: PartScreenProps) {
  const { t } = useTranslation('withdraw');
  const { api } = useServices();
  const money = useMoney(withdrawal.currency);
  const { read, sign, isSignBehind } = amountTexts(useLanguage(), withdrawal.currency);
  const [draft, setDraft] = useState<ComplaintDraft>(() => {
    const kept = complaintDraft.read();
    if (kept?.partId === part.id) return kept;
    return {
      withdrawalId: withdrawal.id,
      partId: part.id,
      amountReceived: '',
      comment: '',
      pictures: [],
    };
  });
  const [isTried, setTried] = useState(false);
  const { isBusy, send } = flow;
  const change = (changed: Partial<ComplaintDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    complaintDraft.keep(next);
  };

  const pictures = usePictureSending({
    send: (picture, options) =>
      api.withdrawals.sendProof({ params: { id: part.id }, body: { picture } }, options),
    kept: draft.pictures,
    onChange: (sent) => change({ pictures: sent }),
  });

  // Empty or zero means that nothing arrived.
  const isNothing = /^[\s0.,]*$/u.test(draft.amountReceived);
  const reading = read(draft.amountReceived);
  const amountReceived = isNothing ? 0 : reading.ok ? reading.amount : null;
  const isWhole = amountReceived !== null && amountReceived >= part.amount;
  const isForeign = !reading.ok && reading.problem === 'otherCurrency';
  const problem =
    amountReceived === null ? 'notANumber' : isWhole ? 'amountReceivedWhole' : undefined;
  const words =
    problem !== undefined && isForeign
      ? t('amount:problem.otherCurrency', { currency: sign })
      : problem && t(`complaint.${problem}`, { amount: money(part.amount) });
  const left = COMMENT_LENGTH - lengthOf(draft.comment);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || pictures.isBusy || amountReceived === null || isWhole || left < 0) return;
    const proofs = draft.pictures.map(({ id }) => id);
    const complaint = { amountReceived, comment: draft.comment.trim(), proofs };
    send({ type: 'complaint.submitted', complaint });
  };

  return (
    <Dialog
      open
      width={600}
      coverCloses={false}
      title={t('complaint.title', { amount: money(part.amount) })}
      closeLabel={t('confirm.later')}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => send({ type: 'complaint.abandoned' })}>
            {t('complaint.back')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="complaint"
            busy={isBusy}
            disabled={pictures.isBusy}
          >
            {t('complaint.send')}
          </Button>
        </>
      }
    >
      <form id="complaint" className={styles.stack} onSubmit={submit} noValidate>
        <p>{t('complaint.text')}</p>
        <p className="hint">{t('confirm.forced')}</p>
        <RefusalMessage refusal={flow.refusal} />
        <p className="hint">
          {t('fact.reference')}: <bdi className={styles.reference}>{part.reference}</bdi>
        </p>
        <Field
          label={t('complaint.amountReceived')}
          hint={t('complaint.amountReceivedHint')}
          error={isTried ? words : undefined}
        >
          <TextInput
            name="amountReceived"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            {...currencySign({ sign, isSignBehind })}
            placeholder="0"
            value={draft.amountReceived}
            readOnly={isBusy}
            onChange={({ target }) => change({ amountReceived: target.value })}
          />
        </Field>
        <Field
          label={t('complaint.comment')}
          optionalMark={t('complaint.optional')}
          hint={left > 0 ? t('complaint.left', { count: left }) : t('complaint.noneLeft')}
          error={left < 0 ? t('complaint.tooLong', { count: -left }) : undefined}
        >
          <TextArea
            name="comment"
            rows={3}
            value={draft.comment}
            readOnly={isBusy}
            onChange={({ target }) => change({ comment: target.value })}
          />
        </Field>
        <SentPictures
          flow={pictures}
          title={t('complaint.proofs')}
          hint={t('complaint.proofsHint')}
          isLocked={isBusy}
          renderKept={(id) => (
            <ShownPicture picture={queries.withdrawals.proof({ params: { id } })} />
          )}
        />
      </form>
    </Dialog>
  );
}
