import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countWords } from '#contract/rules/word-count.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ChangedFacts } from '#web/shared/forms/ChangedFacts.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useChangedFacts } from '#web/shared/services/use-changed-facts.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import type { FeedbackFlow } from './use-feedback.ts';

/** The text, its word count, and the send button. */
export function FeedbackForm({ flow }: { readonly flow: FeedbackFlow }) {
  const { t } = useTranslation(['feedback', 'errors']);
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const { content } = flow;
  const { terms } = flow.context;
  const min = terms?.minWords ?? 1;
  const max = terms?.maxWords ?? 1;
  const words = countWords(content);
  const changed = useChangedFacts(
    useLanguage(),
    terms && [{ id: 'bounds', label: t('label'), text: t('bounds', { min, max }) }],
  );
  const problem =
    words < min ? 'feedback_too_short' : words > max ? 'feedback_too_long' : undefined;
  // Too long shows at once, too short only after a press.
  const isShown = problem === 'feedback_too_long' || isTried;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === undefined) flow.send({ type: 'feedback.submitted' });
    else input.current?.focus();
  };
  return (
    <form className="stack gap-4" aria-label={t('title')} onSubmit={submit} noValidate>
      <p>{t('text')}</p>
      <RefusalMessage refusal={flow.refusal} />
      <Field
        label={t('label')}
        hint={`${t('words', { count: words })} (${t('bounds', { min, max })})`}
        error={isShown && problem !== undefined ? t(`errors:${problem}`) : undefined}
        required
      >
        <TextArea
          ref={input}
          name="content"
          rows={8}
          maxLength={10_000}
          value={content}
          readOnly={flow.isBusy}
          onChange={({ target }) => flow.write(target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" block busy={flow.isBusy}>
        {t('send')}
      </Button>
      <p className="hint">{t('left', { left: terms?.left ?? 0 })}</p>
      <ChangedFacts {...changed} />
    </form>
  );
}
