import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentContract } from '#contract/entities/agent.ts';
import { agentsKey } from '#web/api/agent-queries.ts';
import { refusalOf, valueOf } from '#web/api/queries.ts';
import { randomText } from '#web/platform/random-text.ts';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';
import { isLost } from '../is-lost.ts';

/** What the upline can do about a contract of the team: take an offer back, or ask for its end (C2). */
export function UplineActions({ contract }: { readonly contract: AgentContract }) {
  const { t } = useTranslation('agent');
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [key, setKey] = useState(randomText);
  const { contractId, state, agent } = contract;
  const action = state === 'offered' ? 'withdraw' : 'requestTermination';
  const mutation = useMutation({
    mutationFn: () => valueOf(api.agents[action]({ params: { contractId }, body: {} }, { key })),
    onSuccess: () => setIsAsking(false),
    // Refused or not: the list may have been out of date.
    onSettled: (_, error) => {
      // After a lost answer the same is sent again, and counts once.
      if (!isLost(refusalOf(error))) setKey(randomText());
      return queryClient.invalidateQueries({ queryKey: agentsKey });
    },
  });
  if (state !== 'offered' && state !== 'accepted') return null;
  const name = agent.nickname;
  const open = () => {
    mutation.reset();
    setIsAsking(true);
  };
  return (
    <div>
      <Button onClick={open}>{t(`${action}.open`)}</Button>
      <AlertDialog
        open={isAsking}
        tone="warning"
        title={t(`${action}.title`)}
        onClose={() => setIsAsking(false)}
        actions={[
          { id: 'back', label: t('back'), onAction: () => setIsAsking(false) },
          {
            id: action,
            label: t(`${action}.confirm`),
            variant: 'danger',
            busy: mutation.isPending,
            onAction: () => mutation.mutate(),
          },
        ]}
      >
        {t(`${action}.text`, { name })}
        <RefusalMessage refusal={refusalOf(mutation.error)} />
      </AlertDialog>
    </div>
  );
}
