import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { queries } from '#web/api/queries.ts';
import { refusalOf } from '#web/api/refused-read.ts';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { CopyValue } from '#web/shared/copying/CopyValue.tsx';
import { ContactLink } from '#web/shared/customer-service/ContactLink.tsx';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { CaseFileButton } from './CaseFileButton.tsx';
import { PartList } from './PartList.tsx';
import { RecordLines } from './RecordLines.tsx';
import styles from './Withdraw.module.css';
import { WithdrawalFigures } from './WithdrawalFigures.tsx';
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx';
import { WithdrawalStateBadge } from './WithdrawalStateBadge.tsx';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';
import { WithdrawalWaits } from './WithdrawalWaits.tsx';
import { WITHDRAW_PATH } from './withdraw-address.ts';

/** One withdrawal in full: what it waits for, figures, parts, history and receipt (W3, W3a). */
export function WithdrawalDetail({ id }: { readonly id: string }) {
  const { t } = useTranslation('withdraw');
  usePageTitle(t('title'));
  const read = useQuery(queries.withdrawals.one({ params: { id } }));
  const isGone = refusalOf(read.error)?.code === 'not_found';
  return (
    <AreaColumns>
      <div>
        <Link to={WITHDRAW_PATH} className={buttonClass({ size: 's' })}>
          <ChevronStartIcon size={20} /> {t('detail.back')}
        </Link>
      </div>
      <Loaded
        read={read}
        waiting={
          <div className={styles.stack} aria-busy>
            <Skeleton shape="text" width="60%" />
            <Skeleton height="16rem" />
          </div>
        }
        renderFailed={(retry) =>
          isGone ? (
            <EmptyState
              level={1}
              icon={<ReceiptIcon />}
              title={t('detail.gone')}
              text={t('detail.goneText')}
            />
          ) : (
            <ReadFailed level={1} title={t('detail.failed')} onRetry={retry} />
          )
        }
      >
        {(withdrawal) => <InFull withdrawal={withdrawal} />}
      </Loaded>
    </AreaColumns>
  );
}

function InFull({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const money = useMoney(withdrawal.currency);
  const { amount, account, reason, id } = withdrawal;
  const facts: readonly (readonly [string, string] | false)[] = [
    [t('fact.paidTo'), account],
    reason !== null && [t('fact.reason'), t(`reason.${reason}`)],
  ];
  return (
    <div className={styles.stack}>
      <div className={classNames('stack gap-5', styles.sheet)}>
        <header className={styles.rowHead}>
          <h1>{t('detail.title', { amount: money(amount) })}</h1>
          <WithdrawalStateBadge withdrawal={withdrawal} />
        </header>
        <WithdrawalWaits withdrawal={withdrawal} />
        <WithdrawalFigures withdrawal={withdrawal} />
        <Facts>
          {facts.map(
            (fact) =>
              fact && (
                <div key={fact[0]}>
                  <dt>{fact[0]}</dt>
                  <dd>
                    <bdi>{fact[1]}</bdi>
                  </dd>
                </div>
              ),
          )}
        </Facts>
        <CopyValue
          label={t('fact.number')}
          value={id}
          copyLabel={t('fact.copyNumber')}
          copyText={t('fact.copy')}
          copiedText={t('fact.copied')}
        />
        <PartList withdrawal={withdrawal} />
        <WithdrawalTimeline withdrawal={withdrawal} />
        <RecordLines withdrawal={withdrawal} />
      </div>
      <div className="cluster gap-3">
        {withdrawal.canBeCancelled && <CancelWithdrawal withdrawal={withdrawal} />}
        <Button icon={<ReceiptIcon size={18} />} onClick={() => window.print()}>
          {t('detail.print')}
        </Button>
        <CaseFileButton withdrawal={withdrawal} />
        <ContactLink className={buttonClass({})} about={id}>
          {t('detail.ask')}
        </ContactLink>
      </div>
      <WithdrawalReceipt withdrawal={withdrawal} />
    </div>
  );
}
