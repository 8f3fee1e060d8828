import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { statesWords, stateWords } from '#machines/catalogue/in-words.ts';
import { eventOf } from '#machines/simulation/acts.ts';
import { eventsOfWay } from '#machines/simulation/events-of-way.ts';
import { simulate } from '#machines/simulation/shortest-way.ts';
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
  /** State of the portal's actor. */
  readonly last: LoggedStep;
  /** The state that the person has selected. */
  readonly selected: string | null;
}

type Steering = 'off' | 'asking' | 'denied' | 'failed' | AnyCatalogueEntry;

/** Sends events to a flow in the portal, in place of a person, the server, or time. */
export function SteerPanel({ flow, last, selected }: SteerPanelProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const [steering, setSteering] = useState<Steering>('off');
  const begin = () => {
    setSteering('asking');
    Promise.all([loadEntry(flow), hasControl()]).then(
      ([entry, isAllowed]) => setSteering(isAllowed ? entry : 'denied'),
      () => setSteering('failed'),
    );
  };
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
  return <Acts entry={steering} last={last} selected={selected} />;
}

interface ActsProps extends Omit<SteerPanelProps, 'flow'> {
  readonly entry: AnyCatalogueEntry;
}

function Acts({ entry, last, selected }: ActsProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { steer } = useLive();
  // The panel is made for one actor, whose input stays.
  const [wayTo] = useState(() => wayFromHere(entry, last.context));
  const states = statesIn(last.value);
  const send = (events: readonly SteeredEvent[]) =>
    steer({ type: 'flows.steered', actor: last.actor.id, events });
  const way = selected === null ? undefined : wayTo(selected);
  const start = way && statesIn(simulate(entry, way.input).start.machine.value as string);
  const isAtStart = start?.join() === states.join();
  return (
    <section className="stack" aria-label={t('steer.title')}>
      <h2 className={styles.title}>{t('steer.title')}</h2>
      {selected !== null && (
        <>
          <Button
            size="s"
            disabled={!way || !isAtStart || way.acts.length === 0}
            onClick={() => way && send(eventsOfWay(entry, way).map(({ event }) => event))}
          >
            {t('steer.put', { state: stateWords(selected) })}
          </Button>
          {!way && <p className="hint">{t('steer.noWay')}</p>}
          {way && !isAtStart && (
            <p className="hint">{t('steer.elsewhere', { state: statesWords(start ?? []) })}</p>
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
