import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { statesWords, stateWords } from '#machines/catalogue/in-words.ts';
import { eventOf } from '#machines/simulation/acts.ts';
import { statesIn } from '#machines/states-in.ts';
import { hasControl } from '#web/platform/server/has-control.ts';
import type { SteeredEvent } from '#web/platform/windows/flow-feed.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { useLive } from '../live/live-context.ts';
import type { LoggedStep } from '../live/live-log.ts';
import { ActList } from '../try/ActList.tsx';
import { loadEntry } from '../try/entries.ts';
import { liveActs } from './live-acts.ts';
import styles from './SteerPanel.module.css';
import { wayFromHere } from './way-from-here.ts';

interface SteerPanelProps {
  /** The machine's id. */
  readonly flow: string;
  /** State of the portal's actor; undefined while the flow does not run. */
  readonly last: LoggedStep | undefined;
  /** The state that the person has selected. */
  readonly selected: string | null;
}

type Steering = 'off' | 'asking' | 'denied' | 'failed' | AnyCatalogueEntry;

/**
 * Sends events to a flow in the portal, in place of a person, the server, or time. Once it is begun, it goes
 * on for each actor that runs the flow: a dialog has a new one each time it opens.
 */
export function SteerPanel({ flow, last, selected }: SteerPanelProps): React.JSX.Element | null {
  const { t } = useTranslation('flows');
  const [steering, setSteering] = useState<Steering>('off');
  const begin = () => {
    setSteering('asking');
    Promise.all([loadEntry(flow), hasControl()]).then(
      ([entry, isAllowed]) => setSteering(isAllowed ? entry : 'denied'),
      () => setSteering('failed'),
    );
  };
  if (last === undefined) return null;
  if (typeof steering === 'string') {
    return (
      <div className="stack">
        {steering === 'denied' && <p role="alert">{t('steer.denied')}</p>}
        {steering === 'failed' && <p role="alert">{t('try.failed')}</p>}
        <Button size="s" variant="secondary" busy={steering === 'asking'} onClick={begin}>
          {t('steer.start')}
        </Button>
      </div>
    );
  }
  return <Acts key={last.actor.id} entry={steering} last={last} selected={selected} />;
}

interface ActsProps {
  readonly entry: AnyCatalogueEntry;
  readonly last: LoggedStep;
  readonly selected: string | null;
}

function Acts({ entry, last, selected }: ActsProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { steer } = useLive();
  // An actor's input stays.
  const [wayTo] = useState(() => wayFromHere(entry, last));
  const states = statesIn(last.value);
  const send = (events: readonly SteeredEvent[]) =>
    steer({ type: 'flows.steered', actor: last.actor.id, events });
  const way = useMemo(
    () => (selected === null ? undefined : wayTo(selected, last)),
    [wayTo, selected, last],
  );
  const isAtStart = way?.start.join() === states.join();
  return (
    <section className="stack" aria-label={t('steer.title')}>
      <h2 className={styles.title}>{t('steer.title')}</h2>
      {selected !== null && (
        <>
          <Button
            size="s"
            disabled={!way || !isAtStart || way.events.length === 0}
            onClick={() => way && send(way.events)}
          >
            {t('steer.put', { state: stateWords(selected) })}
          </Button>
          {!way && <p className="hint">{t('steer.noWay')}</p>}
          {way && !isAtStart && (
            <p className="hint">{t('steer.elsewhere', { state: statesWords(way.start) })}</p>
          )}
        </>
      )}
      <ActList
        items={liveActs(entry, states)}
        onTake={({ event }, edited) => send([edited === undefined ? event : eventOf(edited)])}
      />
    </section>
  );
}
