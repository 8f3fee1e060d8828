import { Button } from '#web/ui/buttons/Button.tsx';
import { type ButtonVariant, buttonClass } from '#web/ui/buttons/button-class.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { DepositIcon } from '#web/ui/icons/DepositIcon.tsx';
import { HeartFilledIcon } from '#web/ui/icons/HeartFilledIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { PlayIcon } from '#web/ui/icons/PlayIcon.tsx';
import { RefreshIcon } from '#web/ui/icons/RefreshIcon.tsx';
import { Section } from './Section.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'gold', 'secondary', 'ghost', 'danger'];

/** Every variant, size and state of the buttons. */
export function Buttons(): React.JSX.Element {
  return (
    <Section title="Buttons">
      {(['l', 'm', 's'] as const).map((size) => (
        <div key={size} className="row">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
        </div>
      ))}
      <div className="row">
        <Button variant="primary" icon={<PlayIcon />}>
          Play now
        </Button>
        <Button variant="gold" icon={<DepositIcon />}>
          Deposit
        </Button>
        <Button variant="primary" busy>
          Signing in
        </Button>
        <Button busy>Waiting</Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button aria-disabled>Not now</Button>
        <a href="#link" className={buttonClass({ variant: 'primary', size: 'm' })}>
          A link
        </a>
      </div>
      <div className="row">
        <IconButton label="Close">
          <CloseIcon />
        </IconButton>
        <IconButton label="Refresh" variant="solid">
          <RefreshIcon />
        </IconButton>
        <IconButton label="Favourite" aria-pressed="false" size="s">
          <HeartIcon />
        </IconButton>
        <IconButton label="No favourite any more" aria-pressed="true" size="s">
          <HeartFilledIcon />
        </IconButton>
      </div>
    </Section>
  );
}
