import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PlaySession } from '#contract/entities/game.ts';
import { languages } from '#contract/entities/language.ts';
import { minutesText } from '#contract/rules/span-text.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { formatNetMoney } from '#web/i18n/format-net-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import type { GamePause } from '#web/shared/games/game-pause.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { LimitsLeft } from './LimitsLeft.tsx';
import styles from './RealityCheck.module.css';
import { provideRealityCheck } from './reality-check.actors.ts';
import { playedSecondsOf, resultOf } from './session-figures.ts';

interface RealityCheckProps {
  readonly pause: GamePause;
  /** The person stops playing. */
  readonly onStopped: () => void;
}

/** Asks a player from time to time, with what they have played, whether to go on (W10). */
export default function RealityCheck({ pause, onStopped }: RealityCheckProps) {
  const { t } = useTranslation('playLimits');
  const services = useServices();
  const { clock } = services;
  const { isTrial } = useSession();
  const navigate = useNavigate();
  const textId = useId();
  const { data: session } = useQuery(queries.games.playSession());
  const { hasTag, isBusy, can, send, refusal } = useFlow(
    () => provideRealityCheck(services, pause),
    {
      input: { now: () => clock.now() },
      on: {
        'game.resumed': () => pause.resume(),
        'game.stopped': onStopped,
        'limits.opened': () => void navigate('/member/playLimits'),
      },
    },
  );
  const language = useLanguage();
  if (!hasTag('shown') || !session) return null;
  const minutes = Math.floor(playedSecondsOf(session, clock.now()) / 60);
  const time = minutesText(minutes, languages[language].tag);
  const answers = [
    {
      event: { type: 'play.continued' },
      label: t('check.goOn'),
      variant: 'secondary',
      busy: isBusy,
    },
    { event: { type: 'play.stopped' }, label: t('check.stop'), variant: 'secondary' },
    // A trial account has no limits of its own.
    ...(isTrial
      ? []
      : [
          { event: { type: 'limits.wanted' }, label: t('check.limits'), variant: 'ghost' } as const,
        ]),
  ] as const;
  return (
    <Dialog
      open
      role="alertdialog"
      aria-describedby={textId}
      title={t('check.title', { time })}
      coverCloses={false}
      // It closes by an answer alone.
      onClose={() => undefined}
      footer={answers.map(({ event, label, variant, ...rest }) => (
        <Button
          key={event.type}
          variant={variant}
          aria-disabled={!can(event)}
          // A key that was held down for the game repeats here, and is no answer.
          onKeyDown={refuseRepeats}
          onClick={() => send(event)}
          {...rest}
        >
          {label}
        </Button>
      ))}
    >
      <div id={textId} className="stack gap-3">
        <p>{t('check.text')}</p>
        <Figures session={session} now={clock.now()} />
      </div>
      <RefusalMessage refusal={refusal} />
    </Dialog>
  );
}

function refuseRepeats(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

interface FiguresProps {
  readonly session: PlaySession;
  readonly now: number;
}

function Figures({ session, now }: FiguresProps) {
  const { t } = useTranslation('playLimits');
  const language = useLanguage();
  const { staked, won } = session;
  const { net, tone } = resultOf(session);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('check.staked')}</dt>
        <dd>
          <Money text={formatMoney(staked.amount, staked.currency, language)} />
        </dd>
      </div>
      <div>
        <dt>{t('check.won')}</dt>
        <dd>
          <Money text={formatMoney(won.amount, won.currency, language)} />
        </dd>
      </div>
      <div>
        <dt>{t('check.result')}</dt>
        <dd>
          <Money tone={tone} text={formatNetMoney(net, staked.currency, language)} />
        </dd>
      </div>
      <LimitsLeft session={session} now={now} />
    </dl>
  );
}
