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
  /** The followed portal where several run the flow; null for the one that began last. */
  readonly portal: string | null;
  /** The address with some of it changed. */
  readonly with: (changed: Changed) => string;
  /** Goes there. */
  readonly change: (changed: Changed) => void;
}

/** What changes of an address; null takes something out. */
type Changed = Partial<Record<'state' | 'part' | 'view' | 'try' | 'portal', string | null>>;

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
    portal: parameters.get('portal'),
    with: (changed) => `?${withChanged(changed)}`,
    change: (changed) => setParameters(withChanged(changed)),
  };
}
