import type { LanguageCode } from '#contract/entities/language.ts';
import { type Translations, textsIn } from './words.ts';

/** The values of an SMS or mail. */
export interface Outgoing {
  /** A code by SMS of this server. */
  readonly code: (site: string, code: string, time: string) => string;
  /** A code by SMS of Firebase. */
  readonly firebaseCode: (site: string, code: string) => string;
  /** The mail of a forgotten password (A17). */
  readonly recovery: (site: string, link: string, time: string) => string;
  /** To an address that was replaced, which can take that back (W5). */
  readonly contactChanged: (site: string, link: string, time: string) => string;
  /** To the number, when a first email address was bound (W5). */
  readonly contactAdded: (site: string) => string;
  /** The SMS when closing was requested for an account without email (W5). */
  readonly closureRequested: (site: string, time: string) => string;
  /** To every address, when somebody requests an account recovery (W5). */
  readonly accountRecoveryRequested: (site: string, link: string, time: string) => string;
  /** To every address, when the recovery set a new password (W5). */
  readonly accountRecoveryUsed: (site: string) => string;
}

const english: Outgoing = {
  code: (site, code, time) => `${code} is your ${site} code. Valid for ${time}. Never share it.`,
  firebaseCode: (site, code) => `${code} is your verification code for ${site}.`,
  recovery: (site, link, time) =>
    `${site}: to choose a new password, open ${link} within ${time}. If it wasn’t you, ignore this message.`,
  contactChanged: (site, link, time) =>
    `${site}: this contact was removed from your account. If it wasn’t you, open ${link} within ${time} to undo it.`,
  contactAdded: (site) =>
    `${site}: a new contact was added to your account. If it wasn’t you, change your password and contact customer service now.`,
  closureRequested: (site, time) =>
    `${site}: your account closes in ${time}. To keep it, sign in before then and choose “Keep my account” in the security centre.`,
  accountRecoveryRequested: (site, link, time) =>
    `${site}: someone asked to recover your account. In ${time}, they can choose a new password. If it wasn’t you, open ${link} to stop it.`,
  accountRecoveryUsed: (site) =>
    `${site}: your account has a new password. Its two-step verification and passkeys were removed. If it wasn’t you, contact customer service now.`,
};

const portuguese: Outgoing = {
  code: (site, code, time) => `${code} é seu código ${site}. Válido por ${time}. Não compartilhe.`,
  firebaseCode: (site, code) => `${code} é o seu código de verificação para ${site}.`,
  recovery: (site, link, time) =>
    `${site}: para escolher uma nova senha, abra ${link} em até ${time}. Se não foi você que pediu, ignore esta mensagem.`,
  contactChanged: (site, link, time) =>
    `${site}: este contato foi removido da sua conta. Se não foi você, abra ${link} em até ${time} para desfazer.`,
  contactAdded: (site) =>
    `${site}: um novo contato foi adicionado à sua conta. Se não foi você, troque sua senha e fale com o atendimento agora.`,
  closureRequested: (site, time) =>
    `${site}: sua conta será encerrada em ${time}. Para mantê-la, entre antes disso e escolha “Manter minha conta” na central de segurança.`,
  accountRecoveryRequested: (site, link, time) =>
    `${site}: alguém pediu para recuperar sua conta. Em ${time}, essa pessoa poderá escolher uma nova senha. Se não foi você, abra ${link} para cancelar.`,
  accountRecoveryUsed: (site) =>
    `${site}: sua conta tem uma nova senha, e a verificação em duas etapas e as chaves de acesso foram removidas. Se não foi você, fale com o atendimento agora.`,
};

const translations: Translations<Outgoing>['others'] = {
  CN: {
    code: (site, code, time) => `【${site}】您的验证码是 ${code}，${time}内有效。`,
    firebaseCode: (site, code) => `${code} 是您在 ${site} 的验证码。`,
    recovery: (site, link, time) =>
      `【${site}】请在 ${time}内打开 ${link} 设置新密码。如果不是您本人操作，请忽略此邮件。`,
    contactChanged: (site, link, time) =>
      `【${site}】您的账号已不再使用此联系方式。如果不是您本人操作，请在 ${time}内打开 ${link} 撤销更改。`,
    contactAdded: (site) =>
      `【${site}】您的账号新增了另一种联系方式。如果不是您本人操作，请立即修改密码并联系客服。`,
    closureRequested: (site, time) =>
      `【${site}】您的账号将在 ${time}后关闭。如需保留，请在此之前登录，并在安全中心选择“保留我的账号”。`,
    accountRecoveryRequested: (site, link, time) =>
      `【${site}】有人申请找回您的账号。${time}后即可设置新密码。如果不是您本人操作，请打开 ${link} 阻止。`,
    accountRecoveryUsed: (site) =>
      `【${site}】您的账号已设置新密码，两步验证和通行密钥已移除。如果不是您本人操作，请立即联系客服。`,
  },
  ID: {
    code: (site, code, time) => `${site}: ${code} adalah kode Anda. Berlaku selama ${time}.`,
    firebaseCode: (site, code) => `${code} adalah kode verifikasi Anda untuk ${site}.`,
    recovery: (site, link, time) =>
      `${site}: untuk membuat kata sandi baru, buka ${link} dalam ${time}. Jika Anda tidak memintanya, abaikan pesan ini.`,
    contactChanged: (site, link, time) =>
      `${site}: akun Anda tidak lagi memakai kontak ini. Jika bukan Anda, buka ${link} dalam ${time} untuk membatalkannya.`,
    contactAdded: (site) =>
      `${site}: kontak lain ditambahkan ke akun Anda. Jika bukan Anda, ganti kata sandi dan hubungi layanan pelanggan sekarang.`,
    closureRequested: (site, time) =>
      `${site}: akun Anda akan ditutup dalam ${time}. Untuk mempertahankannya, masuk sebelum itu dan pilih “Pertahankan akun saya” di pusat keamanan.`,
    accountRecoveryRequested: (site, link, time) =>
      `${site}: seseorang meminta pemulihan akun Anda. Dalam ${time} ia dapat membuat kata sandi baru. Jika bukan Anda, buka ${link} untuk menghentikannya.`,
    accountRecoveryUsed: (site) =>
      `${site}: akun Anda memiliki kata sandi baru, dan verifikasi dua langkah serta kunci sandinya dihapus. Jika bukan Anda, hubungi layanan pelanggan sekarang.`,
  },
  TH: {
    code: (site, code, time) => `${site}: รหัสของคุณคือ ${code} ใช้ได้ภายใน ${time}`,
    firebaseCode: (site, code) => `รหัสยืนยันของคุณสำหรับ ${site} คือ ${code}`,
    recovery: (site, link, time) =>
      `${site}: หากต้องการตั้งรหัสผ่านใหม่ โปรดเปิด ${link} ภายใน ${time} หากคุณไม่ได้เป็นผู้ขอ โปรดละเว้นข้อความนี้`,
    contactChanged: (site, link, time) =>
      `${site}: บัญชีของคุณไม่ใช้ช่องทางติดต่อนี้แล้ว หากไม่ใช่คุณ โปรดเปิด ${link} ภายใน ${time}เพื่อยกเลิกการเปลี่ยนแปลง`,
    contactAdded: (site) =>
      `${site}: มีการเพิ่มช่องทางติดต่ออื่นในบัญชีของคุณ หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที`,
    closureRequested: (site, time) =>
      `${site}: บัญชีของคุณจะปิดใน ${time} หากต้องการเก็บบัญชีไว้ โปรดเข้าสู่ระบบก่อนหน้านั้น และเลือก “เก็บบัญชีของฉันไว้” ในศูนย์ความปลอดภัย`,
    accountRecoveryRequested: (site, link, time) =>
      `${site}: มีผู้ขอกู้คืนบัญชีของคุณ ใน ${time}จะตั้งรหัสผ่านใหม่ได้ หากไม่ใช่คุณ โปรดเปิด ${link} เพื่อหยุด`,
    accountRecoveryUsed: (site) =>
      `${site}: บัญชีของคุณมีรหัสผ่านใหม่ และการยืนยันสองขั้นตอนกับพาสคีย์ถูกลบแล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที`,
  },
  VI: {
    code: (site, code, time) => `${site}: mã của bạn là ${code}, có hiệu lực trong ${time}.`,
    firebaseCode: (site, code) => `${code} là mã xác minh của bạn cho ${site}.`,
    recovery: (site, link, time) =>
      `${site}: để đặt mật khẩu mới, hãy mở ${link} trong vòng ${time}. Nếu bạn không yêu cầu, hãy bỏ qua thư này.`,
    contactChanged: (site, link, time) =>
      `${site}: tài khoản của bạn không còn dùng liên hệ này. Nếu không phải bạn, hãy mở ${link} trong vòng ${time} để hoàn tác.`,
    contactAdded: (site) =>
      `${site}: một liên hệ khác đã được thêm vào tài khoản của bạn. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.`,
    closureRequested: (site, time) =>
      `${site}: tài khoản của bạn sẽ đóng sau ${time}. Để giữ lại, hãy đăng nhập trước thời điểm đó và chọn “Giữ tài khoản của tôi” trong trung tâm bảo mật.`,
    accountRecoveryRequested: (site, link, time) =>
      `${site}: có người yêu cầu khôi phục tài khoản của bạn. Sau ${time} họ có thể đặt mật khẩu mới. Nếu không phải bạn, hãy mở ${link} để dừng lại.`,
    accountRecoveryUsed: (site) =>
      `${site}: tài khoản của bạn có mật khẩu mới, xác minh hai bước và khóa truy cập đã bị xóa. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.`,
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
