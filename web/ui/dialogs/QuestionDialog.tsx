import type { ReactNode } from 'react';
import type { NoticeTone } from '#web/ui/messages/ToneIcon.tsx';
import { type AlertAction, AlertDialog } from './AlertDialog.tsx';

interface QuestionDialogProps {
  readonly open: boolean;
  readonly tone?: NoticeTone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The way out, which changes nothing; it has the focus first. */
  readonly leave: string;
  readonly onLeave: () => void;
  /** The subject of the question. */
  readonly action: Omit<AlertAction, 'id'>;
}

/** A question with a way out and one thing to do (S7). */
export function QuestionDialog({
  open,
  tone = 'warning',
  title,
  children,
  leave,
  onLeave,
  action,
}: QuestionDialogProps) {
  return (
    <AlertDialog
      open={open}
      tone={tone}
      title={title}
      onClose={onLeave}
      actions={[
        { id: 'leave', label: leave, onAction: onLeave },
        { id: 'act', ...action },
      ]}
    >
      {children}
    </AlertDialog>
  );
}
