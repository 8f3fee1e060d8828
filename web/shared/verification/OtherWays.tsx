import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { sitePermission } from '#web/api/site-permission.ts';
import { ServiceLink } from '#web/shared/customer-service/ServiceLink.tsx';
import form from '#web/shared/forms/form.module.css';
import styles from './OtherWays.module.css';

/** Another method of the same form, in another tab. */
export interface OtherWay {
  readonly label: string;
  readonly onChoose: () => void;
}

interface OtherWaysProps {
  /** The problem, as a question. */
  readonly question: string;
  /** Undefined if the site has no other. */
  readonly otherWay?: OtherWay | undefined;
}

/**
 * Alternatives for a person who is stuck with this method: another method, and customer service, if
 * the site has them (A11, S12).
 */
export function OtherWays({ question, otherWay }: OtherWaysProps) {
  const { data } = useQuery(sitePermission());
  const hasService = data?.customerService.some(({ csType }) => csType === 'LIVECHAT');
  if (!hasService && !otherWay) return null;
  return (
    <output className={styles.ways}>
      {question}
      {otherWay && (
        <button type="button" className={form.link} onClick={(press) => choose(press, otherWay)}>
          {otherWay.label}
        </button>
      )}
      <ServiceLink />
    </output>
  );
}

/** The pressed button goes with its panel: the focus moves to the open tab. */
function choose({ currentTarget }: MouseEvent, { onChoose }: OtherWay): void {
  const place = currentTarget.closest('[role="tabpanel"]')?.parentElement;
  flushSync(onChoose);
  place?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
}
