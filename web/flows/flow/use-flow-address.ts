import { useSearchParams } from 'react-router-dom';

/** What a flow's address contains, so that a link shows others the same. */
export interface FlowAddress {
  /** The selected state. */
  readonly state: string | null;
  /** The shown part; null if it follows from the rest. */
  readonly part: string | null;
  readonly view: 'chart' | 'list' | 'sequence';
  /** The flow is tried on the page, starting in this state; `''` for its start. */
  readonly tried: string | null;
  /** What was done in the trial, as `useTrial` writes it; null for the path into its state alone. */
  readonly taken: string | null;
  /** The selected step of the trial; null for its last one. */
  readonly step: string | null;
  /** The followed portal where several run the flow; null for the one that began last. */
  readonly portal: string | null;
  /** The address with some of it changed. */
  readonly with: (changed: Changed) => string;
  /** Goes there. */
  readonly change: (changed: Changed) => void;
  /** Goes there without another entry in the history. */
  readonly replace: (changed: Changed) => void;
}

/** What changes of an address; null takes something out. */
type Changed = Partial<
  Record<'state' | 'part' | 'view' | 'try' | 'taken' | 'step' | 'portal', string | null>
>;

/** On small screens the list is shown, unless the chart is requested. */
const SMALL_SCREEN = '(max-width: 767px)';

/** Reads the address of a flow's page, and changes it. */
export function useFlowAddress(): FlowAddress {
  const [parameters, setParameters] = useSearchParams();
  const withChanged = (changed: Changed) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changed)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const view = parameters.get('view');
  const usual = matchMedia(SMALL_SCREEN).matches ? 'list' : 'chart';
  return {
    state: parameters.get('state'),
    part: parameters.get('part'),
    view: view === 'list' || view === 'chart' || view === 'sequence' ? view : usual,
    tried: parameters.get('try'),
    taken: parameters.get('taken'),
    step: parameters.get('step'),
    portal: parameters.get('portal'),
    with: (changed) => `?${withChanged(changed)}`,
    change: (changed) => setParameters(withChanged(changed)),
    replace: (changed) => setParameters(withChanged(changed), { replace: true }),
  };
}
