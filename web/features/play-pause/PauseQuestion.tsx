import { useTranslation } from 'react-i18next';
import { pauseKindOf } from '#contract/entities/play-pause-types.ts';
import { pauseEndOf } from '#contract/rules/play-pauses.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';
import type { PlayPauseFlow } from './use-play-pause.ts';

/** The last question: until when, and that nothing ends it earlier. */
export function PauseQuestion({ flow }: { readonly flow: PlayPauseFlow }) {
  const { t } = useTranslation(['playPause', 'shell']);
  const times = useTimes();
  const { clock } = useServices();
  const wait = formatSpan(flow.context.current.returnHours, 'hour', useLanguage());
  const { length } = flow.context;
  if (!length) return null;
  const kind = pauseKindOf(length);
  const end = pauseEndOf(length, clock.now());
  return (
    <QuestionDialog
      open={flow.state === 'confirming'}
      title={
        end === null
          ? t('question.forGood')
          : t(`question.${kind}`, { moment: times.zonedMoment(end) })
      }
      leave={t('shell:cancel')}
      onLeave={() => flow.send({ type: 'question.left' })}
      action={{
        label: t(`question.confirm.${kind}`),
        variant: 'primary',
        onAction: () => flow.send({ type: 'choice.confirmed' }),
      }}
    >
      <div className="stack gap-3">
        <p>{t('question.effect')}</p>
        <p>
          {kind === 'break'
            ? t('question.ends.break')
            : end === null
              ? t('question.ends.forGood')
              : t('question.ends.selfExclusion', { wait })}
        </p>
      </div>
    </QuestionDialog>
  );
}
