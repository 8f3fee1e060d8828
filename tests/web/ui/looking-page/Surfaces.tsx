import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import { Chip } from '#web/ui/content/Chip.tsx';
import { Countdown } from '#web/ui/content/Countdown.tsx';
import { Disclosure } from '#web/ui/content/Disclosure.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { FireIcon } from '#web/ui/icons/FireIcon.tsx';
import { SignOutIcon } from '#web/ui/icons/SignOutIcon.tsx';
import { SlotsIcon } from '#web/ui/icons/SlotsIcon.tsx';
import { UserIcon } from '#web/ui/icons/UserIcon.tsx';
import { WalletIcon } from '#web/ui/icons/WalletIcon.tsx';
import { Tooltip } from '#web/ui/messages/Tooltip.tsx';
import { Menu } from '#web/ui/navigation/Menu.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/navigation/MenuItem.tsx';
import { Section } from './Section.tsx';

const tones: readonly Tone[] = [
  'neutral',
  'accent',
  'positive',
  'info',
  'warning',
  'danger',
  'gold',
];

/** Cards, badges, chips, money, and what opens in place. */
export function Surfaces(): React.JSX.Element {
  const [filter, setFilter] = useState('hot');
  return (
    <Section title="Surfaces">
      <div className="row">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} look="solid">
            {tone === 'gold' ? 'JACKPOT' : '12'}
          </Badge>
        ))}
      </div>
      <div className="row">
        <Chip
          icon={<FireIcon />}
          pressed={filter === 'hot'}
          onClick={() => setFilter(filter === 'hot' ? '' : 'hot')}
        >
          Hot
        </Chip>
        <Chip icon={<ClockIcon />} pressed={false}>
          Recent
        </Chip>
        <Menu
          align="start"
          header={
            <>
              <strong>ana.souza</strong>
              <br />
              <Money text="R$ 1.234,56" tone="gold" />
            </>
          }
          renderTrigger={(attributes) => (
            <Button {...attributes} icon={<UserIcon />}>
              Account
            </Button>
          )}
        >
          <MenuItem icon={<UserIcon />}>Member centre</MenuItem>
          <MenuItem icon={<WalletIcon />}>Wallet</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<SignOutIcon />} tone="danger">
            Sign out
          </MenuItem>
        </Menu>
        <Tooltip text="Slot games">
          <IconButton label="Slot games" variant="solid">
            <SlotsIcon />
          </IconButton>
        </Tooltip>
      </div>
      <div className="columns">
        <Card>
          <p>Balance</p>
          <p style={{ fontSize: 'var(--font-2xl)' }}>
            <Money text="R$ 1.234,56" />
          </p>
          <p>
            <Money text="+ R$ 120,00" tone="positive" /> <Money text="− R$ 20,00" tone="danger" />
          </p>
        </Card>
        <Card interactive>
          <p>Jackpot</p>
          <p style={{ fontSize: 'var(--font-2xl)' }}>
            <Money text="R$ 98.765,43" tone="gold" label="98 765 reais and 43 cents" />
          </p>
          <p>
            Ends in <Countdown text="04:59" label="Time left" />
          </p>
        </Card>
        <div>
          <Disclosure title="How do I deposit?" name="faq" open>
            By Pix, from an account in your own name.
          </Disclosure>
          <Disclosure title="How long does a withdrawal take?" name="faq">
            Minutes, as a rule.
          </Disclosure>
        </div>
      </div>
    </Section>
  );
}
