/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native list draws only the rows in view */
/* oxlint-disable jsx-a11y/click-events-have-key-events -- the keys are those of the list */
import { useVirtualizer } from '@tanstack/react-virtual';
import type { TFunction } from 'i18next';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone, timesIn } from '#contract/rules/times.ts';
import { inWords, statesWords } from '#machines/catalogue/in-words.ts';
import { statesIn } from '#machines/states-in.ts';
import { WATCHING_BEGAN } from '#web/platform/windows/flow-feed.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Chart } from '../chart/chart.types.ts';
import { usePortalNames } from '../devices/use-portal-names.ts';
import { eventWords } from '../live/event-words.ts';
import { useSteps, useWatch } from '../live/live-context.ts';
import { useStepSelection } from '../live/use-step-selection.ts';
import styles from './SequenceView.module.css';
import { type Lane, type SequenceMessage, sequenceOf } from './sequence-of.ts';

/** Height of a message, in pixels; the style sheet has it too. */
const ROW_HEIGHT = 52;
const ROWS_AROUND = 8;
/** The visible part before the first layout. */
const FIRST_SIZE = { width: 800, height: 600 };

interface SequenceViewProps {
  /** The machine's id; null for all flows. */
  readonly flow: string | null;
  /** The portal; null for all portals. */
  readonly portal: string | null;
  readonly charts: readonly Chart[];
  /** The name of the list. */
  readonly label: string;
}

/**
 * What happened to a flow, or to all of them, as a sequence chart: a lane for each part, a row for
 * each message, oldest first. Only the rows in view are drawn.
 */
export function SequenceView({
  flow,
  portal,
  charts,
  label,
}: SequenceViewProps): React.JSX.Element {
  const { t, i18n } = useTranslation('flows');
  const { ofPortal } = usePortalNames();
  const steps = useSteps();
  const log = useMemo(
    () => (portal === null ? steps : steps.filter((each) => each.portal === portal)),
    [steps, portal],
  );
  const { lanes, messages } = useMemo(() => sequenceOf(log, charts, flow), [log, charts, flow]);
  const portals = useMemo(() => [...new Set(log.map((each) => each.portal))], [log]);
  const hasSeveralPlaces = new Set(portals.map(ofPortal)).size > 1;
  const { step } = useWatch().context;
  const select = useStepSelection();
  const region = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [pressed, setPressed] = useState<string>();
  const chosen = chosenIndex(messages, step, pressed);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoized is made of what it returns
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => region.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_AROUND,
    initialRect: FIRST_SIZE,
  });
  const last = messages.length - 1;
  useEffect(() => {
    // While the chart follows the portal, the newest message stays in view.
    if (step === null && last >= 0) rows.scrollToIndex(last);
  }, [rows, step, last]);
  if (last < 0) {
    return <p className="hint">{t(flow === null ? 'sequence.nothingYet' : 'sequence.nothing')}</p>;
  }

  const names = lanes.map((lane) => laneName(t, lane, charts));
  const choose = (index: number) => {
    const message = messages[index];
    setPressed(message?.id);
    select(message?.step);
  };
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowDown: Math.min(chosen + 1, last),
      ArrowUp: Math.max(chosen - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    rows.scrollToIndex(next);
    choose(next);
  };
  return (
    <div
      ref={region}
      className={styles.region}
      data-places={hasSeveralPlaces || undefined}
      style={{ '--lanes': lanes.length } as CSSProperties}
    >
      <div className={styles.heads} aria-hidden="true">
        <span />
        {names.map((name) => (
          <span key={name} className={styles.head}>
            {name}
          </span>
        ))}
      </div>
      <div
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={chosen < 0 ? undefined : `${listId}-${chosen}`}
        className={styles.rows}
        style={{ blockSize: messages.length * ROW_HEIGHT }}
        onKeyDown={press}
      >
        {rows.getVirtualItems().map(({ index, start }) => {
          const message = messages[index];
          if (!message) return null;
          return (
            <div
              key={message.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              aria-posinset={index + 1}
              aria-setsize={messages.length}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => choose(index)}
            >
              <time dateTime={new Date(message.step.at).toISOString()}>
                {timesIn(i18n.language, deviceZone())
                  .sortableMoment(message.step.at)
                  .split(' ')
                  .at(-1)}
                {hasSeveralPlaces && <small>{ofPortal(message.step.portal)}</small>}
              </time>
              <MessageArrow message={message} names={names} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface MessageArrowProps {
  readonly message: SequenceMessage;
  /** Of the lanes. */
  readonly names: readonly string[];
}

/** Each lane is two columns wide, so that its middle is a line of the grid. */
function MessageArrow({ message, names }: MessageArrowProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { from, to } = message;
  const isSelf = from === to;
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const columns = isSelf
    ? `${2 * left + 1} / ${2 * left + 3}`
    : `${2 * left + 2} / ${2 * right + 2}`;
  return (
    <span className={styles.lanes}>
      <span
        className={classNames(
          styles.arrow,
          isSelf ? styles.self : from < to ? styles.right : styles.left,
        )}
        style={{ gridColumn: columns }}
      >
        <span className={styles.ends}>
          {isSelf ? names[to] : t('sequence.ends', { from: names[from], to: names[to] })}
        </span>
        <span className={styles.text}>{messageText(t, message)}</span>
      </span>
    </span>
  );
}

function messageText(t: TFunction<'flows'>, message: SequenceMessage): string {
  const { missing } = message.step;
  const text = happened(t, message);
  return message.actor === '' && missing !== undefined
    ? `${t('live.missing', { count: missing })} ${text}`
    : text;
}

function happened(t: TFunction<'flows'>, { actor, calls, step }: SequenceMessage): string {
  if (actor !== '') return `${inWords(actor)}: ${calls.join(', ')}`;
  const { event, status, value } = step;
  const isShown = status === 'active' || status === 'done';
  const words =
    event.type === WATCHING_BEGAN
      ? t('live.found')
      : event.type === 'xstate.init'
        ? t('sequence.started')
        : eventWords(event.type);
  return `${words} → ${isShown ? statesWords(statesIn(value)) : t('live.stopped')}`;
}

function laneName(t: TFunction<'flows'>, lane: Lane, charts: readonly Chart[]): string {
  if (lane.kind !== 'machine') return t(`sequence.lane.${lane.kind}`);
  return charts.find(({ id }) => id === lane.machine)?.title ?? inWords(lane.machine);
}

/** The pressed message while its step is shown, else the last one up to the shown step; or -1. */
function chosenIndex(
  messages: readonly SequenceMessage[],
  step: number | null,
  pressed: string | undefined,
): number {
  if (step === null) return messages.length - 1;
  const index = messages.findIndex(({ id }) => id === pressed);
  if (messages[index]?.step.number === step) return index;
  const exact = messages.findIndex((message) => message.step.number === step);
  return exact === -1 ? messages.findLastIndex((each) => each.step.number < step) : exact;
}
