import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlayLimits } from '#contract/entities/play-limit.ts';
import { queries } from '#web/api/queries.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Answer } from '#web/ui/messages/Answer.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { IntervalForm } from './IntervalForm.tsx';
import { LimitCard } from './LimitCard.tsx';
import { LimitForm } from './LimitForm.tsx';
import { type PlayLimitFlow, usePlayLimit } from './use-play-limit.ts';

/** What each state says of the last change; nothing while there is none, or it is on its way. */
const outcomes = {
  choosing: null,
  saving: null,
  keeping: null,
  saved: 'saved',
  kept: 'kept',
  settingInterval: null,
  intervalSet: 'intervalSet',
} as const satisfies Readonly<Record<PlayLimitFlow['state'], string | null>>;

/** The limits that a player sets for themselves, what each leaves, and how to change them (W10). */
export default function PlayLimitsPage() {
  const { t } = useTranslation(['playLimits', 'amount', 'account', 'errors']);
  usePageTitle(t('title'));
  const flow = usePlayLimit();
  const read = useQuery(queries.playLimits.list());
  return (
    <AreaColumns
      beside={
        read.data && (
          <>
            <LimitForm flow={flow} limits={read.data} />
            <IntervalForm flow={flow} limits={read.data} />
          </>
        )
      }
    >
      <h1>{t('title')}</h1>
      <div className="stack gap-3">
        <p className="hint">{t('text')}</p>
        <Answer to={outcomes[flow.state]}>
          <Notice tone="positive" text={t(outcomes[flow.state] ?? 'saved')} />
        </Answer>
      </div>
      <Loaded
        read={read}
        waiting={<WaitingSkeletons className="stack" heights={['9rem', '9rem']} />}
        renderFailed={(onRetry) => (
          <ReadFailed title={t('failedTitle')} isPrimary onRetry={onRetry} />
        )}
      >
        {(limits) => <Limits flow={flow} limits={limits} />}
      </Loaded>
    </AreaColumns>
  );
}

interface LimitsProps {
  readonly flow: PlayLimitFlow;
  readonly limits: PlayLimits;
}

function Limits({ flow, limits: { limits, currency, waitHours } }: LimitsProps) {
  const { t } = useTranslation('playLimits');
  const wait = formatSpan(waitHours, 'hour', useLanguage());
  if (limits.length === 0) return <Notice tone="info" text={t('none')} />;
  return (
    <>
      <ul role="list" className="stack">
        {limits.map((limit) => (
          <li key={`${limit.kind} ${limit.frame}`}>
            <LimitCard limit={limit} currency={currency} flow={flow} />
          </li>
        ))}
      </ul>
      <p className="hint">{t('removeText', { wait })}</p>
    </>
  );
}
