import type { TranslatedNotices } from './notice-texts.ts';

export const chinese: TranslatedNotices = {
  notices: {
    welcome: [
      '欢迎来到 Aurora Play',
      '您的账户已就绪。<strong>选一款游戏</strong>：浏览<a href="/rng">老虎机</a>，先看规则，再看看<a href="/promotions">优惠活动</a>。游戏是娱乐，不是收入。',
    ],

    dataExportReady: ['您的数据已准备好', '包含您个人数据的文件现在可以下载。', '前往安全中心下载'],
    'feedback.thanks': ['对您反馈的答复', '感谢您的来信。您的意见已转交给负责的团队。'],
    'feedback.mending': ['我们正在修复', '您说得对，我们已经在修复。感谢您告诉我们。'],
    'feedback.askingMore': [
      '请告诉我们更多',
      '我们想进一步了解情况。请再写一次，并注明游戏名称和时间。',
      '再写一次',
    ],

    transferReceived: ['您收到一笔转账', '您团队的 {from} 向您转了 {amount}。'],
    transferFromAgent: ['您收到代理的转账', '您的代理 {from} 向您转了 {amount}。'],
    transferSent: [
      '转账已完成',
      '{amount} 已从您的余额转给 {to}。如非本人操作，请更改密码并联系客服。',
      '查看账户记录',
    ],
    'deposit.refused': [
      '存款被拒绝',
      '支付服务商拒绝了 {amount} 的存款，没有扣款。请尝试其他金额或其他付款方式。',
      '存款 {id}',
    ],
    'deposit.credited': ['存款已到账', '{amount} 已进入您的余额。{debtRepaid}', '存款 {id}'],
    'deposit.creditedLate': [
      '存款逾期到账',
      '付款在期限过后才到，{amount} 仍已进入您的余额。{debtRepaid}',
      '存款 {id}',
    ],
    'deposit.creditedInPart': [
      '存款部分到账',
      '您申请存入 {requested}，实际到账较少。我们已按实际金额入账：{amount}。{debtRepaid}',
      '存款 {id}',
    ],
    'deposit.creditedMore': [
      '存款多付',
      '您申请存入 {requested}，实际到账较多。我们已全部入账：{amount}。{debtRepaid}',
      '存款 {id}',
    ],
    'deposit.returning': [
      '付款未入账',
      '我们收到 {amount}，但未计入您的余额。{why}款项正在退回原付款账户。',
      '存款 {id}',
    ],
    'deposit.returned': ['付款已退回', '我们已将 {amount} 退回原付款账户。{why}', '存款 {id}'],
    'deposit.returnFailed': [
      '付款无法退回',
      '银行拒绝退回 {amount}。{why}请联系客服取回款项。',
      '存款 {id}',
    ],
    'deposit.reversed': [
      '存款被银行撤回',
      '付款方的银行要求退回 {amount}，该金额已从您的余额中扣除。{owed}',
      '存款 {id}',
    ],
    'deposit.expired': [
      '一笔存款已过期',
      '{amount} 的存款未在期限内付款。如果您已付款，请勿再次支付：款项一到账我们就会计入余额。',
      '存款 {id}',
    ],
    'deposit.cancelled': ['存款已取消', '{amount} 的存款已取消，没有扣款。', '存款 {id}'],
    'withdrawal.documentsNeeded': [
      '您的提款需要文件',
      '您 {amount} 的提款正在等待您的文件。请联系客服提交。',
      '查看这笔提款',
    ],
    'withdrawal.disbursed': [
      '您的提款已付出',
      '我们已向您的账户付出 {amount}。请在银行核对，并告诉我们是否到账。',
      '查看这笔提款',
    ],
    'withdrawal.silenceNear': [
      '您的提款到账了吗？',
      '我们已付出 {amount}，您还没有答复。不久后将视为已收到。之后您仍可申诉。',
      '查看这笔提款',
    ],
    'withdrawal.silenceOver': [
      '提款视为已收到',
      '由于您没有答复，{amount} 的付款视为已收到。如果没有到账，您仍可申诉。',
      '查看这笔提款',
    ],
    'withdrawal.returned': [
      '银行已退回款项',
      '您说得对：银行退回了 {amount}。请在提款中查看接下来的步骤。',
      '查看这笔提款',
    ],
    'withdrawal.forced': [
      '提款按已收到结案',
      '我们已将 {amount} 的付款按收到结案：款项不会再次支付，也不会退还。如有异议，请联系客服。',
      '查看这笔提款',
    ],
    'withdrawal.rejected': ['您的提款被拒绝', '{why}{amount} 已退回您的余额。', '查看这笔提款'],
    'withdrawal.failed': ['您的提款无法付出', '{why}{amount} 已退回您的余额。', '查看这笔提款'],

    'playLimit.higher': [
      '您调高的限额现已生效',
      '{limit}：您选择的限额现已生效：{amount}。您可随时调低，较低的限额立即生效。',
      '查看我的限额',
    ],
    'playLimit.removed': [
      '您的一项限额已结束',
      '{limit}：按您的选择，此限额不再有效。您可随时设置新限额，立即生效。',
      '查看我的限额',
    ],
    'playLimit.reminder': [
      '请重新查看您的限额',
      '您已设定：{limits}。现在还适合您吗？调低立即生效，调高需要等待。',
      '查看我的限额',
    ],
    'playLimit.reminderWithout': [
      '您尚未设定限额',
      '我们会定期提醒您：您可以限制存款、输钱、投注和游戏时间。限额立即生效。',
      '查看我的限额',
    ],

    'contract.offered': [
      '您收到一份合约邀约',
      '{from} 向您提出一份合约。请查看条款，并在到期前答复。',
      '打开我的合约',
    ],
    'contract.accepted': ['您的邀约已被接受', '{from} 接受了您提出的合约。', '打开我的合约'],
    'contract.rejected': ['您的邀约被拒绝', '{from} 拒绝了您提出的合约。', '打开我的合约'],
    'contract.withdrawn': ['一份邀约已取消', '{from} 的合约邀约不再有效。', '打开我的合约'],
    'contract.ended': [
      '您的一份合约即将结束',
      '{from} 的条款已变更，因此您的合约在本期结束时终止。请与对方商谈新合约。',
      '打开我的合约',
    ],
    'contract.terminationRequested': [
      '有人请求终止合约',
      '{from} 请求终止与您的合约。由您决定。',
      '打开我的合约',
    ],
    'contract.terminated': ['一份合约将终止', '{from} 同意在本期结束时终止合约。', '打开我的合约'],
    'contract.kept': ['合约继续有效', '{from} 不同意终止合约。', '打开我的合约'],

    'application.issued': ['您的申请已通过', '{promotion}：您的奖金已就绪。', '立即领取'],
    'application.rejected': [
      '您的申请未通过',
      '{promotion}：{why}如有疑问，请联系客服。',
      '查看申请',
    ],

    'redemption.goodsApproved': [
      '您的兑换已通过',
      '{reward}：已通过，我们会尽快寄出。',
      '查看我的兑换',
    ],
    'redemption.voucherApproved': ['您的券已就绪', '{reward}：现在可以查看券码。', '查看我的兑换'],
    'redemption.rejected': ['您的兑换未通过', '{reward}：{why}积分已退回。', '查看我的兑换'],
    'redemption.sent': ['您的奖品已寄出', '{reward}：已寄出，请查看物流单号。', '查看我的兑换'],
    friendCounted: [
      '您的邀请带来了积分',
      '{friend} 的投注已达标：您获得了 {points}。',
      '查看我的邀请',
    ],
    'rank.risen': ['您现在是{rank}', '您的投注已达到{rank}等级。', '查看我的等级'],
    'rank.given': ['您现在是{rank}', '平台授予您{rank}等级。', '查看我的等级'],
    'rank.fallen': [
      '您的等级现为{rank}',
      '您的等级周期已结束，期间的投注达到{rank}。',
      '查看我的等级',
    ],

    'play.paused': [
      '您的暂停已开始',
      '{until}，您不能游戏、存款或领取奖金。提款、记录和客服照常开放。暂停不能提前结束。如果不是您本人操作，请联系客服。',
      '查看我的暂停',
    ],
    'play.excluded': [
      '您已自我排除',
      '{until}，您不能游戏、存款或领取奖金。提款、记录和客服照常开放。自我排除不能提前结束。如果不是您本人操作，请联系客服。',
      '查看我的自我排除',
    ],
    'play.returning': [
      '您已申请恢复',
      '您的自我排除持续{until}。在此之前您可以撤回申请。',
      '查看我的申请',
    ],

    'sample.security': ['安全通知示例', '我们这样通知密码和登录的变化。什么都没有发生。'],
    'sample.money': ['资金通知示例', '我们这样通知提款和转账。什么都没有发生。'],
    'sample.contracts': ['合约通知示例', '我们这样通知合约的变化。什么都没有发生。'],
    'sample.service': ['客服答复示例', '我们这样答复您的来信。什么都没有发生。'],
    'sample.promotions': ['优惠通知示例', '我们这样通知您的申请。什么都没有发生。'],
    'sample.points': ['积分通知示例', '我们这样通知积分和奖品。什么都没有发生。'],
    'sample.news': ['新消息示例', '我们这样告诉您新消息。什么都没有发生。'],
  },
  sentences: {
    creditCard: '付款使用了信用卡，法律不允许。',
    otherPayer: '付款来自他人的账户。',
    paidTwice: '这笔存款之前已付过。',
    overLimit: '金额超过了您的存款限额，或您的账号目前不能存款。',
    tooLittle: '金额不足以支付手续费。',
    debtRepaid: '其中 {amount} 用于偿还存款被撤回后的欠款。',
    owed: '由于部分金额已被使用，您欠 {amount}。您的下一笔存款会先偿还这笔欠款。',
    notOwnAccount: '该账户不在您名下。',
    documentsNeeded: '我们需要您提供文件。',
    bankRefused: '您的银行没有接受这笔款项。',
    conditions_not_met: '未满足活动条件。',
    pictures_unclear: '图片没有显示所需的内容。',
    not_credible: '留言和图片与您的账户不符。',
    out_of_stock: '库存不足。',
    address_unreachable: '我们无法配送到该地址。',
    rules_broken: '该请求违反了积分商城的规则。',
  },
};
