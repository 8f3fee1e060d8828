import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractTerms, OfferBounds } from '#contract/entities/agent.ts';
import { MAX_BANDS } from '#contract/entities/agent-types.ts';
import { languages } from '#contract/entities/language.ts';
import { highestRate } from '#contract/rules/agent-terms.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { amountTexts } from '#web/shared/money/amount-texts.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/content/Card.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { FieldError } from '#web/ui/fields/FieldError.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { PlusIcon } from '#web/ui/icons/PlusIcon.tsx';
import { Bands } from '../contract/Terms.tsx';
import { type ContractWords, useContractWords } from '../contract-words.ts';
import { BandEditor } from './BandEditor.tsx';
import styles from './offer.module.css';
import { type BandTexts, emptyBand, readBands, termsIn, textsOf } from './offer-draft.ts';
import type { ContractOfferFlow } from './use-contract-offer.ts';

interface OfferFormProps {
  readonly flow: ContractOfferFlow;
  readonly agentId: string | null;
}

/** The receiver of the offer, and its bands; excesses show while typing (C2). */
export function OfferForm({ flow, agentId }: OfferFormProps) {
  const { bounds } = flow.context;
  return bounds && <Form flow={flow} bounds={bounds} preset={agentId} />;
}

interface FormProps {
  readonly flow: ContractOfferFlow;
  readonly bounds: OfferBounds;
  /** A person chosen elsewhere, if any. */
  readonly preset: string | null;
}

function Form({ flow, bounds, preset }: FormProps) {
  const { t } = useTranslation('contractOffer');
  const { kind, own, agents, currency, timeZone } = bounds;
  const language = useLanguage();
  const amounts = amountTexts(language, currency);
  const { read, write } = amounts;
  const words = useContractWords(currency, timeZone);
  const [isSent, setIsSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const { isTyped } = flow.texts;
  const chosen = agents.find(({ agent }) => agent.memberId === (flow.texts.agentId || preset));
  // Until something is typed, the form has the agent's current terms.
  const begun = chosen?.current?.period === own.period ? chosen.current : undefined;
  const texts =
    isTyped || !begun ? flow.texts.bands : textsOf(begun, { write, tag: languages[language].tag });
  const bands = readBands(kind, own, texts, read);
  const terms = termsIn(own.period, bands);
  const draft = chosen && terms && { agentId: chosen.agent.memberId, terms };
  const isSame =
    draft !== undefined && flow.state === 'writing' && !flow.can({ type: 'offer.written', draft });
  const typeBands = (changed: readonly BandTexts[]) =>
    flow.type({ ...flow.texts, bands: changed, isTyped: true });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
    if (draft && flow.can({ type: 'offer.written', draft })) {
      flow.send({ type: 'offer.written', draft });
      return;
    }
    // After the errors are drawn: the first wrong field gets the focus.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  return (
    <form ref={form} className="stack gap-4" noValidate onSubmit={submit}>
      <RefusalMessage refusal={flow.refusal} />
      <OwnTerms own={own} words={words} />
      <Field label={t('agent')} required error={isSent && !chosen && t('agentMissing')}>
        <Select
          value={chosen?.agent.memberId ?? ''}
          onChange={({ target }) => flow.type({ ...flow.texts, agentId: target.value })}
        >
          <option value="" disabled>
            {t('agentChoose')}
          </option>
          {agents.map(({ agent, current, endsAt }) => (
            <option key={agent.memberId} value={agent.memberId}>
              {current
                ? t(endsAt === null ? 'agentWith' : 'agentEnding', {
                    name: agent.nickname,
                    rate: words.rate(highestRate(current)),
                    day: endsAt && words.moment(endsAt),
                  })
                : t('agentWithout', { name: agent.nickname })}
            </option>
          ))}
        </Select>
      </Field>
      <p>
        {t('bandsText')} {t('activeText', { amount: words.money(bounds.activeMemberBet) })}
      </p>
      {texts.map((band, index) => (
        <BandEditor
          key={band.id}
          number={index + 1}
          kind={kind}
          texts={band}
          read={bands[index]}
          isSent={isSent}
          amounts={amounts}
          words={words}
          onTyped={(changed) => typeBands(texts.with(index, changed))}
          onRemoved={
            texts.length > 1 ? () => typeBands(texts.filter(({ id }) => id !== band.id)) : undefined
          }
        />
      ))}
      {texts.length < MAX_BANDS && (
        <div>
          <Button
            size="s"
            icon={<PlusIcon size={20} />}
            onClick={() =>
              typeBands([...texts, emptyBand(1 + Math.max(...texts.map(({ id }) => id)))])
            }
          >
            {t('addBand')}
          </Button>
        </div>
      )}
      <div className={styles.send}>
        <FieldError
          id="offer-same-terms"
          error={isSent && isSame && t('sameTerms', { name: chosen?.agent.nickname })}
        />
        <Button
          type="submit"
          variant="primary"
          size="l"
          aria-describedby={isSent && isSame ? 'offer-same-terms' : undefined}
        >
          {t('review')}
        </Button>
      </div>
    </form>
  );
}

interface OwnTermsProps {
  readonly own: ContractTerms;
  readonly words: ContractWords;
}

/** The upline's own terms, and why nobody below can get more. */
function OwnTerms({ own, words }: OwnTermsProps) {
  const { t } = useTranslation(['contractOffer', 'agent']);
  return (
    <Card className={classNames('stack gap-2', styles.card)}>
      <h2>{t('own')}</h2>
      <p className="hint">
        {t('ownText')} {t('periodText', { period: t(`agent:period.${own.period}`) })}
      </p>
      <Bands terms={own} words={words} />
    </Card>
  );
}
