import { fullContribution } from '../bonus-terms.ts';
import type { ContentPromotion } from './promotion.ts';

/** What waits for new players and for VIPs all year round. */
export const lastingPromotions: readonly ContentPromotion[] = [
  {
    id: 'welcome-bonus',
    category: 'new_player',
    scene: 'welcome',
    offer: { kind: 'automatic', isRegistrationBonus: true },
    wagering: 'usual',
    startsAfterDays: -30,
    endsAfterDays: null,
    title: { PT: 'Bônus de boas-vindas', EN: 'Welcome bonus' },
    summary: {
      PT: '{bonus} no seu saldo assim que você cria a conta.',
      EN: '{bonus} in your balance as soon as you create your account.',
    },
    content: {
      PT: '<h3>Como funciona</h3><p>Crie sua conta e pronto: você já tem <strong>{bonus}</strong> no saldo para jogar onde quiser.</p>',
      EN: '<h3>How it works</h3><p>Create your account and that’s it: <strong>{bonus}</strong> is in your balance, ready to play on any game.</p>',
    },
  },
  {
    id: 'first-spins',
    category: 'new_player',
    scene: 'spins',
    offer: { kind: 'claim', bonus: 1_000 },
    startsAfterDays: -20,
    endsAfterDays: 120,
    title: { PT: 'Primeiras rodadas', EN: 'First spins' },
    summary: {
      PT: '{bonus} para conhecer os Originais Aurora.',
      EN: '{bonus} to try the Aurora Originals.',
    },
    content: {
      PT: '<h3>Como funciona</h3><ol><li>Entre na sua conta.</li><li>Resgate o bônus nesta página.</li><li>Escolha um dos <em>Originais Aurora</em> e jogue.</li></ol>',
      EN: '<h3>How it works</h3><ol><li>Sign in to your account.</li><li>Claim the bonus on this page.</li><li>Choose one of the <em>Aurora Originals</em> and play.</li></ol>',
    },
  },
  {
    id: 'invite-a-friend',
    category: 'new_player',
    scene: 'friends',
    offer: { kind: 'automatic', isReferral: true },
    startsAfterDays: -10,
    endsAfterDays: 200,
    title: { PT: 'Convide um amigo', EN: 'Invite a friend' },
    summary: {
      PT: 'Ganhe pontos quando seu amigo apostar {friendStake} em até {friendTime}.',
      EN: 'Earn points when your friend bets {friendStake} within {friendTime}.',
    },
    content: {
      PT: '<h3>Como funciona</h3><ol><li>Abra <a href="/member/referral">Indicar amigos</a> e envie seu link.</li><li>Seu amigo cria a conta pelo link e aposta {friendStake} em até {friendTime}.</li><li>Você recebe os pontos. As apostas valem quando são resolvidas.</li></ol>',
      EN: '<h3>How it works</h3><ol><li>Open <a href="/member/referral">Invite friends</a> and send your link.</li><li>Your friend signs up with the link and bets {friendStake} within {friendTime}.</li><li>You get the points. Bets count once they’re settled.</li></ol>',
    },
  },
  {
    id: 'vip-anniversary',
    category: 'vip',
    scene: 'anniversary',
    offer: { kind: 'application', bonus: 10_000, reviewMinutes: 60, asksForPlay: false },
    wagering: { times: 1, days: 60, contribution: fullContribution },
    startsAfterDays: -40,
    endsAfterDays: 320,
    minimumRankLevel: 5,
    title: { PT: 'Aniversário VIP', EN: 'VIP anniversary' },
    summary: {
      PT: '{bonus} no mês em que sua conta faz aniversário.',
      EN: '{bonus} in the month of your account’s anniversary.',
    },
    content: {
      PT: '<h3>Como funciona</h3><p>Peça o bônus nesta página. Nossa equipe confere a data e responde em até {reviewTime}.</p>',
      EN: '<h3>How it works</h3><p>Request the bonus on this page. Our team checks the date and answers within {reviewTime}.</p>',
    },
  },
  {
    id: 'win-of-the-week',
    category: 'slots',
    scene: 'bestRound',
    offer: { kind: 'application', bonus: 2_000, reviewMinutes: 120, asksForPlay: false },
    startsAfterDays: -7,
    endsAfterDays: 150,
    title: { PT: 'Vitória da semana', EN: 'Win of the week' },
    summary: {
      PT: 'Mostre sua melhor rodada e receba {bonus}.',
      EN: 'Show us your best round and get {bonus}.',
    },
    content: {
      PT: '<h3>Como funciona</h3><ol><li>Faça uma captura de tela da sua melhor rodada.</li><li>Envie com uma frase sobre ela.</li><li>Nossa equipe responde em até <strong>{reviewTime}</strong>.</li></ol>',
      EN: '<h3>How it works</h3><ol><li>Take a screenshot of your best round.</li><li>Send it with a sentence about it.</li><li>Our team answers within <strong>{reviewTime}</strong>.</li></ol>',
    },
  },
  {
    id: 'live-cashback',
    category: 'live',
    scene: 'cashback',
    offer: { kind: 'application', bonus: 1_500, reviewMinutes: 30, asksForPlay: true },
    wagering: null,
    startsAfterDays: -5,
    endsAfterDays: 90,
    title: { PT: 'Cashback ao vivo', EN: 'Live cashback' },
    summary: {
      PT: '{bonus} de volta para quem jogou esta temporada.',
      EN: '{bonus} back if you’ve played this season.',
    },
    content: {
      PT: '<h3>Como funciona</h3><p>Jogou nesta temporada? Peça o cashback. A resposta chega em {reviewTime}. Quem ainda não jogou não recebe o cashback.</p>',
      EN: '<h3>How it works</h3><p>Have you played this season? Request the cashback. We answer in {reviewTime}. If you haven’t played yet, you won’t get it.</p>',
    },
  },
];
