import type { NoticeTexts } from './notice-texts.ts';

const CENTRE = '<a href="/member/securityCenter">pusat keamanan</a>';

export const indonesian: Partial<NoticeTexts> = {
  passwordChanged: [
    'Kata sandi Anda diganti',
    'Kata sandi akun Anda baru saja diganti. Jika bukan Anda, hubungi layanan pelanggan sekarang.',
  ],
  passwordRecovered: [
    'Akun Anda memiliki kata sandi baru',
    'Kata sandi baru saja dibuat lewat pemulihan kata sandi. Jika bukan Anda, hubungi layanan pelanggan sekarang.',
  ],
  moneyPasswordSet: [
    'Kata sandi transaksi dibuat',
    'Kata sandi untuk penarikan dan transfer baru saja dibuat di akun Anda. Jika bukan Anda, hubungi layanan pelanggan sekarang.',
  ],
  moneyPasswordChanged: [
    'Kata sandi transaksi diganti',
    'Kata sandi untuk penarikan dan transfer baru saja diganti. Jika bukan Anda, hubungi layanan pelanggan sekarang.',
  ],
  moneyPasswordRecovered: [
    'Kata sandi transaksi dipulihkan',
    'Kata sandi untuk penarikan dan transfer dipulihkan dengan kode. Agar uang Anda aman, kata sandi ini baru berlaku setelah waktu tunggu. Jika bukan Anda, hubungi layanan pelanggan sekarang.',
  ],
  socialLinked: [
    'Sebuah akun ditautkan',
    `Sekarang Anda bisa masuk dengan akun {provider} Anda. Jika bukan Anda, hapus di ${CENTRE} dan ganti kata sandi sekarang.`,
  ],
  socialUnlinked: [
    'Akun tertaut dihapus',
    'Tautan akun {provider} Anda dihapus, jadi Anda tidak bisa lagi masuk dengannya. Jika bukan Anda, ganti kata sandi sekarang.',
  ],
  emailAdded: [
    'Alamat email ditambahkan ke akun Anda',
    'Akun Anda kini memakai alamat email ini. Jika bukan Anda, ganti kata sandi dan hubungi layanan pelanggan sekarang.',
  ],
  emailChanged: [
    'Alamat email Anda diganti',
    'Alamat email akun Anda baru saja diganti. Jika bukan Anda, ganti kata sandi sekarang dan batalkan lewat tautan yang kami kirim ke alamat lama.',
  ],
  emailConfirmed: [
    'Alamat email Anda telah dikonfirmasi',
    'Sebuah kode membuktikan bahwa Anda menerima email akun ini. Jika bukan Anda, ganti kata sandi dan hubungi layanan pelanggan sekarang.',
  ],
  mobileAdded: [
    'Nomor ponsel ditambahkan ke akun Anda',
    'Akun Anda kini memiliki nomor ponsel. Jika bukan Anda, ganti kata sandi dan hubungi layanan pelanggan sekarang.',
  ],
  mobileChanged: [
    'Nomor ponsel Anda diganti',
    'Nomor ponsel akun Anda baru saja diganti. Jika bukan Anda, ganti kata sandi sekarang dan batalkan lewat tautan yang kami kirim ke nomor lama.',
  ],
  mobileConfirmed: [
    'Nomor ponsel Anda telah dikonfirmasi',
    'Sebuah kode membuktikan bahwa Anda menerima pesan akun ini. Jika bukan Anda, ganti kata sandi dan hubungi layanan pelanggan sekarang.',
  ],
  contactRestored: [
    'Kontak lama Anda kembali',
    'Perubahan kontak Anda dibatalkan dan semua sesi diakhiri. Ganti kata sandi jika bukan Anda yang meminta perubahan itu.',
  ],
  closureRequested: [
    'Akun Anda akan ditutup',
    `Anda meminta akun ditutup. Akun ditutup dalam {closureTime}. Untuk mempertahankannya, masuk sebelum itu dan pilih “Pertahankan akun saya” di ${CENTRE}.`,
  ],
  closureCancelled: ['Akun Anda dipertahankan', 'Penutupan akun Anda dibatalkan.'],
  accountRecoveryRequested: [
    'Seseorang meminta pemulihan akun Anda',
    `Seseorang meminta pemulihan akun Anda. Setelah waktu tunggu, ia dapat membuat kata sandi baru. Jika bukan Anda, hentikan sekarang di ${CENTRE}.`,
  ],
  accountRecoveryStopped: [
    'Pemulihan akun Anda dihentikan',
    'Permintaan pemulihan akun Anda dihentikan dan tidak berlaku lagi.',
  ],
  accountRecoveryUsed: [
    'Akun Anda dipulihkan',
    'Akun memiliki kata sandi baru yang dibuat setelah waktu tunggu. Verifikasi dua langkah, kunci sandi, dan perangkat tepercaya dihapus: tambahkan lagi. Demi keamanan dana Anda, penarikan dan transfer diblokir untuk sementara. Jika bukan Anda, hubungi layanan pelanggan sekarang.',
  ],
  payoutAccountAdded: [
    'Rekening penarikan ditambahkan',
    'Sebuah rekening untuk menerima penarikan ditambahkan: <strong>{account}</strong>. Jika bukan Anda, hubungi layanan pelanggan sekarang.',
  ],
  twoStepOn: [
    'Verifikasi dua langkah diaktifkan',
    'Mulai sekarang, masuk ke akun Anda juga meminta kode dari aplikasi. Jika bukan Anda, hubungi layanan pelanggan sekarang.',
  ],
  twoStepOff: [
    'Verifikasi dua langkah dinonaktifkan',
    'Akun Anda tidak lagi meminta kode dari aplikasi. Jika bukan Anda, hubungi layanan pelanggan sekarang.',
  ],
  recoveryCodesCreated: [
    'Kode pemulihan baru',
    'Kode pemulihan baru dibuat; yang lama tidak berlaku lagi. Jika bukan Anda, hubungi layanan pelanggan sekarang.',
  ],
  recoveryCodeUsed: [
    'Kode pemulihan dipakai',
    'Salah satu kode pemulihan Anda baru saja dipakai dan tidak berlaku lagi. Jika bukan Anda, ganti kata sandi sekarang.',
  ],
  passkeyAdded: [
    'Kunci sandi ditambahkan',
    'Kunci sandi ditambahkan ke akun Anda. Jika bukan Anda, hapus di pusat keamanan dan ganti kata sandi sekarang.',
  ],
  passkeyRemoved: [
    'Kunci sandi dihapus',
    'Salah satu kunci sandi Anda dihapus, jadi tidak bisa lagi dipakai untuk masuk. Jika bukan Anda, ganti kata sandi sekarang.',
  ],
  passkeyRefused: [
    'Kunci sandi diblokir',
    'Kami memblokir salah satu kunci sandi Anda karena mungkin ada yang menyalinnya. Hapus dan tambahkan yang baru.',
  ],
};
