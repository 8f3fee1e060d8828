import type { TranslatedNotices } from './notice-texts.ts';

export const vietnamese: TranslatedNotices = {
  notices: {
    welcome: [
      'Chào mừng đến với Aurora Play',
      'Tài khoản của bạn đã sẵn sàng. <strong>Chọn một trò chơi</strong> trong <a href="/rng">slot</a>, đọc luật chơi và xem <a href="/promotions">khuyến mãi</a>. Chơi là để giải trí, không phải thu nhập.',
    ],

    dataExportReady: [
      'Dữ liệu của bạn đã sẵn sàng',
      'Bây giờ bạn có thể tải tệp dữ liệu của mình.',
      'Tải trong trung tâm bảo mật',
    ],
    'feedback.thanks': [
      'Trả lời góp ý của bạn',
      'Cảm ơn bạn đã viết. Góp ý của bạn đã đến đúng bộ phận.',
    ],
    'feedback.mending': [
      'Chúng tôi đang sửa',
      'Bạn nói đúng, và chúng tôi đang sửa. Cảm ơn bạn đã báo.',
    ],
    'feedback.askingMore': [
      'Hãy cho chúng tôi biết thêm',
      'Chúng tôi muốn hiểu rõ hơn. Hãy viết lại, kèm tên trò chơi và thời gian.',
      'Viết lại',
    ],

    transferReceived: [
      'Bạn nhận được tiền chuyển',
      '{from}, trong đội của bạn, đã gửi {amount} cho bạn.',
    ],
    transferFromAgent: [
      'Bạn nhận được tiền chuyển từ đại lý',
      '{from}, đại lý của bạn, đã gửi {amount} cho bạn.',
    ],
    transferSent: [
      'Bạn đã chuyển tiền thành công',
      'Bạn đã chuyển {amount} cho {to}. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng.',
      'Xem trong lịch sử tài khoản',
    ],
    'deposit.refused': [
      'Lần nạp bị từ chối',
      'Nhà cung cấp thanh toán không chấp nhận lần nạp {amount} của bạn. Bạn chưa bị trừ tiền. Hãy thử số tiền khác hoặc cách thanh toán khác.',
      'Lần nạp {id}',
    ],
    'deposit.credited': [
      'Tiền nạp đã vào số dư',
      '{amount} đã có trong số dư của bạn. {debtRepaid}',
      'Lần nạp {id}',
    ],
    'deposit.creditedLate': [
      'Tiền nạp đến muộn',
      'Tiền đến sau khi hết hạn, nhưng chúng tôi vẫn cộng {amount} vào số dư của bạn. {debtRepaid}',
      'Lần nạp {id}',
    ],
    'deposit.creditedInPart': [
      'Tiền nạp được trả một phần',
      'Bạn yêu cầu {requested} nhưng số tiền đến ít hơn. Chúng tôi đã cộng số tiền nhận được: {amount}. {debtRepaid}',
      'Lần nạp {id}',
    ],
    'deposit.creditedMore': [
      'Tiền nạp được trả nhiều hơn',
      'Bạn yêu cầu {requested} và số tiền đến nhiều hơn. Chúng tôi đã cộng toàn bộ: {amount}. {debtRepaid}',
      'Lần nạp {id}',
    ],
    'deposit.returning': [
      'Khoản thanh toán đang được hoàn trả',
      'Chúng tôi đã nhận {amount}, nhưng không cộng vào số dư của bạn. {why} Tiền đang được trả về tài khoản gửi.',
      'Lần nạp {id}',
    ],
    'deposit.returned': [
      'Đã hoàn trả khoản thanh toán',
      'Chúng tôi đã trả {amount} về tài khoản gửi. {why}',
      'Lần nạp {id}',
    ],
    'deposit.returnFailed': [
      'Không hoàn trả được khoản thanh toán',
      'Ngân hàng không nhận lại {amount}. {why} Hãy liên hệ chăm sóc khách hàng để nhận lại tiền.',
      'Lần nạp {id}',
    ],
    'deposit.reversed': [
      'Tiền nạp bị ngân hàng thu hồi',
      'Ngân hàng của người trả yêu cầu hoàn lại {amount}. Số tiền đã bị trừ khỏi số dư của bạn. {owed}',
      'Lần nạp {id}',
    ],
    'deposit.expired': [
      'Lần nạp của bạn đã hết hạn',
      'Lần nạp {amount} không được thanh toán đúng hạn. Nếu bạn đã trả, đừng trả lần nữa: chúng tôi sẽ cộng tiền ngay khi tiền đến.',
      'Lần nạp {id}',
    ],
    'deposit.cancelled': [
      'Đã hủy lần nạp',
      'Lần nạp {amount} của bạn đã bị hủy. Bạn chưa bị trừ tiền.',
      'Lần nạp {id}',
    ],
    'withdrawal.documentsNeeded': [
      'Cần giấy tờ cho lần rút của bạn',
      'Lần rút {amount} đang chờ giấy tờ của bạn. Hãy liên hệ chăm sóc khách hàng để gửi.',
      'Xem lần rút này',
    ],
    'withdrawal.disbursed': [
      'Tiền rút của bạn đã được chuyển',
      'Chúng tôi đã chuyển {amount} vào tài khoản của bạn. Hãy kiểm tra ngân hàng và cho chúng tôi biết tiền đã đến chưa.',
      'Xem lần rút này',
    ],
    'withdrawal.silenceNear': [
      'Tiền rút của bạn đã đến chưa?',
      'Chúng tôi đã chuyển {amount}, và bạn chưa trả lời. Nếu bạn không trả lời, chúng tôi sẽ sớm coi như bạn đã nhận. Sau đó bạn vẫn có thể khiếu nại.',
      'Xem lần rút này',
    ],
    'withdrawal.silenceOver': [
      'Tiền rút được coi là đã nhận',
      'Vì bạn không trả lời, chúng tôi coi như bạn đã nhận {amount}. Nếu tiền chưa đến, bạn vẫn có thể khiếu nại.',
      'Xem lần rút này',
    ],
    'withdrawal.returned': [
      'Ngân hàng đã trả lại tiền',
      'Bạn đã đúng: ngân hàng đã trả lại {amount}. Xem bước tiếp theo trong lệnh rút.',
      'Xem lần rút này',
    ],
    'withdrawal.forced': [
      'Lần rút được đóng với kết quả đã nhận',
      'Chúng tôi đã đóng khoản {amount} với kết quả đã nhận: số tiền sẽ không được gửi lại hay hoàn lại. Nếu bạn không đồng ý, hãy liên hệ chăm sóc khách hàng.',
      'Xem lần rút này',
    ],
    'withdrawal.rejected': [
      'Lần rút của bạn bị từ chối',
      '{why} {amount} đã trở lại số dư của bạn.',
      'Xem lần rút này',
    ],
    'withdrawal.failed': [
      'Không chuyển được tiền rút của bạn',
      '{why} {amount} đã trở lại số dư của bạn.',
      'Xem lần rút này',
    ],

    'playLimit.higher': [
      'Giới hạn cao hơn của bạn đã có hiệu lực',
      '{limit}: giới hạn bạn chọn đã có hiệu lực: {amount}. Bạn có thể giảm bất cứ lúc nào, và mức thấp hơn có hiệu lực ngay.',
      'Xem giới hạn của tôi',
    ],
    'playLimit.removed': [
      'Một giới hạn của bạn đã kết thúc',
      '{limit}: theo lựa chọn của bạn, giới hạn này không còn hiệu lực. Bạn có thể đặt giới hạn mới bất cứ lúc nào, và nó có hiệu lực ngay.',
      'Xem giới hạn của tôi',
    ],
    'playLimit.reminder': [
      'Xem lại giới hạn của bạn',
      'Bạn đã đặt: {limits}. Chúng còn phù hợp với bạn không? Giới hạn thấp hơn có hiệu lực ngay; tăng lên thì phải chờ.',
      'Xem giới hạn của tôi',
    ],
    'playLimit.reminderWithout': [
      'Bạn đang chơi không có giới hạn',
      'Thỉnh thoảng chúng tôi nhắc bạn: bạn có thể giới hạn tiền nạp, tiền thua, tiền cược và thời gian chơi. Giới hạn có hiệu lực ngay.',
      'Xem giới hạn của tôi',
    ],

    'contract.offered': [
      'Bạn có một đề nghị hợp đồng',
      '{from} đề nghị hợp đồng với bạn. Hãy xem điều khoản và trả lời trước khi hết hạn.',
      'Mở hợp đồng của tôi',
    ],
    'contract.accepted': [
      'Đề nghị của bạn được chấp nhận',
      '{from} đã chấp nhận hợp đồng bạn đề nghị.',
      'Mở hợp đồng của tôi',
    ],
    'contract.rejected': [
      'Đề nghị của bạn bị từ chối',
      '{from} đã từ chối hợp đồng bạn đề nghị.',
      'Mở hợp đồng của tôi',
    ],
    'contract.withdrawn': [
      'Một đề nghị đã bị hủy',
      'Đề nghị hợp đồng của {from} không còn hiệu lực.',
      'Mở hợp đồng của tôi',
    ],
    'contract.ended': [
      'Một hợp đồng của bạn sẽ kết thúc',
      'Điều khoản của {from} đã thay đổi, nên hợp đồng của bạn kết thúc vào cuối kỳ. Hãy hỏi họ về hợp đồng mới.',
      'Mở hợp đồng của tôi',
    ],
    'contract.terminationRequested': [
      'Yêu cầu chấm dứt hợp đồng',
      '{from} yêu cầu chấm dứt hợp đồng với bạn. Bạn là người quyết định.',
      'Mở hợp đồng của tôi',
    ],
    'contract.terminated': [
      'Một hợp đồng sẽ kết thúc',
      '{from} đồng ý chấm dứt hợp đồng vào cuối kỳ.',
      'Mở hợp đồng của tôi',
    ],
    'contract.kept': [
      'Một hợp đồng tiếp tục',
      '{from} không đồng ý chấm dứt hợp đồng.',
      'Mở hợp đồng của tôi',
    ],

    'application.issued': [
      'Đơn của bạn đã được duyệt',
      '{promotion}: tiền thưởng của bạn đã sẵn sàng.',
      'Nhận ngay',
    ],
    'application.rejected': [
      'Đơn của bạn không được duyệt',
      '{promotion}: {why} Nếu bạn không đồng ý, hãy liên hệ chăm sóc khách hàng.',
      'Xem đơn',
    ],

    'redemption.goodsApproved': [
      'Yêu cầu đổi quà được duyệt',
      'Chúng tôi đã duyệt {reward} và sẽ sớm gửi cho bạn.',
      'Xem quà tôi đã đổi',
    ],
    'redemption.voucherApproved': [
      'Phiếu quà của bạn đã sẵn sàng',
      'Bạn đã có thể xem mã của {reward}.',
      'Xem quà tôi đã đổi',
    ],
    'redemption.rejected': [
      'Yêu cầu đổi quà không được duyệt',
      '{reward}: {why} Điểm của bạn đã được hoàn lại.',
      'Xem quà tôi đã đổi',
    ],
    'redemption.sent': [
      'Quà của bạn đang trên đường',
      'Chúng tôi đã gửi {reward}. Hãy xem mã theo dõi.',
      'Xem quà tôi đã đổi',
    ],
    friendCounted: [
      'Lời mời của bạn mang lại điểm',
      '{friend} đã cược đủ: bạn được {points}.',
      'Xem lời mời của tôi',
    ],
    'rank.risen': [
      'Bạn đã đạt hạng {rank}',
      'Số tiền bạn cược đã đủ cho hạng {rank}.',
      'Xem hạng của tôi',
    ],
    'rank.given': [
      'Hạng của bạn bây giờ là {rank}',
      'Chúng tôi trao cho bạn hạng {rank}.',
      'Xem hạng của tôi',
    ],
    'rank.fallen': [
      'Hạng của bạn hiện là {rank}',
      'Kỳ hạng của bạn đã hết, và số tiền bạn cược trong kỳ đủ cho hạng {rank}.',
      'Xem hạng của tôi',
    ],

    'play.paused': [
      'Kỳ tạm nghỉ của bạn đã bắt đầu',
      'Bạn không thể chơi, nạp tiền hay nhận thưởng {until}. Rút tiền, lịch sử và hỗ trợ vẫn mở. Kỳ tạm nghỉ không thể kết thúc sớm. Nếu không phải bạn, hãy liên hệ hỗ trợ.',
      'Xem kỳ tạm nghỉ',
    ],
    'play.excluded': [
      'Bạn đã tự loại trừ',
      'Bạn không thể chơi, nạp tiền hay nhận thưởng {until}. Rút tiền, lịch sử và hỗ trợ vẫn mở. Việc tự loại trừ không thể kết thúc sớm. Nếu không phải bạn, hãy liên hệ hỗ trợ.',
      'Xem việc tự loại trừ',
    ],
    'play.returning': [
      'Bạn đã xin quay lại',
      'Việc tự loại trừ của bạn còn hiệu lực {until}. Trước lúc đó bạn có thể rút lại yêu cầu.',
      'Xem yêu cầu',
    ],

    'sample.security': [
      'Thông báo mẫu về bảo mật',
      'Đây là cách chúng tôi báo về mật khẩu và đăng nhập. Không có gì xảy ra.',
    ],
    'sample.money': [
      'Thông báo mẫu về tiền',
      'Đây là cách chúng tôi báo về rút và chuyển tiền. Không có gì xảy ra.',
    ],
    'sample.contracts': [
      'Thông báo mẫu về hợp đồng',
      'Đây là cách chúng tôi báo về hợp đồng. Không có gì xảy ra.',
    ],
    'sample.service': [
      'Câu trả lời mẫu của bộ phận chăm sóc khách hàng',
      'Đây là cách chúng tôi trả lời điều bạn viết. Không có gì xảy ra.',
    ],
    'sample.promotions': [
      'Thông báo mẫu về khuyến mãi',
      'Đây là cách chúng tôi báo về đơn của bạn. Không có gì xảy ra.',
    ],
    'sample.points': [
      'Thông báo mẫu về điểm',
      'Đây là cách chúng tôi báo về điểm và quà. Không có gì xảy ra.',
    ],
    'sample.news': ['Tin mới mẫu', 'Đây là cách chúng tôi báo tin mới. Không có gì xảy ra.'],
  },
  sentences: {
    creditCard: 'Khoản thanh toán dùng thẻ tín dụng, điều mà pháp luật không cho phép.',
    otherPayer: 'Khoản thanh toán đến từ tài khoản của người khác.',
    paidTwice: 'Lần nạp này đã được trả trước đó.',
    overLimit:
      'Số tiền vượt quá hạn mức nạp của bạn, hoặc tài khoản của bạn hiện không nhận tiền nạp.',
    tooLittle: 'Số tiền không đủ trả phí.',
    debtRepaid: 'Trong đó, {amount} trả khoản bạn nợ từ khi một lần nạp bị thu hồi.',
    owed: 'Vì một phần đã được dùng, bạn nợ {amount}. Lần nạp tiếp theo của bạn sẽ trả khoản này trước.',
    notOwnAccount: 'Tài khoản không đứng tên bạn.',
    documentsNeeded: 'Chúng tôi cần giấy tờ của bạn.',
    bankRefused: 'Ngân hàng của bạn không nhận tiền.',
    conditions_not_met: 'Điều kiện của khuyến mãi chưa được đáp ứng.',
    pictures_unclear: 'Hình ảnh không thể hiện điều cần thiết.',
    not_credible: 'Bình luận và hình ảnh không khớp với tài khoản của bạn.',
    out_of_stock: 'Đã hết hàng.',
    address_unreachable: 'Chúng tôi không thể giao đến địa chỉ này.',
    rules_broken: 'Yêu cầu trái với quy định của cửa hàng điểm.',
  },
};
