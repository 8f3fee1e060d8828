import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import type { PayoutPart, Withdrawal } from '#contract/entities/withdrawal.ts';
import { valueOf } from '#web/api/refused-read.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { plainText } from '#web/platform/plain-text.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { type CaseSection, writeCaseFile } from './case-file.ts';
import { messagesAbout } from './case-messages.ts';
import { shownStateOf } from './WithdrawalStateBadge.tsx';
import { nameOf } from './WithdrawalWaits.tsx';

/**
 * Collects everything about a withdrawal for a dispute (W3a): waits, figures, each payment with the
 * bank's number, complaints with texts and pictures, steps, messages and account record lines.
 * Times are exact, in the site's zone.
 */
export function useCaseFile(withdrawal: Withdrawal): () => Promise<string> {
  const { t } = useTranslation(['withdraw', 'transactions']);
  const { api } = useServices();
  const { member } = useSession();
  const siteName = useQuery(sitePermission()).data?.siteName ?? '';
  const money = useMoney(withdrawal.currency);
  const language = useLanguage();
  const { tag, direction } = languages[language];
  const times = useTimes();
  const title = t('caseFile.title', { number: withdrawal.id });

  const about: CaseSection = {
    title: t('receipt.title'),
    lines: [
      [t('receipt.operator'), siteName],
      [t('receipt.player'), member?.account ?? ''],
      [t('fact.number'), withdrawal.id],
      [t('receipt.state'), t(`state.${shownStateOf(withdrawal)}`)],
      [t('receipt.requestedAt'), times.exactMoment(withdrawal.createdAt)],
      [t('fact.paidTo'), withdrawal.account],
      ...(withdrawal.reason === null
        ? []
        : [[t('fact.reason'), t(`reason.${withdrawal.reason}`)] as const]),
      [t('fact.requested'), money(withdrawal.amount)],
      [t('fact.fee'), money(withdrawal.fee)],
      [t('fact.paidOut'), money(withdrawal.paidOut)],
      [t('fact.received'), money(withdrawal.received)],
      [t('fact.unconfirmed'), money(withdrawal.unconfirmed)],
      [t('fact.disputed'), money(withdrawal.disputed)],
      [t('fact.remaining'), money(withdrawal.remaining)],
      [t('fact.refunded'), money(withdrawal.refunded)],
    ],
  };
  const waits: CaseSection = {
    title: t('waits.title'),
    lines: withdrawal.waits.map((wait) => {
      const { promisedAt, autoConfirmsAt } = wait;
      return [
        t(`waits.${nameOf(wait)}`, { amount: money(wait.amount) }),
        joined(
          t(`waits.next.${wait.by}`),
          promisedAt && t('timeline.promised', { moment: times.exactMoment(promisedAt) }),
          autoConfirmsAt &&
            t('timeline.countsAsReceived', { moment: times.exactMoment(autoConfirmsAt) }),
        ),
      ];
    }),
  };
  const partSection = async (part: PayoutPart): Promise<CaseSection> => {
    const { number, amount, disbursedAt, reference, state, complaint } = part;
    const pictures = await Promise.all(
      (complaint?.proofs ?? []).map(async (id, index) => ({
        ...(await valueOf(api.withdrawals.proof({ params: { id } }))),
        name: t('followUp.picture', { number: index + 1 }),
      })),
    );
    return {
      title: t('parts.one', { number, amount: money(amount) }),
      lines: [
        [t('fact.paidAt'), times.exactMoment(disbursedAt)],
        [t('fact.reference'), reference],
        [t('receipt.state'), t(`receipt.partState.${state}`)],
        ...(complaint === null
          ? []
          : ([
              [t('followUp.sentAt'), times.exactMoment(complaint.sentAt)],
              [t('complaint.amountReceived'), money(complaint.amountReceived)],
              [t('followUp.missing'), money(amount - complaint.amountReceived)],
              [t('complaint.comment'), complaint.comment],
            ] as const)),
      ],
      pictures,
    };
  };
  const steps: CaseSection = {
    title: t('timeline.title'),
    lines: withdrawal.events.map((event) => {
      const name = t(`step.${event.to}`);
      const { part, reason, evidence, promisedAt, autoConfirmsAt } = event;
      return [
        times.exactMoment(event.at),
        joined(
          part === null ? name : t('timeline.ofPart', { number: part, step: name }),
          t(`mover.${event.by}`),
          reason && t(`reason.${reason}`),
          evidence.amount !== null && money(evidence.amount),
          evidence.reference,
          promisedAt && t('timeline.promised', { moment: times.exactMoment(promisedAt) }),
          autoConfirmsAt &&
            t('timeline.countsAsReceived', { moment: times.exactMoment(autoConfirmsAt) }),
        ),
      ];
    }),
  };
  const lines: CaseSection = {
    title: t('lines.title'),
    lines: withdrawal.lines.map(({ transactionId, kind, amount, at }) => [
      times.exactMoment(at),
      joined(
        t(`transactions:kinds.${kind}`),
        `${t('transactions:number')}: ${transactionId}`,
        money(amount),
      ),
    ]),
  };
  const messages = async (): Promise<CaseSection> => ({
    title: t('caseFile.messages'),
    lines: (await messagesAbout(api, withdrawal, language)).map((message) => [
      times.exactMoment(message.sentAt),
      joined(message.title, plainText(message.content)),
    ]),
  });
  return async () => {
    const [notices, ...parts] = await Promise.all([
      messages(),
      ...withdrawal.parts.map(partSection),
    ]);
    return writeCaseFile({
      title,
      language: { tag, direction },
      sections: [about, waits, ...parts, steps, notices, lines],
    });
  };
}

/** Non-empty texts, one per line. */
function joined(...texts: readonly (string | false | null)[]): string {
  return texts.filter((text) => typeof text === 'string' && text !== '').join('\n');
}
