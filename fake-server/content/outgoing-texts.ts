import type { LanguageCode } from '#contract/entities/language.ts';
import { type Translations, textsIn } from './words.ts';

/** What an SMS or mail says; a letter stands in an SMS and in a mail, with its link apart (W5). */
export interface Outgoing {
  /** A code by SMS or mail of this server. */
  readonly code: (site: string, code: string, time: string) => string;
  /** A code by SMS of Firebase. */
  readonly firebaseCode: (site: string, code: string) => string;
  /** The mail of a forgotten password (A17). */
  readonly recovery: (link: string, time: string) => string;
  /** To an address that was replaced, which can take that back (W5). */
  readonly contactChanged: (link: string, time: string) => string;
  /** To the number, when a first email address was bound (W5). */
  readonly contactAdded: string;
  /** The SMS when closing was requested for an account without email (W5). */
  readonly closureRequested: (time: string) => string;
  /** To every address, when someone requests an account recovery (W5). */
  readonly accountRecoveryRequested: (link: string, time: string) => string;
  /** To every address, when the recovery set a new password (W5). */
  readonly accountRecoveryUsed: string;
}

const english: Outgoing = {
  code: (site, code, time) => `${code} is your ${site} code. Valid for ${time}. Never share it.`,
  firebaseCode: (site, code) => `${code} is your verification code for ${site}.`,
  recovery: (link, time) =>
    `To choose a new password, open this link within ${time}: ${link} If you didn’t ask for this, ignore this message.`,
  contactChanged: (link, time) =>
    `This contact was removed from your account. If it wasn’t you, undo it within ${time} with this link: ${link}`,
  contactAdded:
    'A new contact was added to your account. If it wasn’t you, change your password and contact customer service now.',
  closureRequested: (time) =>
    `Your account closes in ${time}. To keep it, sign in before then and choose “Keep my account” in the security centre.`,
  accountRecoveryRequested: (link, time) =>
    `Someone asked to recover your account. In ${time}, they can choose a new password. If it wasn’t you, stop it with this link: ${link}`,
  accountRecoveryUsed:
    'Your account has a new password. Its two-step verification and passkeys were removed. If it wasn’t you, contact customer service now.',
};

const portuguese: Outgoing = {
  code: (site, code, time) => `${code} é seu código ${site}. Válido por ${time}. Não compartilhe.`,
  firebaseCode: (site, code) => `${code} é o seu código de verificação para ${site}.`,
  recovery: (link, time) =>
    `Para escolher uma nova senha, abra este link em até ${time}: ${link} Se não foi você que pediu, ignore esta mensagem.`,
  contactChanged: (link, time) =>
    `Este contato foi removido da sua conta. Se não foi você, desfaça em até ${time} com este link: ${link}`,
  contactAdded:
    'Um novo contato foi adicionado à sua conta. Se não foi você, troque sua senha e fale com o atendimento agora.',
  closureRequested: (time) =>
    `Sua conta será encerrada em ${time}. Para mantê-la, entre antes disso e escolha “Manter minha conta” na central de segurança.`,
  accountRecoveryRequested: (link, time) =>
    `Alguém pediu para recuperar sua conta. Em ${time}, essa pessoa poderá escolher uma nova senha. Se não foi você, cancele com este link: ${link}`,
  accountRecoveryUsed:
    'Sua conta tem uma nova senha. A verificação em duas etapas e as chaves de acesso foram removidas. Se não foi você, fale com o atendimento agora.',
};

const translations: Translations<Outgoing>['others'] = {
  CN: {
    code: (site, code, time) => `【${site}】您的验证码是 ${code}，${time}内有效。`,
    firebaseCode: (site, code) => `${code} 是您在 ${site} 的验证码。`,
    recovery: (link, time) =>
      `请在 ${time}内打开此链接设置新密码： ${link} 如果不是您本人操作，请忽略此消息。`,
    contactChanged: (link, time) =>
      `此联系方式已从您的账号中移除。如果不是您本人操作，请在 ${time}内通过此链接撤销： ${link}`,
    contactAdded: '您的账号新增了一种联系方式。如果不是您本人操作，请立即修改密码并联系客服。',
    closureRequested: (time) =>
      `您的账号将在 ${time}后关闭。如需保留，请在此之前登录，并在安全中心选择“保留我的账号”。`,
    accountRecoveryRequested: (link, time) =>
      `有人申请找回您的账号。${time}后，对方可以设置新密码。如果不是您本人操作，请通过此链接阻止： ${link}`,
    accountRecoveryUsed:
      '您的账号已设置新密码，两步验证和通行密钥已移除。如果不是您本人操作，请立即联系客服。',
  },
  ID: {
    code: (site, code, time) => `${site}: ${code} adalah kode Anda. Berlaku selama ${time}.`,
    firebaseCode: (site, code) => `${code} adalah kode verifikasi Anda untuk ${site}.`,
    recovery: (link, time) =>
      `Untuk membuat kata sandi baru, buka tautan ini dalam ${time}: ${link} Jika Anda tidak memintanya, abaikan pesan ini.`,
    contactChanged: (link, time) =>
      `Kontak ini dihapus dari akun Anda. Jika bukan Anda, batalkan dalam ${time} lewat tautan ini: ${link}`,
    contactAdded:
      'Kontak baru ditambahkan ke akun Anda. Jika bukan Anda, ganti kata sandi dan hubungi layanan pelanggan sekarang.',
    closureRequested: (time) =>
      `Akun Anda akan ditutup dalam ${time}. Untuk mempertahankannya, masuk sebelum itu dan pilih “Pertahankan akun saya” di pusat keamanan.`,
    accountRecoveryRequested: (link, time) =>
      `Seseorang meminta pemulihan akun Anda. Dalam ${time}, orang itu dapat membuat kata sandi baru. Jika bukan Anda, hentikan lewat tautan ini: ${link}`,
    accountRecoveryUsed:
      'Akun Anda memiliki kata sandi baru. Verifikasi dua langkah dan kunci sandinya dihapus. Jika bukan Anda, hubungi layanan pelanggan sekarang.',
  },
  TH: {
    code: (site, code, time) => `${site}: รหัสของคุณคือ ${code} ใช้ได้ภายใน ${time}`,
    firebaseCode: (site, code) => `รหัสยืนยันของคุณสำหรับ ${site} คือ ${code}`,
    recovery: (link, time) =>
      `หากต้องการตั้งรหัสผ่านใหม่ โปรดเปิดลิงก์นี้ภายใน ${time}: ${link} หากคุณไม่ได้เป็นผู้ขอ โปรดละเว้นข้อความนี้`,
    contactChanged: (link, time) =>
      `ช่องทางติดต่อนี้ถูกลบออกจากบัญชีของคุณ หากไม่ใช่คุณ โปรดยกเลิกภายใน ${time} ด้วยลิงก์นี้: ${link}`,
    contactAdded: 'มีการเพิ่มช่องทางติดต่อใหม่ในบัญชีของคุณ หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที',
    closureRequested: (time) =>
      `บัญชีของคุณจะปิดใน ${time} หากต้องการเก็บบัญชีไว้ โปรดเข้าสู่ระบบก่อนหน้านั้น และเลือก “เก็บบัญชีของฉันไว้” ในศูนย์ความปลอดภัย`,
    accountRecoveryRequested: (link, time) =>
      `มีผู้ขอกู้คืนบัญชีของคุณ ใน ${time} ผู้นั้นจะตั้งรหัสผ่านใหม่ได้ หากไม่ใช่คุณ โปรดหยุดด้วยลิงก์นี้: ${link}`,
    accountRecoveryUsed:
      'บัญชีของคุณมีรหัสผ่านใหม่ การยืนยันสองขั้นตอนและพาสคีย์ถูกลบแล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  },
  VI: {
    code: (site, code, time) => `${site}: mã của bạn là ${code}, có hiệu lực trong ${time}.`,
    firebaseCode: (site, code) => `${code} là mã xác minh của bạn cho ${site}.`,
    recovery: (link, time) =>
      `Để đặt mật khẩu mới, hãy mở liên kết này trong vòng ${time}: ${link} Nếu bạn không yêu cầu, hãy bỏ qua tin này.`,
    contactChanged: (link, time) =>
      `Liên hệ này đã bị gỡ khỏi tài khoản của bạn. Nếu không phải bạn, hãy hoàn tác trong vòng ${time} bằng liên kết này: ${link}`,
    contactAdded:
      'Một liên hệ mới đã được thêm vào tài khoản của bạn. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.',
    closureRequested: (time) =>
      `Tài khoản của bạn sẽ đóng sau ${time}. Để giữ lại, hãy đăng nhập trước thời điểm đó và chọn “Giữ tài khoản của tôi” trong trung tâm bảo mật.`,
    accountRecoveryRequested: (link, time) =>
      `Chúng tôi nhận được yêu cầu khôi phục tài khoản của bạn. Sau ${time}, người yêu cầu có thể đặt mật khẩu mới. Nếu không phải bạn, hãy dừng lại bằng liên kết này: ${link}`,
    accountRecoveryUsed:
      'Tài khoản của bạn có mật khẩu mới. Xác minh hai bước và khóa truy cập đã bị gỡ. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  },
};

/** What SMS and mails say, in each language. */
export const outgoingTranslations: Translations<Outgoing> = {
  PT: portuguese,
  EN: english,
  others: translations,
};

/** What SMS and mails say in a language of the portal. */
export function outgoingTexts(language: LanguageCode): Outgoing {
  return textsIn(outgoingTranslations, language);
}
