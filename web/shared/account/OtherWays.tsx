import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { sitePermission } from '#web/api/site-permission.ts';
import form from './account-form.module.css';
import styles from './OtherWays.module.css';
import { ServiceLink } from './ServiceLink.tsx';

/** Another way that the same form has, behind another of its tabs. */
export interface OtherWay {
  readonly label: string;
  readonly onChoose: () => void;
}

interface OtherWaysProps {
  /** What the trouble is, as a question. */
  readonly question: string;
  /** Undefined where the site offers no other. */
  readonly otherWay?: OtherWay | undefined;
}

/**
 * What else there is for a person whom this way does not get on: another way, and customer
 * service, where the site has them (A11, S12).
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

/** The pressed button goes with its panel: the focus moves to the tab that is open then. */
function choose({ currentTarget }: MouseEvent, { onChoose }: OtherWay): void {
  const place = currentTarget.closest('[role="tabpanel"]')?.parentElement;
  flushSync(onChoose);
  place?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
}
