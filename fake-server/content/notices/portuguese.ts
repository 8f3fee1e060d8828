import type { NoticeTexts } from './notice-texts.ts';

export const portuguese: NoticeTexts = {
  notices: {
    welcome: [
      'Boas-vindas à Aurora Play',
      'Sua conta está pronta. <strong>Escolha um jogo</strong> entre os <a href="/rng">slots</a>, confira as regras e veja as <a href="/promotions">promoções</a>. Jogar é diversão, não renda.',
    ],

    dataExportReady: [
      'Seus dados estão prontos',
      'O arquivo com os seus dados já pode ser baixado.',
      'Baixar na central de segurança',
    ],
    'feedback.thanks': [
      'Resposta à sua opinião',
      'Agradecemos sua mensagem. Sua opinião chegou à equipe certa.',
    ],
    'feedback.mending': [
      'Já estamos corrigindo',
      'Você tem razão, e já estamos corrigindo. Agradecemos o aviso.',
    ],
    'feedback.askingMore': [
      'Conte mais para nós',
      'Queremos entender melhor. Escreva de novo, com o nome do jogo e a hora.',
      'Escrever de novo',
    ],

    transferReceived: [
      'Você recebeu uma transferência',
      '{from}, da sua equipe, enviou {amount} para você.',
    ],
    transferFromAgent: [
      'Você recebeu uma transferência do seu agente',
      '{from}, seu agente, enviou {amount} para você.',
    ],
    transferSent: [
      'Sua transferência foi feita',
      'Você enviou {amount} para {to}. Se não foi você, troque suas senhas e fale com o atendimento.',
      'Ver no extrato',
    ],
    'deposit.refused': [
      'Depósito recusado',
      'O provedor de pagamentos não aceitou o depósito de {amount}. Nada foi cobrado. Tente outro valor ou outra forma de pagamento.',
      'Depósito {id}',
    ],
    'deposit.credited': [
      'Depósito creditado',
      'O valor de {amount} já está no seu saldo. {debtRepaid}',
      'Depósito {id}',
    ],
    'deposit.creditedLate': [
      'Depósito pago depois do prazo',
      'O pagamento chegou depois do prazo, e o valor de {amount} entrou no seu saldo mesmo assim. {debtRepaid}',
      'Depósito {id}',
    ],
    'deposit.creditedInPart': [
      'Depósito pago em parte',
      'Você pediu {requested} e pagou menos. Creditamos o que foi pago: {amount}. {debtRepaid}',
      'Depósito {id}',
    ],
    'deposit.creditedMore': [
      'Depósito pago a mais',
      'Você pediu {requested} e pagou mais. Creditamos tudo o que foi pago: {amount}. {debtRepaid}',
      'Depósito {id}',
    ],
    'deposit.returning': [
      'Pagamento em devolução',
      'Recebemos {amount}, mas o valor não entrou no seu saldo. {why} O dinheiro está voltando para a conta de origem.',
      'Depósito {id}',
    ],
    'deposit.returned': [
      'Pagamento devolvido',
      'Devolvemos {amount} para a conta de origem. {why}',
      'Depósito {id}',
    ],
    'deposit.returnFailed': [
      'Não conseguimos devolver um pagamento',
      'O banco recusou a devolução de {amount}. {why} Fale com o atendimento para receber o dinheiro de volta.',
      'Depósito {id}',
    ],
    'deposit.reversed': [
      'Depósito estornado pelo banco',
      'O banco do pagador pediu {amount} de volta. O valor saiu do seu saldo. {owed}',
      'Depósito {id}',
    ],
    'deposit.expired': [
      'Seu depósito expirou',
      'O depósito de {amount} não foi pago a tempo. Se você já pagou, não pague de novo: creditamos o valor assim que ele chegar.',
      'Depósito {id}',
    ],
    'deposit.cancelled': [
      'Depósito cancelado',
      'O depósito de {amount} foi cancelado. Nada foi cobrado.',
      'Depósito {id}',
    ],
    'withdrawal.documentsNeeded': [
      'Precisamos de documentos para o seu saque',
      'O saque de {amount} espera por documentos seus. Fale com o atendimento para enviar.',
      'Ver este saque',
    ],
    'withdrawal.disbursed': [
      'Seu saque foi pago',
      'Pagamos {amount} na sua conta. Confira a conta e diga se o dinheiro chegou.',
      'Ver este saque',
    ],
    'withdrawal.silenceNear': [
      'Seu saque chegou?',
      'Pagamos {amount}, e você ainda não respondeu. Em breve vamos considerar que o dinheiro chegou. Depois, ainda é possível contestar.',
      'Ver este saque',
    ],
    'withdrawal.silenceOver': [
      'Saque considerado recebido',
      'Como você não respondeu, consideramos recebido o pagamento de {amount}. Se o dinheiro não chegou, você ainda pode contestar.',
      'Ver este saque',
    ],
    'withdrawal.returned': [
      'O banco devolveu o dinheiro',
      'Você tinha razão: o banco devolveu {amount}. Veja no saque o que acontece agora.',
      'Ver este saque',
    ],
    'withdrawal.forced': [
      'Saque encerrado como recebido',
      'Encerramos o pagamento de {amount} como recebido: o valor não será enviado de novo nem devolvido. Se você não concorda, fale com o atendimento.',
      'Ver este saque',
    ],
    'withdrawal.rejected': [
      'Seu saque foi recusado',
      '{why} O valor de {amount} voltou para o seu saldo.',
      'Ver este saque',
    ],
    'withdrawal.failed': [
      'Não conseguimos pagar o seu saque',
      '{why} O valor de {amount} voltou para o seu saldo.',
      'Ver este saque',
    ],

    'playLimit.higher': [
      'Seu limite maior já vale',
      '{limit}: o limite que você escolheu já vale: {amount}. Você pode diminuir o limite quando quiser, e um limite menor vale na hora.',
      'Ver meus limites',
    ],
    'playLimit.removed': [
      'Um limite seu terminou',
      '{limit}: como você escolheu, este limite não vale mais. Você pode definir outro quando quiser, e ele vale na hora.',
      'Ver meus limites',
    ],
    'playLimit.reminder': [
      'Rever seus limites de jogo',
      'Você definiu: {limits}. Ainda servem para você? Um limite menor vale na hora; aumentar leva um tempo.',
      'Ver meus limites',
    ],
    'playLimit.reminderWithout': [
      'Você joga sem limites',
      'De tempos em tempos lembramos: você pode limitar quanto deposita, perde e aposta, e quanto tempo joga. Um limite vale na hora.',
      'Ver meus limites',
    ],

    'contract.offered': [
      'Você recebeu uma oferta de contrato',
      '{from} ofereceu um contrato a você. Confira as condições e responda antes do prazo.',
      'Abrir meus contratos',
    ],
    'contract.accepted': [
      'Sua oferta foi aceita',
      '{from} aceitou o contrato que você ofereceu.',
      'Abrir meus contratos',
    ],
    'contract.rejected': [
      'Sua oferta foi recusada',
      '{from} recusou o contrato que você ofereceu.',
      'Abrir meus contratos',
    ],
    'contract.withdrawn': [
      'Uma oferta foi cancelada',
      'A oferta de contrato de {from} não vale mais.',
      'Abrir meus contratos',
    ],
    'contract.ended': [
      'Um contrato seu vai terminar',
      'As condições de {from} mudaram, e por isso o seu contrato termina no fim do período. Fale com essa pessoa sobre um novo.',
      'Abrir meus contratos',
    ],
    'contract.terminationRequested': [
      'Pedido para encerrar um contrato',
      '{from} pede para encerrar um contrato com você. A decisão é sua.',
      'Abrir meus contratos',
    ],
    'contract.terminated': [
      'Um contrato será encerrado',
      '{from} concordou em encerrar o contrato no fim do período.',
      'Abrir meus contratos',
    ],
    'contract.kept': [
      'Um contrato continua',
      '{from} não aceitou encerrar o contrato.',
      'Abrir meus contratos',
    ],

    'application.issued': [
      'Seu pedido foi aprovado',
      '{promotion}: seu bônus está pronto.',
      'Resgatar o bônus',
    ],
    'application.rejected': [
      'Seu pedido não foi aprovado',
      '{promotion}: {why} Se você não concorda, fale com o atendimento.',
      'Ver o pedido',
    ],

    'redemption.goodsApproved': [
      'Sua troca foi aprovada',
      'Aprovamos a troca por {reward}. Vamos enviar em breve.',
      'Ver minhas trocas',
    ],
    'redemption.voucherApproved': [
      'Seu vale está pronto',
      'Você já pode ver o código de {reward}.',
      'Ver minhas trocas',
    ],
    'redemption.rejected': [
      'Sua troca não foi aprovada',
      '{reward}: {why} Seus pontos voltaram.',
      'Ver minhas trocas',
    ],
    'redemption.sent': [
      'Sua recompensa está a caminho',
      'Enviamos {reward}. Veja o código de rastreio.',
      'Ver minhas trocas',
    ],
    friendCounted: [
      'Seu convite rendeu pontos',
      '{friend} já apostou o bastante, e você ganhou {points}.',
      'Ver meus convites',
    ],
    'rank.risen': [
      'Agora você é {rank}',
      'Suas apostas levaram você ao nível {rank}.',
      'Ver meu nível',
    ],
    'rank.given': ['Agora você é {rank}', 'Demos a você o nível {rank}.', 'Ver meu nível'],
    'rank.fallen': [
      'Seu nível agora é {rank}',
      'O período do seu nível terminou, e suas apostas nele bastaram para {rank}.',
      'Ver meu nível',
    ],

    'play.paused': [
      'Sua pausa começou',
      'Você não pode jogar, depositar nem receber bônus {until}. Saques, registros e atendimento continuam abertos. A pausa não pode ser encerrada antes do prazo. Se não foi você, fale com o atendimento.',
      'Ver minha pausa',
    ],
    'play.excluded': [
      'Você está autoexcluído',
      'Você não pode jogar, depositar nem receber bônus {until}. Saques, registros e atendimento continuam abertos. A autoexclusão não pode ser encerrada antes do prazo. Se não foi você, fale com o atendimento.',
      'Ver minha autoexclusão',
    ],
    'play.returning': [
      'Você pediu para voltar',
      'Sua autoexclusão continua {until}. Antes disso, você pode desistir do pedido.',
      'Ver meu pedido',
    ],

    'sample.security': [
      'Aviso de segurança de exemplo',
      'É assim que avisamos sobre senhas e acessos. Nada aconteceu.',
    ],
    'sample.money': [
      'Aviso de dinheiro de exemplo',
      'É assim que avisamos sobre saques e transferências. Nada aconteceu.',
    ],
    'sample.contracts': [
      'Aviso de contrato de exemplo',
      'É assim que avisamos sobre contratos. Nada aconteceu.',
    ],
    'sample.service': [
      'Resposta de exemplo do atendimento',
      'É assim que respondemos ao que você escreve. Nada aconteceu.',
    ],
    'sample.promotions': [
      'Aviso de promoção de exemplo',
      'É assim que avisamos sobre seus pedidos. Nada aconteceu.',
    ],
    'sample.points': [
      'Aviso de pontos de exemplo',
      'É assim que avisamos sobre pontos e recompensas. Nada aconteceu.',
    ],
    'sample.news': [
      'Novidade de exemplo',
      'É assim que contamos o que há de novo. Nada aconteceu.',
    ],
  },
  sentences: {
    creditCard: 'O pagamento foi feito com cartão de crédito, o que a lei não permite.',
    otherPayer: 'O pagamento veio da conta de outra pessoa.',
    paidTwice: 'Este depósito já tinha sido pago.',
    overLimit:
      'O valor passava do seu limite de depósito, ou sua conta não recebe depósitos agora.',
    tooLittle: 'O valor não cobria a tarifa.',
    debtRepaid: 'Do valor, {amount} quitou o que você devia por um depósito estornado.',
    owed: 'Uma parte já tinha sido usada: você deve {amount}. Seu próximo depósito paga esse valor primeiro.',
    notOwnAccount: 'A conta não está em seu nome.',
    documentsNeeded: 'Precisamos de documentos seus.',
    bankRefused: 'Seu banco não aceitou o dinheiro.',
    conditions_not_met: 'As condições da promoção não foram cumpridas.',
    pictures_unclear: 'As imagens não mostram o que precisamos ver.',
    not_credible: 'O comentário e as imagens não combinam com a sua conta.',
    out_of_stock: 'Acabou o estoque.',
    address_unreachable: 'Não conseguimos entregar nesse endereço.',
    rules_broken: 'O pedido vai contra as regras da loja de pontos.',
  },
};
