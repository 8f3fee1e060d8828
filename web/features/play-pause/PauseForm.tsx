import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PauseKind,
  type PauseLength,
  pauseKindOf,
  pauseKinds,
  pauseSpans,
} from '#contract/entities/play-pause-types.ts';
import { offeredPauses } from '#contract/rules/play-pauses.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PauseQuestion } from './PauseQuestion.tsx';
import styles from './play-pause.module.css';
import type { PlayPauseFlow } from './use-play-pause.ts';

/** What was ticked, and the end of the pause that held then. */
interface PauseChoice {
  readonly length: PauseLength;
  readonly before: string | null | undefined;
}

/** The lengths that can be chosen, and the question before the press that counts. */
export function PauseForm({ flow }: { readonly flow: PlayPauseFlow }) {
  const { t } = useTranslation('playPause');
  const [choice, setChoice] = useState<PauseChoice | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { pause } = flow.context.current;
  const offered = offeredPauses(pause);
  // Once it has begun, nothing is chosen yet to make it longer.
  const isOpen = choice?.before === pause?.until && choice && offered.includes(choice.length);
  const length = isOpen ? choice.length : null;
  if (offered.length === 0) return null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (flow.isBusy) return;
    setMissing(!length);
    if (length) flow.send({ type: 'length.chosen', length });
  };
  const title = t(`form.${!pause ? 'title' : pause.stage === 'holds' ? 'longer' : 'again'}`);
  return (
    <div className={styles.sheet}>
      <FlowForm
        label={title}
        flow={{ isBusy: flow.isBusy, submit, edited: () => setMissing(false) }}
      >
        <h2>{title}</h2>
        {pauseKinds.map((kind) => (
          <Lengths
            key={kind}
            kind={kind}
            offered={offered.filter((one) => pauseKindOf(one) === kind)}
            chosen={length}
            isBusy={flow.isBusy}
            onChoose={(one) => setChoice({ length: one, before: pause?.until })}
          />
        ))}
        <p role="alert" className={styles.missing}>
          {isMissing && t('form.missing')}
        </p>
        <RefusalMessage refusal={flow.refusal} />
        <Button
          type="submit"
          variant="primary"
          size="l"
          block
          busy={flow.state === 'starting'}
          disabled={flow.state === 'requesting' || flow.state === 'dropping'}
        >
          {t('form.submit')}
        </Button>
      </FlowForm>
      <PauseQuestion flow={flow} />
    </div>
  );
}

interface LengthsProps {
  readonly kind: PauseKind;
  readonly offered: readonly PauseLength[];
  readonly chosen: PauseLength | null;
  readonly isBusy: boolean;
  readonly onChoose: (length: PauseLength) => void;
}

/** The lengths of one kind, with what tells the kinds apart. */
function Lengths({ kind, offered, chosen, isBusy, onChoose }: LengthsProps) {
  const { t } = useTranslation('playPause');
  const language = useLanguage();
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.lengths} aria-describedby={`${kind}-text`}>
      <legend>{t(`kind.${kind}`)}</legend>
      <p id={`${kind}-text`} className="hint">
        {t(`kindText.${kind}`)}
      </p>
      <div className={styles.choices}>
        {offered.map((length) => (
          <label key={length} className={styles.choice}>
            <input
              type="radio"
              name="length"
              value={length}
              checked={length === chosen}
              aria-disabled={isBusy || undefined}
              onChange={() => {
                if (!isBusy) onChoose(length);
              }}
            />
            {length === 'forGood' ? t('forGood') : formatSpan(...pauseSpans[length], language)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
