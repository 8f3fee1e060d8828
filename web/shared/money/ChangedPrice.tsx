import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Answer } from '#web/ui/messages/Answer.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import type { FreshAgreement } from './use-fresh-agreement.ts';

interface ChangedPriceProps {
  readonly agreement: FreshAgreement;
  /** Something else changed as well, that needs no agreement. */
  readonly hasNews?: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** Label of the tick box. */
  readonly agree: string;
  /** The message for a press without the tick. */
  readonly agreeFirst: string;
}

/**
 * A price that changed since the person saw it: shows both, and requires agreement to the new one.
 */
export function ChangedPrice(props: ChangedPriceProps) {
  const { agreement, hasNews = false, title, text, agree, agreeFirst } = props;
  const { isChanged, isTicked, isMissing, now, box, tick } = agreement;
  if (!isChanged && !hasNews) return null;
  return (
    <Answer to={isChanged ? now : hasNews} takesFocus>
      <Notice
        tone="warning"
        title={title}
        text={
          <>
            {text}
            {isChanged && (
              <Checkbox
                ref={box}
                checked={isTicked}
                error={isMissing && agreeFirst}
                onChange={(event) => {
                  // Agreeing changes no input: the form keeps its answer.
                  event.stopPropagation();
                  tick(event.currentTarget.checked);
                }}
              >
                {agree}
              </Checkbox>
            )}
          </>
        }
      />
    </Answer>
  );
}
