import type { TranslatedNotices } from './notice-texts.ts';

export const indonesian: TranslatedNotices = {
  notices: {
    welcome: [
      'Selamat datang di Aurora Play',
      'Akun Anda siap. <strong>Pilih permainan</strong> dari <a href="/rng">slot</a>, baca aturannya, dan lihat <a href="/promotions">promosi</a>. Bermain adalah hiburan, bukan penghasilan.',
    ],

    dataExportReady: [
      'Data Anda sudah siap',
      'Berkas berisi data Anda sekarang dapat diunduh.',
      'Unduh di pusat keamanan',
    ],
    'feedback.thanks': [
      'Jawaban atas masukan Anda',
      'Terima kasih sudah menulis. Masukan Anda telah sampai ke tim yang tepat.',
    ],
    'feedback.mending': [
      'Kami sedang memperbaikinya',
      'Anda benar, dan kami sudah memperbaikinya. Terima kasih telah memberi tahu.',
    ],
    'feedback.askingMore': [
      'Ceritakan lebih banyak',
      'Kami ingin lebih memahami. Tulis lagi dengan nama permainan dan waktunya.',
      'Tulis lagi',
    ],

    transferReceived: [
      'Anda menerima transfer',
      '{from}, dari tim Anda, mengirim {amount} kepada Anda.',
    ],
    transferFromAgent: [
      'Anda menerima transfer dari agen',
      '{from}, agen Anda, mengirim {amount} kepada Anda.',
    ],
    transferSent: [
      'Transfer Anda berhasil',
      '{amount} keluar dari saldo Anda untuk {to}. Jika bukan Anda, ganti kata sandi dan hubungi layanan pelanggan.',
      'Lihat di catatan akun',
    ],
    'deposit.refused': [
      'Deposit ditolak',
      'Penyedia pembayaran menolak deposit sebesar {amount}. Tidak ada yang ditagih. Coba jumlah lain atau cara bayar lain.',
      'Deposit {id}',
    ],
    'deposit.credited': [
      'Deposit masuk ke saldo Anda',
      '{amount} sudah ada di saldo Anda. {debtRepaid}',
      'Deposit {id}',
    ],
    'deposit.creditedLate': [
      'Deposit dibayar terlambat',
      'Pembayaran datang setelah batas waktu, dan {amount} tetap masuk ke saldo Anda. {debtRepaid}',
      'Deposit {id}',
    ],
    'deposit.creditedInPart': [
      'Deposit dibayar sebagian',
      'Anda meminta {requested}, dan yang masuk kurang. Kami mengkreditkan yang masuk: {amount}. {debtRepaid}',
      'Deposit {id}',
    ],
    'deposit.creditedMore': [
      'Deposit dibayar lebih',
      'Anda meminta {requested}, dan yang masuk lebih. Kami mengkreditkan semuanya: {amount}. {debtRepaid}',
      'Deposit {id}',
    ],
    'deposit.returning': [
      'Pembayaran tidak dikreditkan',
      'Kami menerima {amount}, dan jumlah itu tidak masuk ke saldo Anda. {why} Uangnya sedang dikembalikan ke rekening asalnya.',
      'Deposit {id}',
    ],
    'deposit.returned': [
      'Pembayaran dikembalikan',
      'Kami mengembalikan {amount} ke rekening asalnya. {why}',
      'Deposit {id}',
    ],
    'deposit.returnFailed': [
      'Pembayaran tidak dapat dikembalikan',
      'Bank menolak pengembalian {amount}. {why} Hubungi layanan pelanggan agar kami dapat mengembalikannya.',
      'Deposit {id}',
    ],
    'deposit.reversed': [
      'Deposit ditarik kembali oleh bank',
      'Bank pembayar meminta {amount} kembali. Jumlah itu telah keluar dari saldo Anda. {owed}',
      'Deposit {id}',
    ],
    'deposit.expired': [
      'Waktu sebuah deposit habis',
      'Deposit sebesar {amount} tidak dibayar tepat waktu. Jika Anda sudah membayar, jangan bayar lagi: uangnya masuk begitu kami terima.',
      'Deposit {id}',
    ],
    'deposit.cancelled': [
      'Deposit dibatalkan',
      'Deposit sebesar {amount} dibatalkan. Tidak ada yang ditagih.',
      'Deposit {id}',
    ],
    'withdrawal.documentsNeeded': [
      'Kami memerlukan dokumen untuk penarikan Anda',
      'Penarikan sebesar {amount} menunggu dokumen Anda. Hubungi layanan pelanggan untuk mengirimkannya.',
      'Lihat penarikan ini',
    ],
    'withdrawal.disbursed': [
      'Penarikan Anda telah dibayar',
      'Kami membayar {amount} ke rekening Anda. Periksa bank Anda dan beri tahu kami apakah uangnya sampai.',
      'Lihat penarikan ini',
    ],
    'withdrawal.silenceNear': [
      'Apakah penarikan Anda sampai?',
      'Kami membayar {amount}, dan Anda belum menjawab. Sebentar lagi akan dianggap diterima. Setelah itu Anda tetap dapat melaporkan masalah.',
      'Lihat penarikan ini',
    ],
    'withdrawal.silenceOver': [
      'Penarikan dianggap diterima',
      'Karena Anda tidak menjawab, pembayaran {amount} dianggap diterima. Jika uangnya tidak sampai, Anda tetap dapat melaporkannya.',
      'Lihat penarikan ini',
    ],
    'withdrawal.returned': [
      'Bank mengembalikan uangnya',
      'Anda benar: bank mengembalikan {amount}. Lihat langkah berikutnya di penarikan.',
      'Lihat penarikan ini',
    ],
    'withdrawal.forced': [
      'Penarikan ditutup sebagai diterima',
      'Kami menutup pembayaran {amount} sebagai diterima: jumlah itu tidak akan dikirim lagi dan tidak dikembalikan. Jika Anda tidak setuju, hubungi layanan pelanggan.',
      'Lihat penarikan ini',
    ],
    'withdrawal.rejected': [
      'Penarikan Anda ditolak',
      '{why} {amount} kembali ke saldo Anda.',
      'Lihat penarikan ini',
    ],
    'withdrawal.failed': [
      'Penarikan Anda tidak dapat dibayar',
      '{why} {amount} kembali ke saldo Anda.',
      'Lihat penarikan ini',
    ],

    'playLimit.higher': [
      'Batas Anda yang lebih tinggi sudah berlaku',
      '{limit}: batas yang Anda pilih sudah berlaku: {amount}. Anda bisa menurunkannya kapan saja, dan batas yang lebih rendah langsung berlaku.',
      'Lihat batas saya',
    ],
    'playLimit.removed': [
      'Salah satu batas Anda sudah berakhir',
      '{limit}: sesuai pilihan Anda, batas ini tidak berlaku lagi. Anda bisa membuat batas baru kapan saja, dan langsung berlaku.',
      'Lihat batas saya',
    ],
    'playLimit.reminder': [
      'Tinjau lagi batas Anda',
      'Anda menetapkan: {limits}. Masih sesuai untuk Anda? Batas yang lebih rendah langsung berlaku; menaikkannya perlu waktu.',
      'Lihat batas saya',
    ],
    'playLimit.reminderWithout': [
      'Anda bermain tanpa batas',
      'Pengingat dari waktu ke waktu: Anda bisa membatasi deposit, kerugian, taruhan, dan waktu bermain. Batas langsung berlaku.',
      'Lihat batas saya',
    ],

    'contract.offered': [
      'Anda mendapat tawaran kontrak',
      '{from} menawarkan kontrak kepada Anda. Periksa ketentuannya dan jawab sebelum tawaran berakhir.',
      'Buka kontrak saya',
    ],
    'contract.accepted': [
      'Tawaran Anda diterima',
      '{from} menerima kontrak yang Anda tawarkan.',
      'Buka kontrak saya',
    ],
    'contract.rejected': [
      'Tawaran Anda ditolak',
      '{from} menolak kontrak yang Anda tawarkan.',
      'Buka kontrak saya',
    ],
    'contract.withdrawn': [
      'Sebuah tawaran dibatalkan',
      'Tawaran kontrak dari {from} tidak berlaku lagi.',
      'Buka kontrak saya',
    ],
    'contract.ended': [
      'Salah satu kontrak Anda akan berakhir',
      'Ketentuan {from} berubah, sehingga kontrak Anda berakhir di akhir periode. Tanyakan kontrak baru kepada mereka.',
      'Buka kontrak saya',
    ],
    'contract.terminationRequested': [
      'Permintaan mengakhiri kontrak',
      '{from} meminta mengakhiri kontrak dengan Anda. Keputusannya ada pada Anda.',
      'Buka kontrak saya',
    ],
    'contract.terminated': [
      'Sebuah kontrak akan berakhir',
      '{from} setuju mengakhiri kontrak di akhir periode.',
      'Buka kontrak saya',
    ],
    'contract.kept': [
      'Sebuah kontrak berlanjut',
      '{from} tidak setuju mengakhiri kontrak.',
      'Buka kontrak saya',
    ],

    'application.issued': [
      'Permohonan Anda disetujui',
      '{promotion}: bonus Anda siap.',
      'Klaim sekarang',
    ],
    'application.rejected': [
      'Permohonan Anda tidak disetujui',
      '{promotion}: {why} Jika ada yang keliru, hubungi layanan pelanggan.',
      'Lihat permohonan',
    ],

    'redemption.goodsApproved': [
      'Penukaran Anda disetujui',
      '{reward}: disetujui. Kami akan segera mengirimkannya.',
      'Lihat penukaran saya',
    ],
    'redemption.voucherApproved': [
      'Voucher Anda siap',
      '{reward}: kodenya sudah dapat dilihat.',
      'Lihat penukaran saya',
    ],
    'redemption.rejected': [
      'Penukaran Anda tidak disetujui',
      '{reward}: {why} Poin Anda telah kembali.',
      'Lihat penukaran saya',
    ],
    'redemption.sent': [
      'Hadiah Anda sedang dikirim',
      '{reward}: sudah dikirim. Lihat kode pelacakannya.',
      'Lihat penukaran saya',
    ],
    friendCounted: [
      'Undangan Anda menghasilkan poin',
      '{friend} sudah cukup bertaruh: Anda mendapat {points}.',
      'Lihat undangan saya',
    ],
    'rank.risen': [
      'Anda sekarang {rank}',
      'Taruhan Anda cukup untuk peringkat {rank}.',
      'Lihat peringkat saya',
    ],
    'rank.given': [
      'Anda sekarang {rank}',
      'Kami memberi Anda peringkat {rank}.',
      'Lihat peringkat saya',
    ],
    'rank.fallen': [
      'Peringkat Anda sekarang {rank}',
      'Periode peringkat Anda berakhir, dan taruhan Anda di dalamnya cukup untuk {rank}.',
      'Lihat peringkat saya',
    ],

    'play.paused': [
      'Jeda Anda dimulai',
      'Anda tidak dapat bermain, menyetor, atau menerima bonus {until}. Penarikan, catatan, dan layanan tetap buka. Jeda tidak dapat diakhiri lebih awal. Jika bukan Anda, hubungi layanan pelanggan.',
      'Lihat jeda saya',
    ],
    'play.excluded': [
      'Anda mengecualikan diri',
      'Anda tidak dapat bermain, menyetor, atau menerima bonus {until}. Penarikan, catatan, dan layanan tetap buka. Pengecualian diri tidak dapat diakhiri lebih awal. Jika bukan Anda, hubungi layanan pelanggan.',
      'Lihat pengecualian diri saya',
    ],
    'play.returning': [
      'Anda meminta untuk kembali',
      'Pengecualian diri Anda berlangsung {until}. Sebelum itu Anda dapat membatalkan permintaan.',
      'Lihat permintaan saya',
    ],

    'sample.security': [
      'Contoh pemberitahuan keamanan',
      'Begini cara kami memberi tahu tentang kata sandi dan akses. Tidak ada yang terjadi.',
    ],
    'sample.money': [
      'Contoh pemberitahuan uang',
      'Begini cara kami memberi tahu tentang penarikan dan transfer. Tidak ada yang terjadi.',
    ],
    'sample.contracts': [
      'Contoh pemberitahuan kontrak',
      'Begini cara kami memberi tahu tentang kontrak. Tidak ada yang terjadi.',
    ],
    'sample.service': [
      'Contoh jawaban layanan pelanggan',
      'Begini cara kami menjawab tulisan Anda. Tidak ada yang terjadi.',
    ],
    'sample.promotions': [
      'Contoh pemberitahuan promosi',
      'Begini cara kami memberi tahu tentang permohonan Anda. Tidak ada yang terjadi.',
    ],
    'sample.points': [
      'Contoh pemberitahuan poin',
      'Begini cara kami memberi tahu tentang poin dan hadiah. Tidak ada yang terjadi.',
    ],
    'sample.news': [
      'Contoh kabar baru',
      'Begini cara kami menyampaikan kabar baru. Tidak ada yang terjadi.',
    ],
  },
  sentences: {
    creditCard: 'Pembayaran dilakukan dengan kartu kredit, yang tidak diizinkan oleh hukum.',
    otherPayer: 'Pembayaran datang dari rekening orang lain.',
    paidTwice: 'Deposit ini sudah dibayar sebelumnya.',
    overLimit:
      'Jumlahnya melebihi batas deposit Anda, atau akun Anda tidak menerima deposit sekarang.',
    tooLittle: 'Jumlahnya tidak menutup biaya.',
    debtRepaid:
      'Dari jumlah ini, {amount} melunasi utang Anda sejak sebuah deposit ditarik kembali.',
    owed: 'Karena sebagian sudah dipakai, Anda berutang {amount}. Deposit Anda berikutnya melunasi ini terlebih dahulu.',
    notOwnAccount: 'Rekening itu bukan atas nama Anda.',
    documentsNeeded: 'Kami memerlukan dokumen dari Anda.',
    bankRefused: 'Bank Anda tidak menerima uangnya.',
    conditions_not_met: 'Syarat promosi tidak terpenuhi.',
    pictures_unclear: 'Gambar tidak menunjukkan yang diperlukan.',
    not_credible: 'Komentar dan gambar tidak sesuai dengan akun Anda.',
    out_of_stock: 'Stoknya habis.',
    address_unreachable: 'Kami tidak dapat mengirim ke alamat ini.',
    rules_broken: 'Permintaan ini melanggar aturan toko poin.',
  },
};
