import { Button } from '#web/ui/buttons/Button.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';

interface AnswerUnknownProps {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** It is not known whether something was done; asking again does nothing twice. */
export function AnswerUnknown({ title, text, retry, onRetry }: AnswerUnknownProps) {
  return (
    <ErrorState
      title={title}
      text={text}
      action={
        <Button variant="primary" onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}
