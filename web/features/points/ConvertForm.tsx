import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/use-language.ts';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { ChangedFacts } from '#web/shared/forms/ChangedFacts.tsx';
import { ignoreWrongForm } from '#web/shared/forms/draft.ts';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { DebtNotice } from '#web/shared/money/DebtNotice.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { MoneyPasswordFields } from '#web/shared/money-passwords/MoneyPasswordFields.tsx';
import { useChangedFacts } from '#web/shared/services/use-changed-facts.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { ConversionChange } from './ConversionChange.tsx';
import { ConversionResult } from './ConversionResult.tsx';
import styles from './points.module.css';
import { problemOfPoints, readPoints } from './read-points.ts';
import type { ConversionFlow } from './use-conversion.ts';
import { usePointsText } from './use-points-text.ts';

/** Longer than any number of points, with its thousands apart. */
const LONGEST_TEXT = 20;

/** The rate, how many points, what they become, and the passwords (W9). */
export function ConvertForm({ flow }: { readonly flow: ConversionFlow }) {
  const { t } = useTranslation('points');
  const { draft, passwords, agreement } = flow;
  const { overview, wish } = flow.context;
  const money = useMoney(overview?.currency ?? 'BRL');
  const pointsText = usePointsText();
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { register, errorOf } = useDraft(draft, passwords.kinds);
  // A changed rate needs agreement; a changed minimum is only shown.
  const min = overview && {
    id: 'minimum',
    label: t('convert.minimum'),
    text: pointsText(overview.minimum),
  };
  const changed = useChangedFacts(useLanguage(), min && [min]);
  if (!overview) return null;

  const whole = Math.floor(overview.points / 100) * 100;
  const bounds = { minimum: overview.minimum, maximum: whole };
  const boundTexts = { min: pointsText(overview.minimum), max: pointsText(whole) };
  const points = readPoints(text);
  const problem = problemOfPoints(text, bounds);
  const send = (event: SyntheticEvent) => {
    if (points !== undefined && problem === undefined) {
      if (!agreement.confirm()) {
        event.preventDefault();
        return;
      }
      draft.attempt(() => flow.submit(points), ignoreWrongForm)(event);
      return;
    }
    event.preventDefault();
    setLeft(true);
    input.current?.focus();
  };
  return (
    <FlowForm label={t('view.convert')} flow={{ ...flow, submit: send }}>
      <p className="hint">{t('convert.about')}</p>
      <DebtNotice />
      <ConversionChange
        overview={overview}
        wish={flow.state === 'changed' ? wish : null}
        points={flow.wished}
        agreement={agreement}
      />
      <dl className={styles.rates}>
        <div>
          <dt>{t('convert.rate')}</dt>
          <dd>
            {t('convert.rateText', {
              points: pointsText(overview.pointsPerUnit * 100),
              unit: money(100),
            })}
          </dd>
        </div>
      </dl>
      {whole >= overview.minimum ? (
        <>
          <Field
            label={t('convert.points')}
            hint={t('convert.bounds', boundTexts)}
            error={
              isLeft && problem !== undefined
                ? t(`convert.problem.${problem}`, boundTexts)
                : undefined
            }
            required
          >
            <TextInput
              ref={input}
              name="points"
              inputMode="numeric"
              autoComplete="off"
              maxLength={LONGEST_TEXT}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onBlur={() => setLeft(text !== '')}
            />
          </Field>
          <Button
            variant="ghost"
            size="s"
            className={styles.show}
            onClick={() => setText(String(whole / 100))}
          >
            {t('convert.all')}
          </Button>
          <ConversionResult
            points={problem === undefined ? points : undefined}
            overview={overview}
          />
          <MoneyPasswordFields passwords={passwords} register={register} errorOf={errorOf}>
            <FlowSubmit flow={flow} variant="gold">
              {t('convert.submit')}
            </FlowSubmit>
          </MoneyPasswordFields>
        </>
      ) : (
        <Notice tone="info" text={t('convert.nothing', boundTexts)} />
      )}
      <ChangedFacts {...changed} />
    </FlowForm>
  );
}
