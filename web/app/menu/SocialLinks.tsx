import type { Resources } from '#contract/entities/site.ts';
import { FacebookIcon } from '#web/ui/icons/FacebookIcon.tsx';
import { InstagramIcon } from '#web/ui/icons/InstagramIcon.tsx';
import { TelegramIcon } from '#web/ui/icons/TelegramIcon.tsx';
import { WhatsappIcon } from '#web/ui/icons/WhatsappIcon.tsx';

const networks = [
  { key: 'Facebook', Icon: FacebookIcon },
  { key: 'Instagram', Icon: InstagramIcon },
  { key: 'Telegram', Icon: TelegramIcon },
  { key: 'WhatsApp', Icon: WhatsappIcon },
] as const;

interface SocialLinksProps {
  readonly resources: Resources;
  readonly className: string | undefined;
}

/** The site's pages in social networks, where it has them (S2). */
export function SocialLinks({ resources, className }: SocialLinksProps) {
  const shown = networks.filter(({ key }) => resources[key]);
  if (shown.length === 0) return null;
  return (
    <ul role="list" className={className}>
      {shown.map(({ key, Icon }) => (
        <li key={key}>
          <a
            href={resources[key]?.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={key}
            title={key}
          >
            <Icon />
          </a>
        </li>
      ))}
    </ul>
  );
}
