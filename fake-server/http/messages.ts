import type { ServerErrorCode } from '#contract/errors.ts';

/** Languages that the server speaks itself; the portal has its own texts by code (S12). */
export type MessageLanguage = 'pt' | 'en';

const messages: Readonly<Record<ServerErrorCode, readonly [pt: string, en: string]>> = {
  bad_request: ['O pedido não pôde ser lido.', 'The request could not be read.'],
  validation_failed: ['Confira os campos indicados.', 'Please check the named fields.'],
  payload_too_large: ['O pedido é grande demais.', 'The request is too large.'],
  not_found: ['Não encontrado.', 'Not found.'],
  too_many_requests: ['Muitos pedidos; aguarde um instante.', 'Too many requests; wait a moment.'],
  internal_error: ['Algo deu errado do nosso lado.', 'Something went wrong on our side.'],
  idempotency_conflict: [
    'Este pedido já foi feito com outros dados.',
    'This request was already made with other data.',
  ],
  action_unfinished: [
    'O pedido começou e ainda não terminou.',
    'It has begun and is not finished yet.',
  ],
  answer_expired: [
    'Isto já foi feito; entre na sua conta para continuar.',
    'This has already been done; sign in to go on.',
  ],
  nickname_taken: ['Este apelido já é de outra pessoa.', 'Somebody else has this nickname.'],
  maintenance: ['O site está em manutenção.', 'The site is under maintenance.'],
  region_restricted: [
    'O site não está disponível na sua região.',
    'The site is not available in your region.',
  ],
  feature_disabled: ['Este recurso está desligado.', 'This feature is switched off.'],
  token_missing: ['Entre na sua conta.', 'Please sign in.'],
  token_invalid: ['Sua sessão terminou; entre de novo.', 'Your session has ended; sign in again.'],
  token_expired: ['Sua sessão expirou; entre de novo.', 'Your session has expired; sign in again.'],
  recovery_link_expired: [
    'Este link já foi usado ou expirou; peça outro.',
    'This link has already been used or has expired; ask for another.',
  ],
  in_need_true_account: ['Cadastre-se primeiro.', 'Please register an account first.'],
  member_no_enter: [
    'Esta conta não pode entrar neste site.',
    'This account cannot sign in to this site.',
  ],
  agent_only: ['Somente agentes podem entrar aqui.', 'Only agents can sign in here.'],
  account_closed: [
    'Esta conta está encerrada ou em encerramento.',
    'This account is closed, or about to close.',
  ],
  account_blocked: ['Esta conta está bloqueada.', 'This account is blocked.'],
  password_change_owed: ['Escolha primeiro uma nova senha.', 'Please choose a new password first.'],
  sealed_payload_invalid: [
    'Os dados protegidos não puderam ser abertos.',
    'The sealed data could not be opened.',
  ],
  sealing_key_unknown: [
    'A chave de proteção mudou; tente de novo.',
    'The sealing key has changed; try again.',
  ],
  sealed_payload_stale: [
    'Este envio já foi usado ou expirou.',
    'This submission has already been used or has expired.',
  ],
  credentials_incorrect: ['Usuário ou senha incorretos.', 'Wrong user name or password.'],
  captcha_required: ['Digite os números da imagem.', 'Enter the digits in the picture.'],
  captcha_incorrect: [
    'Os números não conferem com a imagem.',
    'The digits do not match the picture.',
  ],
  username_email_unknown: ['Usuário/e-mail não existe.', 'Username/Email does not exist.'],
  mail_throttled: [
    'Aguarde antes de pedir outra mensagem.',
    'Please wait before asking for another mail.',
  ],
  mail_failed: ['A mensagem não pôde ser enviada.', 'The mail could not be sent.'],
  old_password_incorrect: ['A senha atual está incorreta.', 'The current password is wrong.'],
  password_unchanged: [
    'A nova senha é igual à atual.',
    'The new password is the same as the current one.',
  ],
  second_step_required: [
    'Falta a segunda etapa: entre com sua senha e depois com o código do aplicativo.',
    'The second step is missing: sign in with your password, then with the code of the app.',
  ],
  second_step_incorrect: [
    'O código não confere. Um código do aplicativo vale só uma vez: espere o próximo.',
    'The code is not right. A code of the app counts once: wait for the next one.',
  ],
  second_step_expired: [
    'Esta tentativa de entrada terminou. Comece de novo.',
    'This attempt to sign in is over. Begin again.',
  ],
  second_step_locked: [
    'Foram muitas tentativas erradas. Espere um pouco antes de tentar de novo.',
    'There were too many wrong tries. Wait a little before you try again.',
  ],
  own_password_incorrect: [
    'A senha da conta não confere.',
    'The password of the account is not right.',
  ],
  two_step_is_on: ['A entrada em duas etapas já está ativa.', 'Two-step sign-in is on already.'],
  two_step_is_off: [
    'A entrada em duas etapas já está desativada.',
    'Two-step sign-in is off already.',
  ],
  two_step_setup_expired: [
    'O tempo para ligar o aplicativo terminou. Comece de novo.',
    'The time to connect the app is over. Begin again.',
  ],
  last_way_in: [
    'É a única forma de entrar; crie uma senha primeiro.',
    'It is the only way to sign in; set a password first.',
  ],
  way_back_closed: [
    'Não há recuperação de conta para continuar.',
    'There is no account recovery to go on with.',
  ],
  passkeys_full: [
    'Você já tem todas as chaves de acesso que uma conta pode ter. Remova uma primeiro.',
    'You have as many passkeys as an account may have. Remove one first.',
  ],
  passkey_unknown: [
    'Esta chave de acesso não entra mais em nenhuma conta. Entre de outra forma.',
    'This passkey no longer signs in to any account. Sign in another way.',
  ],
  passkey_known: [
    'Este aparelho já tem uma chave de acesso deste site.',
    'This device has a passkey of this site already.',
  ],
  passkey_refused: [
    'A chave de acesso não foi aceita. Tente de novo.',
    'The passkey was not accepted. Try again.',
  ],
  passkey_challenge_expired: [
    'O tempo para usar a chave de acesso terminou. Tente de novo.',
    'The time to use the passkey is over. Try again.',
  ],
  proof_required: ['Para continuar, confirme que é você.', 'Confirm that it is you to go on.'],
  social_account_unknown: [
    'Nenhuma conta daqui está vinculada a este acesso.',
    'No account here is linked to this sign-in.',
  ],
  social_account_taken: [
    'Este acesso já está vinculado a outra conta.',
    'This sign-in is already linked to another account.',
  ],
  social_sign_in_refused: [
    'O acesso não pôde ser confirmado.',
    'The sign-in could not be confirmed.',
  ],
  identity_unavailable: [
    'A confirmação não respondeu; tente de novo.',
    'The confirmation did not answer; try again.',
  ],
  registration_closed: ['O cadastro está fechado.', 'Registration is closed.'],
  invitation_code_error: ['O código de convite não é válido.', 'The invitation code is not valid.'],
  username_taken: ['Este nome de usuário já existe.', 'This user name is already taken.'],
  mobile_taken: ['Este celular já tem cadastro.', 'This mobile number is already registered.'],
  email_taken: ['Este e-mail já tem cadastro.', 'This email address is already registered.'],
  terms_not_accepted: ['Aceite os termos para continuar.', 'Please agree to the terms.'],
  geetest_required: ['Faça a verificação primeiro.', 'Please complete the security check first.'],
  geetest_failed: [
    'A verificação falhou; tente de novo.',
    'The security check failed; please try again.',
  ],
  sms_failed: ['O SMS não pôde ser enviado.', 'The SMS could not be sent.'],
  sms_throttled: [
    'Aguarde antes de pedir outro código.',
    'Please wait before asking for another code.',
  ],
  mobile_unknown: ['Este celular não tem cadastro.', 'This mobile number is not registered.'],
  verification_code_missing: ['Digite o código recebido.', 'Enter the code that you received.'],
  verification_code_incorrect: ['O código está incorreto.', 'The code is wrong.'],
  verification_code_expired: [
    'O código expirou; peça outro.',
    'The code has expired; ask for another.',
  ],
  game_not_found: ['Este jogo não existe.', 'This game does not exist.'],
  game_under_maintenance: ['Este jogo está em manutenção.', 'This game is under maintenance.'],
  vendor_unavailable: [
    'O provedor do jogo não responde.',
    'The game’s provider is not responding.',
  ],
  room_not_found: ['Esta sala não existe.', 'This room does not exist.'],
  room_full: ['Esta sala está cheia.', 'This room is full.'],
  deposit_method_unavailable: [
    'Esta forma de pagamento não está disponível.',
    'This way to pay is not available.',
  ],
  deposit_amount_too_small: ['O valor é menor que o mínimo.', 'The amount is below the minimum.'],
  deposit_amount_too_large: ['O valor é maior que o máximo.', 'The amount is above the maximum.'],
  deposit_limit_reached: [
    'O valor passa do seu limite de depósitos.',
    'The amount is above your deposit limit.',
  ],
  deposit_already_open: [
    'Você já tem um depósito em andamento.',
    'You already have a deposit under way.',
  ],
  deposit_not_cancellable: [
    'Este depósito não pode mais ser cancelado.',
    'This deposit can no longer be cancelled.',
  ],
  payment_provider_unavailable: [
    'O provedor de pagamentos não responde.',
    'The payment provider is not responding.',
  ],
  money_password_unset: [
    'Crie primeiro a senha que autoriza saques e transferências.',
    'First set the password that authorises withdrawals and transfers.',
  ],
  money_password_set: ['Esta senha já foi criada.', 'This password has already been set.'],
  money_password_incorrect: ['Senha incorreta.', 'Wrong password.'],
  money_password_locked: [
    'Muitas senhas incorretas; aguarde antes de tentar de novo.',
    'Too many wrong passwords; wait before you try again.',
  ],
  money_password_waiting: [
    'Esta senha foi recuperada há pouco e ainda não vale.',
    'This password was recovered a short time ago and does not count yet.',
  ],
  payout_account_unknown: ['Não encontramos esta conta.', 'We could not find this account.'],
  payout_account_of_another: [
    'Esta conta é de outra pessoa.',
    'This account belongs to somebody else.',
  ],
  payout_account_exists: ['Esta conta já foi adicionada.', 'This account was already added.'],
  payout_accounts_full: [
    'Você já tem o máximo de contas; remova uma.',
    'You already have as many accounts as possible; remove one.',
  ],
  payout_account_check_expired: [
    'Confira a conta de novo antes de adicioná-la.',
    'Check the account again before you add it.',
  ],
  payout_account_in_use: [
    'Há um saque em andamento para esta conta.',
    'A withdrawal to this account is under way.',
  ],
  payout_account_waiting: [
    'Esta conta é nova e ainda não pode ser usada.',
    'This account is new and cannot be used yet.',
  ],
  transfer_not_open: [
    'Sua conta não tem para quem transferir.',
    'Your account has nobody to transfer to.',
  ],
  transfer_amount_too_small: ['O valor é pequeno demais.', 'The amount is too small.'],
  transfer_amount_too_large: ['O valor é grande demais.', 'The amount is too large.'],
  wallet_is_single: [
    'Todos os jogos usam a carteira principal.',
    'All games are played from the main wallet.',
  ],
  wallet_amount_too_large: [
    'A carteira não tem esse valor.',
    'The wallet does not have that amount.',
  ],
  wallet_transfer_under_way: [
    'A transferência anterior ainda não terminou.',
    'The transfer before this one has not ended yet.',
  ],
  withdrawal_amount_too_small: [
    'O valor é menor que o mínimo.',
    'The amount is below the minimum.',
  ],
  withdrawal_amount_too_large: [
    'O valor é maior que o máximo.',
    'The amount is above the maximum.',
  ],
  withdrawal_exceeds_balance: [
    'O valor é maior do que você pode sacar agora.',
    'The amount is more than you can withdraw now.',
  ],
  withdrawal_limit_reached: [
    'O valor passa do seu limite de saques.',
    'The amount is above your withdrawal limit.',
  ],
  withdrawal_not_cancellable: [
    'Este saque não pode mais ser cancelado.',
    'This withdrawal can no longer be cancelled.',
  ],
  payout_answered: ['Este pagamento já foi respondido.', 'This payment has already been answered.'],
  payout_silence_over: [
    'O prazo acabou, e o pagamento conta como recebido.',
    'The time is over, and the payment counts as received.',
  ],
  payout_complaint_over: [
    'O prazo para reclamar deste pagamento acabou.',
    'The time to complain about this payment is over.',
  ],
  payout_came_whole: [
    'O valor que chegou deve ser menor que o pagamento.',
    'The amount that came must be less than the payment.',
  ],
  notification_locked: [
    'Estes avisos não podem ser desligados.',
    'These notices cannot be switched off.',
  ],
  feedback_too_short: ['O texto tem poucas palavras.', 'The text has too few words.'],
  feedback_too_long: ['O texto tem palavras demais.', 'The text has too many words.'],
  feedback_limit_reached: [
    'Você já escreveu bastante hoje. Tente mais tarde.',
    'You have written a lot today. Try again later.',
  ],
  application_sent: ['Você já fez este pedido.', 'You have applied for this already.'],
  application_not_withdrawable: [
    'Este pedido não pode mais ser retirado.',
    'This application can no longer be withdrawn.',
  ],
  picture_refused: [
    'O arquivo não é uma imagem png ou jpg inteira.',
    'The file is not a whole png or jpg picture.',
  ],
  picture_too_large: [
    'A imagem tem mais de 5 MB ou pixels demais.',
    'The picture has more than 5 MB, or too many pixels.',
  ],
  pictures_full: ['Já foram enviadas imagens demais.', 'Too many pictures have been sent.'],
  picture_unknown: [
    'Uma das imagens não existe mais. Envie de novo.',
    'One of the pictures no longer exists. Send it again.',
  ],
  points_insufficient: ['Faltam pontos.', 'There are not enough points.'],
  points_conversion_closed: [
    'Não é possível converter pontos em dinheiro.',
    'Points cannot be converted to money.',
  ],
  redemption_not_cancellable: [
    'Esta troca já foi analisada e não pode mais ser cancelada.',
    'This redemption was already reviewed and can no longer be cancelled.',
  ],
  points_rate_changed: ['A taxa de conversão mudou.', 'The conversion rate has changed.'],
  points_below_minimum: ['Abaixo do mínimo de pontos.', 'Fewer points than the minimum.'],
  reward_not_found: ['Esta recompensa não existe.', 'There is no such reward.'],
  reward_changed: ['O preço da recompensa mudou.', 'The price of the reward has changed.'],
  reward_sold_out: ['A recompensa esgotou.', 'The reward is sold out.'],
  reward_already_redeemed: [
    'Esta recompensa é uma por pessoa.',
    'There is one of this reward for each person.',
  ],
  promotion_not_found: ['Esta promoção não existe.', 'This promotion does not exist.'],
  promotion_not_started: ['Esta promoção ainda não começou.', 'This promotion has not begun yet.'],
  bonus_ended: ['Este bônus já terminou.', 'This bonus has ended.'],
  bonus_changed: ['O bônus mudou.', 'The bonus has changed.'],
  promotion_ended: ['Esta promoção já terminou.', 'This promotion has ended.'],
  promotion_not_claimable: [
    'Não há bônus para resgatar nesta promoção.',
    'There is no bonus to claim in this promotion.',
  ],
  promotion_not_joinable: [
    'Não é possível participar desta promoção assim.',
    'This promotion cannot be joined in this way.',
  ],
  promotion_not_eligible: [
    'Esta promoção é para outro nível.',
    'This promotion is for another rank.',
  ],
  contract_answered: [
    'Este contrato já foi respondido.',
    'This contract has already been answered.',
  ],
  contract_expired: ['O prazo desta oferta terminou.', 'This offer has expired.'],
  contract_withdrawn: ['Esta oferta foi retirada.', 'This offer was withdrawn.'],
  contract_changed: [
    'O que este contrato muda não é mais o mesmo; confira de novo.',
    'What this contract changes is no longer the same; please check again.',
  ],
  contract_upline_blocked: [
    'A conta de quem fez a oferta está bloqueada.',
    'The account of the person who made the offer is blocked.',
  ],
  contract_not_in_force: ['Não há contrato em vigor.', 'There is no contract in force.'],
  contract_offer_open: [
    'Este agente já tem uma oferta em aberto.',
    'This agent already has an open offer.',
  ],
  contract_terms_refused: ['Confira as faixas do contrato.', 'Please check the bands.'],
  contract_terms_above_own: ['As condições passam das suas.', 'The terms go beyond your own.'],
  contract_terms_same: [
    'O agente já tem exatamente essas condições.',
    'The agent already has exactly these terms.',
  ],
  invitation_rate_too_high: ['A taxa passa da sua.', 'The rate is above your own.'],
  invitation_limit_reached: ['Há links abertos demais.', 'There are too many open links.'],
  made_account_limit_reached: [
    'Há muitas contas suas em que ninguém entrou.',
    'Too many of your accounts have never been signed in to.',
  ],
  made_account_in_use: ['Alguém já entrou nessa conta.', 'Somebody has signed in to this account.'],
  team_move_in_circle: [
    'A pessoa ficaria abaixo de si mesma.',
    'They would stand below themselves.',
  ],
  team_move_with_contract: [
    'O agente tem um contrato com quem está acima.',
    'The agent has a contract with the person above.',
  ],
  date_range_reversed: [
    'A data inicial vem depois da final.',
    'The first date comes after the last.',
  ],
  date_range_too_long: ['O período tem mais de 92 dias.', 'The period is longer than 92 days.'],
  date_range_in_future: ['O período ainda não chegou.', 'The period is in the future.'],
};

/** The server's own text for a code. */
export function messageOf(code: ServerErrorCode, language: MessageLanguage): string {
  const [pt, en] = messages[code];
  return language === 'en' ? en : pt;
}

/** The language of a request, from its Accept-Language header; Portuguese where it asks for neither. */
export function messageLanguage(acceptLanguage: string | undefined): MessageLanguage {
  const wanted = acceptLanguage?.match(/\b(pt|en)\b/iu)?.[1]?.toLowerCase();
  return wanted === 'en' ? 'en' : 'pt';
}
