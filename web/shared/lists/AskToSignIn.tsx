import type { ReactNode } from 'react';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';

interface AskToSignInProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** What the list would show. */
  readonly text: string;
  /** The name of the button. */
  readonly signIn: string;
}

/** Asks a visitor to sign in for their own list (L3, L7). */
export function AskToSignIn({ icon, title, text, signIn }: AskToSignInProps) {
  const modals = useModals();
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        <Button variant="primary" onClick={() => modals.open('login')}>
          {signIn}
        </Button>
      }
    />
  );
}
