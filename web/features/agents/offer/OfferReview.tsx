import { useTranslation } from 'react-i18next';
import type { ContractTerms, OfferBounds } from '#contract/entities/agent.ts';
import { rateReached, shareOf } from '#contract/rules/agent-terms.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/content/Card.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import contractStyles from '../contract/contract.module.css';
import { Bands } from '../contract/Terms.tsx';
import { type ContractWords, useContractWords } from '../contract-words.ts';
import type { ContractOfferFlow } from './use-contract-offer.ts';

/** The example base of shares, in hundredths: 1,000 of any currency. */
const SHARED_AMOUNT = 100_000;

/** Old and new terms side by side, and each side's share, before the offer is made (C2). */
export function OfferReview({ flow }: { readonly flow: ContractOfferFlow }) {
  const { t } = useTranslation(['contractOffer', 'agent']);
  const { isBusy, send } = flow;
  const { bounds, draft } = flow.context;
  const reconsider = () => send({ type: 'offer.reconsidered' });
  const words = useContractWords(bounds?.currency ?? 'BRL', bounds?.timeZone ?? 'UTC');
  const chosen = bounds?.agents.find(({ agent }) => agent.memberId === draft?.agentId);
  if (!bounds || !draft || !chosen) return null;
  const name = chosen.agent.nickname;
  const close = () => {
    // What is being sent cannot be cancelled here; the offer itself can be withdrawn.
    reconsider();
  };
  return (
    <Dialog
      open
      width="wide"
      coverCloses={false}
      title={t('reviewTitle', { name })}
      closeLabel={t('reconsider')}
      onClose={close}
      footer={
        <>
          <Button disabled={isBusy} onClick={reconsider}>
            {t('agent:back')}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => send({ type: 'offer.confirmed' })}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      {/* Focusable for keyboard scrolling: nothing in it can have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls */}
      <section className="stack gap-4" aria-label={t('agent:whatChanges')} tabIndex={0}>
        <p>
          {t('stands', { count: bounds.offerDays })}{' '}
          {chosen.current && chosen.endsAt === null && t('replaces', { name })}
          {chosen.endsAt !== null && t('endsAnyway', { name, day: words.moment(chosen.endsAt) })}
        </p>
        <div className={contractStyles.sides}>
          <Side side="now" terms={chosen.current} none={t('nowNone', { name })} words={words} />
          <Side side="offered" terms={draft.terms} none="" words={words} />
        </div>
        <Shares bounds={bounds} terms={draft.terms} name={name} words={words} />
      </section>
    </Dialog>
  );
}

interface SideProps {
  readonly side: 'now' | 'offered';
  readonly terms: ContractTerms | null;
  /** The text if there are no terms. */
  readonly none: string;
  readonly words: ContractWords;
}

function Side({ side, terms, none, words }: SideProps) {
  const { t } = useTranslation('agent');
  return (
    <Card className={contractStyles.terms} data-side={side}>
      <h3 className={contractStyles.side}>{t(`side.${side}`)}</h3>
      <p className={contractStyles.muted}>{terms ? t(`period.${terms.period}`) : none}</p>
      {terms && <Bands terms={terms} words={words} />}
    </Card>
  );
}

interface SharesProps {
  readonly bounds: OfferBounds;
  readonly terms: ContractTerms;
  readonly name: string;
  readonly words: ContractWords;
}

/** How a round amount is shared between the agent and the upline in each band. */
function Shares({ bounds, terms, name, words }: SharesProps) {
  const { t } = useTranslation('contractOffer');
  const share = (rate: number) => shareOf(SHARED_AMOUNT, rate);
  return (
    <section
      className={classNames('stack gap-2', contractStyles.part)}
      aria-labelledby="offer-shares"
    >
      <h3 id="offer-shares">
        {t(bounds.kind === 'dividend' ? 'sharesOfLoss' : 'sharesOfBets', {
          amount: words.money(SHARED_AMOUNT),
        })}
      </h3>
      <table className={contractStyles.example}>
        <thead>
          <tr>
            <th scope="col">{t('sharesBand')}</th>
            <th scope="col">{t('sharesTheirs', { name })}</th>
            <th scope="col">{t('sharesYours')}</th>
          </tr>
        </thead>
        <tbody>
          {terms.bands.map((band) => (
            <tr key={band.rate}>
              <th scope="row">{words.conditions(band)}</th>
              <td>
                <Money text={words.money(share(band.rate))} />
              </td>
              <td>
                <Money
                  text={words.money(share(rateReached(bounds.own, band)) - share(band.rate))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
