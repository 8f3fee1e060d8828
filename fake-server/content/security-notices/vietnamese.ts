import type { NoticeTexts } from './notice-texts.ts';

const CENTRE = '<a href="/member/securityCenter">trung tâm bảo mật</a>';

export const vietnamese: Partial<NoticeTexts> = {
  passwordChanged: [
    'Mật khẩu của bạn đã được đổi',
    'Mật khẩu tài khoản của bạn vừa được đổi. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  ],
  passwordRecovered: [
    'Tài khoản của bạn có mật khẩu mới',
    'Mật khẩu mới vừa được đặt qua khôi phục mật khẩu. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  ],
  moneyPasswordSet: [
    'Đã đặt mật khẩu giao dịch',
    'Mật khẩu cho việc rút và chuyển tiền vừa được đặt trên tài khoản của bạn. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  ],
  moneyPasswordChanged: [
    'Đã đổi mật khẩu giao dịch',
    'Mật khẩu cho việc rút và chuyển tiền vừa được đổi. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  ],
  moneyPasswordRecovered: [
    'Đã khôi phục mật khẩu giao dịch',
    'Mật khẩu cho việc rút và chuyển tiền đã được khôi phục bằng mã. Để tiền của bạn an toàn, mật khẩu chỉ có hiệu lực sau thời gian chờ. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  ],
  socialLinked: [
    'Đã liên kết một tài khoản',
    `Giờ bạn có thể đăng nhập bằng tài khoản {provider}. Nếu không phải bạn, hãy gỡ trong ${CENTRE} và đổi mật khẩu ngay.`,
  ],
  socialUnlinked: [
    'Đã gỡ tài khoản liên kết',
    'Tài khoản {provider} của bạn đã được gỡ liên kết, nên bạn không thể đăng nhập bằng tài khoản đó nữa. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
  ],
  emailAdded: [
    'Đã thêm email vào tài khoản của bạn',
    'Tài khoản của bạn giờ dùng email này. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.',
  ],
  emailChanged: [
    'Email của bạn đã được đổi',
    'Email của tài khoản bạn vừa được đổi. Nếu không phải bạn, hãy đổi mật khẩu ngay và hoàn tác bằng liên kết chúng tôi đã gửi đến email cũ.',
  ],
  emailConfirmed: [
    'Địa chỉ email của bạn đã được xác nhận',
    'Một mã đã chứng minh rằng bạn nhận được email của tài khoản. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.',
  ],
  mobileAdded: [
    'Đã thêm số di động vào tài khoản của bạn',
    'Tài khoản của bạn giờ có số di động. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.',
  ],
  mobileChanged: [
    'Số di động của bạn đã được đổi',
    'Số di động của tài khoản bạn vừa được đổi. Nếu không phải bạn, hãy đổi mật khẩu ngay và hoàn tác bằng liên kết chúng tôi đã gửi đến số cũ.',
  ],
  mobileConfirmed: [
    'Số điện thoại của bạn đã được xác nhận',
    'Một mã đã chứng minh rằng bạn nhận được tin nhắn của tài khoản. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.',
  ],
  contactRestored: [
    'Liên hệ trước đây của bạn đã trở lại',
    'Thay đổi liên hệ đã được hoàn tác và mọi phiên đã kết thúc. Hãy đổi mật khẩu nếu bạn không yêu cầu thay đổi.',
  ],
  closureRequested: [
    'Tài khoản của bạn sắp đóng',
    `Bạn đã yêu cầu đóng tài khoản. Tài khoản sẽ đóng sau {closureTime}. Để giữ lại, hãy đăng nhập trước thời điểm đó và chọn “Giữ tài khoản của tôi” trong ${CENTRE}.`,
  ],
  closureCancelled: ['Tài khoản của bạn được giữ lại', 'Việc đóng tài khoản của bạn đã bị hủy.'],
  accountRecoveryRequested: [
    'Có người yêu cầu khôi phục tài khoản của bạn',
    `Có người yêu cầu khôi phục tài khoản của bạn. Sau thời gian chờ, họ có thể đặt mật khẩu mới. Nếu không phải bạn, hãy dừng ngay trong ${CENTRE}.`,
  ],
  accountRecoveryStopped: [
    'Đã dừng khôi phục tài khoản của bạn',
    'Yêu cầu khôi phục đã bị dừng và không còn hiệu lực.',
  ],
  accountRecoveryUsed: [
    'Tài khoản của bạn đã được khôi phục',
    'Tài khoản có mật khẩu mới, được đặt sau thời gian chờ. Xác minh hai bước, khóa truy cập và thiết bị tin cậy đã bị gỡ: hãy thêm lại. Để giữ an toàn cho tiền của bạn, việc rút và chuyển tiền tạm thời bị chặn. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  ],
  payoutAccountAdded: [
    'Đã thêm tài khoản nhận tiền rút',
    'Một tài khoản nhận tiền rút đã được thêm: <strong>{account}</strong>. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  ],
  twoStepOn: [
    'Đã bật xác minh hai bước',
    'Từ giờ, đăng nhập vào tài khoản của bạn cần thêm mã từ ứng dụng. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  ],
  twoStepOff: [
    'Đã tắt xác minh hai bước',
    'Tài khoản của bạn không còn cần mã từ ứng dụng. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  ],
  recoveryCodesCreated: [
    'Mã khôi phục mới',
    'Mã khôi phục mới đã được tạo; mã cũ không còn hiệu lực. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  ],
  recoveryCodeUsed: [
    'Một mã khôi phục đã được dùng',
    'Một mã khôi phục của bạn vừa được dùng và không còn hiệu lực. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
  ],
  passkeyAdded: [
    'Đã thêm khóa truy cập',
    'Một khóa truy cập đã được thêm vào tài khoản của bạn. Nếu không phải bạn, hãy gỡ trong trung tâm bảo mật và đổi mật khẩu ngay.',
  ],
  passkeyRemoved: [
    'Đã gỡ khóa truy cập',
    'Một khóa truy cập của bạn đã bị gỡ, nên không thể dùng để đăng nhập nữa. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
  ],
  passkeyRefused: [
    'Khóa truy cập bị chặn',
    'Chúng tôi đã chặn một khóa truy cập của bạn vì có thể ai đó đã sao chép nó. Hãy gỡ khóa này và thêm khóa mới.',
  ],
};
