import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#contract/entities/team.ts';
import type { KeyedSubmission } from '#machines/submission/submission.machine.ts';
import { queries, readsOf } from '#web/api/queries.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { TypedSearch } from '#web/shared/page/TypedSearch.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { useSubmission } from '#web/shared/submission/use-submission.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import styles from './team.module.css';

interface MoveDialogProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
}

/** The new upline; null for the agent. */
interface MoveTarget {
  readonly uplineId: string | null;
}

/** The agent as a possible upline. */
const MYSELF = '';

/** Moves a team member below another agent: search, choose, move (C1). */
export function MoveDialog({ member, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['team', 'errors']);
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { memberId, name, below, upline } = member;
  const text = search.trim();
  const { data } = useQuery({
    ...queries.team.search({ query: { text, among: 'agents' } }),
    enabled: text !== '',
  });
  const agents = text === '' ? [] : (data?.members ?? []);
  const places = [
    { id: MYSELF, label: t('move.belowYou'), isNow: upline === null },
    ...agents.map((agent) => ({
      id: agent.memberId,
      label: t('numbered', { name: agent.name, number: agent.memberId }),
      isNow: agent.memberId === upline?.memberId,
    })),
  ].filter(({ id, isNow }) => id !== memberId && !isNow);
  const moving = useSubmission({
    call: 'team.move',
    send: async ({ payload: { uplineId }, key }: KeyedSubmission<MoveTarget>) => {
      const outcome = await api.team.move({ params: { memberId }, body: { uplineId } }, { key });
      // In any case the tree may be stale.
      void queryClient.invalidateQueries(readsOf('team'));
      return outcome;
    },
    onSettled: ({ ok }) => {
      if (ok) onClose();
    },
  });
  if (moving.unanswered) return <UnansweredDialog flow={moving} onClose={onClose} />;
  const isChosen = places.some(({ id }) => id === chosen);
  return (
    <Dialog
      open
      title={t('move.title', { name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          busy={moving.isBusy}
          aria-disabled={!isChosen || undefined}
          onClick={() => {
            if (!isChosen || chosen === undefined) return;
            moving.submit({ uplineId: chosen === MYSELF ? null : chosen });
          }}
        >
          {t('move.confirm')}
        </Button>
      }
    >
      <div className="stack gap-4">
        <p>{t('move.text', { people: t('people', { count: below }) })}</p>
        <TypedSearch
          label={t('move.search')}
          clearLabel={t('clearSearch')}
          value={search}
          onSearched={setSearch}
        />
        <fieldset className={classNames('stack gap-1', styles.places)}>
          <legend>{t('move.where')}</legend>
          {places.map(({ id, label }) => (
            <label key={id}>
              <input
                type="radio"
                name="upline"
                checked={chosen === id}
                onChange={() => {
                  moving.reset();
                  setChosen(id);
                }}
              />
              {label}
            </label>
          ))}
          {places.length === 0 && <p className={styles.muted}>{t('move.searchFirst')}</p>}
        </fieldset>
        <RefusalMessage refusal={moving.refusal} />
      </div>
    </Dialog>
  );
}
