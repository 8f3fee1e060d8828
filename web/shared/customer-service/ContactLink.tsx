import { useQuery } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { sitePermission } from '#web/api/site-permission.ts';
import { useCustomerService } from './use-customer-service.tsx';

interface ContactLinkProps {
  readonly className?: string | undefined;
  /** Number of what it is about: a line of the account record, a withdrawal or a deposit. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** A link to customer service, where the site has it; pressed with a key held, it is a plain one. */
export function ContactLink({ className, about, children }: ContactLinkProps) {
  const { data } = useQuery(sitePermission());
  const { contact, help } = useCustomerService(about);
  const open = data?.customerService.find(({ csType }) => csType === 'LIVECHAT');
  if (!open) return null;
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    contact();
  };
  return (
    <>
      <a
        href={open.path}
        target="_blank"
        rel="noopener noreferrer"
        className={className}
        onClick={press}
      >
        {children}
      </a>
      {help}
    </>
  );
}
