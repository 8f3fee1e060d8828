import type { ContentArticle } from '../article.ts';

const portuguese = `
<p>Este é um site de demonstração, e a operadora abaixo é fictícia. Em um site real, esta página mostra os dados da autorização, que qualquer pessoa pode conferir.</p>
<h3>Operadora</h3>
<ul><li><strong>Nome</strong>: Aurora Play Entretenimento S.A. (fictícia)</li><li><strong>Inscrição</strong>: 00.000.000/0000-00</li><li><strong>Endereço</strong>: Rua do Exemplo, 100, São Paulo</li></ul>
<h3>Autorização</h3>
<ul><li><strong>Número</strong>: DEMO-0000/2026</li><li><strong>Concedida por</strong>: nenhuma autoridade, por se tratar de uma demonstração</li><li><strong>Vale para</strong>: jogos on-line e apostas de quota fixa, para pessoas com {minimumAge} anos ou mais</li></ul>
<h3>Jogos testados</h3>
<p>O resultado de cada rodada vem de um gerador de números aleatórios do servidor. O retorno teórico de cada jogo está nas regras dele. Ele vale para muitas rodadas e não prevê o resultado das suas.</p>
<h3>Dinheiro dos jogadores</h3>
<p>O saldo dos jogadores fica separado do dinheiro da operadora e é pago mesmo que ela encerre o site.</p>
<h3>Reclamações</h3>
<ol><li>Fale com o atendimento. Você recebe a resposta na hora ou um prazo.</li><li>Se não houver acordo, peça a revisão da ouvidoria pelo mesmo canal. A resposta vem por escrito em até dez dias úteis.</li><li>Depois disso, procure o órgão de defesa do consumidor da sua cidade.</li></ol>
<p>As regras completas estão nos <a href="/terms">termos de uso</a>.</p>`;

const english = `
<p>This is a demonstration site, and the operator below is fictitious. On a real site, this page shows the details of the licence, which anyone can check.</p>
<h3>Operator</h3>
<ul><li><strong>Name</strong>: Aurora Play Entretenimento S.A. (fictitious)</li><li><strong>Registration</strong>: 00.000.000/0000-00</li><li><strong>Address</strong>: Rua do Exemplo, 100, São Paulo</li></ul>
<h3>Licence</h3>
<ul><li><strong>Number</strong>: DEMO-0000/2026</li><li><strong>Granted by</strong>: no authority, because this is a demonstration</li><li><strong>Valid for</strong>: online games and fixed-odds bets, for people aged {minimumAge} or over</li></ul>
<h3>Tested games</h3>
<p>The result of each round comes from a random number generator on the server. Each game’s theoretical return is in the rules of the game. It applies over many rounds and does not predict the result of yours.</p>
<h3>Players’ money</h3>
<p>Players’ balances are kept separate from the operator’s money and are paid even if the operator closes the site.</p>
<h3>Complaints</h3>
<ol><li>Contact customer service. You get an answer right away or a date for one.</li><li>If you do not agree, ask for a review by the ombudsman through the same channel. You get an answer in writing within ten working days.</li><li>After that, contact your city’s consumer protection office.</li></ol>
<p>The full rules are in the <a href="/terms">terms of use</a>.</p>`;

/** Who runs the site, and by what right (S5). */
export const licence: ContentArticle = {
  kind: 'policy',
  id: 'licence',
  version: '1.0',
  inForceForDays: 45,
  title: { PT: 'Licença', EN: 'Licence' },
  content: { PT: portuguese.trim(), EN: english.trim() },
};
