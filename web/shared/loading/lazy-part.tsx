import {
  Component,
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { loadPageAnew, recoverFromDeployment } from './deployment.ts';
import { LoadError } from './LoadError.tsx';
import { askForMissingSheets } from './missing-sheets.ts';

/** Timeout of a chunk, in milliseconds (R10). */
export const LAZY_PART_TIMEOUT_MILLISECONDS = 120_000;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Gives up after the timeout, so that nobody waits for ever. */
export function withinTimeout<Value>(
  load: Promise<Value>,
  milliseconds = LAZY_PART_TIMEOUT_MILLISECONDS,
): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the part took too long')), milliseconds);
  return Promise.race([load, promise]).finally(() => clearTimeout(timer));
}

/** A lazily loaded part that can be preloaded. */
export interface LazyPart<Props extends object> extends FunctionComponent<Props> {
  /** Preloads it, so that it renders without a fallback. Never rejects. */
  preload(): Promise<void>;
}

/** Shown in place of a part that did not load, with the same properties. */
type Failure<Props> = ComponentType<Props & { readonly onRetry: () => void }>;

/**
 * A lazily loaded part (R10): `fallback` while loading, a load error with retry on failure, unless
 * another `failure` is given. If a new deployment has removed it, the page is reloaded.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode,
  // A page shows that it is loading; smaller parts just appear.
  failure: Failure<Props> = fallback === null ? PartFailed : PageFailed,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let hasFailed = false;
  const loadOnce = async () => {
    try {
      const sheets = askForMissingSheets();
      // A part that fails for the first time here fails by itself, not by the sheets of others.
      const part = await withinTimeout((hasFailed ? sheets : sheets.catch(nothing)).then(load));
      Loaded = part.default;
      return part;
    } catch (reason) {
      hasFailed = true;
      await recoverFromDeployment();
      throw reason;
    }
  };
  const loadAgain = async () => {
    try {
      return await loadOnce();
    } catch (reason) {
      await loadPageAnew();
      throw reason;
    }
  };
  // A failed React.lazy stays failed: each try gets a new one.
  let Pending = lazy(loadOnce);
  const Failed = failure;
  function Part(props: Props) {
    const [attempt, setAttempt] = useState(0);
    // Fixed at the first drawing: if it changed later, the page would start again.
    const [Ready] = useState(() => Loaded);
    const retry = () => {
      Pending = lazy(loadAgain);
      setAttempt(attempt + 1);
    };
    return (
      <PartBoundary key={attempt} failure={<Failed {...props} onRetry={retry} />}>
        {Ready ? (
          <Ready {...props} />
        ) : (
          <Suspense fallback={fallback}>
            <Pending {...props} />
          </Suspense>
        )}
      </PartBoundary>
    );
  }
  return Object.assign(Part, {
    // A part that fails here is loaded again when it is shown, and then reports a failure.
    preload: () => loadOnce().then(nothing, nothing),
  });
}

const nothing = () => undefined;

function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  return <LoadError isPage onRetry={onRetry} />;
}

/** The load error of a part that is not a page. */
export function PartFailed({ onRetry }: { readonly onRetry: () => void }) {
  return <LoadError isPage={false} onRetry={onRetry} />;
}

interface PartBoundaryProps {
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

/** Shows the load error in the place of a part that failed. */
class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.failure : this.props.children;
  }
}
