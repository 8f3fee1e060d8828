import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import { ErrorIcon } from '#web/ui/icons/ErrorIcon.tsx';
import type { IconProps } from '#web/ui/icons/Icon.tsx';
import { InfoIcon } from '#web/ui/icons/InfoIcon.tsx';
import { WarningIcon } from '#web/ui/icons/WarningIcon.tsx';

/** The weight of a message. */
export type NoticeTone = 'positive' | 'info' | 'warning' | 'danger';

const icons = {
  positive: CheckCircleIcon,
  info: InfoIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
} as const;

/** The sign that goes with the weight of a message, so that colour does not speak alone. */
export function ToneIcon({ tone, ...rest }: IconProps & { tone: NoticeTone }): React.JSX.Element {
  const Sign = icons[tone];
  return <Sign {...rest} />;
}
