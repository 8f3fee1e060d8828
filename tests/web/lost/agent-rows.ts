import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { World } from '#fake-server/world/world.ts';
import { fill, press, tick } from './hands.ts';
import type { LostPage } from './lost-page.tsx';
import type { LostRows } from './lost-row.ts';
import { memberNamed } from './money-rows.ts';

const as = (account: string) => (world: World) => memberNamed(world, account).id;

/** Opens what waits for the answer of an agent. */
function openRequest({ world, services }: LostPage, account: string, kind: ContractKind): void {
  const { request, current } = world.contracts.request(memberNamed(world, account), kind);
  const { contractId = '' } = request ?? current ?? {};
  services.modals.send({ type: 'modal.opened', modal: { type: 'contractRequest', contractId } });
}

/** Contracts, the team, links and accounts of an agent. */
export const agentRows: LostRows = {
  'invitations.create': {
    as: as('rafael'),
    at: '/agent/account',
    begin: async () => {
      await fill('Nome', 'Panfleto');
    },
    press: () => press('Criar link'),
    done: 'Panfleto',
  },
  'invitations.close': {
    as: as('rafael'),
    at: '/agent/account',
    begin: async () => {
      await press(/^Fechar link/u);
    },
    press: () => press('Fechar link'),
    done: 'Fechado',
  },
  'subAccounts.create': {
    as: as('rafael'),
    at: '/agent/account?part=accounts',
    begin: async () => {
      await fill('Nome de usuário', 'contaperdida');
    },
    press: () => press('Criar conta'),
    done: 'Entregue estes dados',
  },
  'subAccounts.renewPassword': {
    // The account that was made before.
    as: as('rafael'),
    at: '/agent/account?part=accounts',
    begin: () => press(/^Nova primeira senha/u),
    press: () => press('Nova primeira senha'),
    done: 'Entregue estes dados',
  },
  'team.move': {
    as: as('carlos'),
    at: '/agent/teamManagement?search=maria',
    begin: async () => {
      await press(/^Mudar/u);
      await tick('Logo abaixo de você');
    },
    press: () => press('Mudar'),
    done: 'nível 1',
  },
  'agents.accept': {
    as: as('fernanda'),
    at: '/agent/contracts',
    begin: async (page) => {
      openRequest(page, 'fernanda', 'dividend');
      await press('Aceitar');
      await tick('Entendo ');
    },
    press: () => press('Aceitar contrato'),
    done: 'Contrato aceito',
  },
  'agents.reject': {
    as: as('rafael'),
    at: '/agent/contracts',
    begin: async (page) => {
      openRequest(page, 'rafael', 'dailySalary');
      await press('Recusar');
    },
    press: () => press('Recusar contrato'),
    done: 'Contrato recusado',
  },
  'agents.offer': {
    as: as('fernanda'),
    at: '/agent/contracts?side=team&offer=dividend',
    begin: async ({ world }) => {
      await fill('Agente', String(memberNamed(world, 'patricia.nunes').id));
      await fill('Taxa', '7,5');
      await press('Revisar e enviar');
    },
    press: () => press('Enviar oferta'),
    done: 'Oferta enviada',
  },
  'agents.withdraw': {
    // The offer that was made before.
    as: as('fernanda'),
    at: '/agent/contracts?side=team',
    begin: () => press('Cancelar oferta'),
    press: () => press('Cancelar oferta'),
    done: 'Cancelad',
  },
  'agents.requestTermination': {
    as: as('fernanda'),
    at: '/agent/contracts?side=team',
    begin: () => press('Pedir encerramento'),
    press: () => press('Enviar pedido'),
    done: 'Encerramento solicitado',
  },
  'agents.answerTermination': {
    // Which was requested before.
    as: as('patricia.nunes'),
    at: '/agent/contracts',
    begin: async (page) => {
      openRequest(page, 'patricia.nunes', 'dividend');
      await press('Concordar com o encerramento');
    },
    press: () => press('Encerrar contrato'),
    done: 'O contrato vai terminar',
  },
};
