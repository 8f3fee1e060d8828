import type { CallName } from './good-requests/index.ts';

/** What a piece of §7 of the specification asks of the contract. */
export interface SpecifiedCall {
  /** The piece, as the specification has it. */
  readonly said: string;
  readonly calls: readonly CallName[];
  /** Where it is stated. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Marked as needing a token. */
  readonly auth?: true;
  /** Its payload is encrypted. */
  readonly sealed?: true;
  /** What the request names, at any depth. */
  readonly takes?: readonly string[];
  /** What the answer names, at any depth. */
  readonly gives?: readonly string[];
}

/** Of the registration payload of §3 what no field of the form is. */
const registration = ['username', 'password', 'mobileNum', 'referralCode', 'domain', 'login'];

/** The rows of the table of §7, by their first column. */
export const specifiedRows: readonly SpecifiedCall[] = [
  {
    said: 'login, loginV2',
    calls: ['account.login', 'account.loginV2'],
    method: 'POST',
    sealed: true,
    takes: ['username', 'password', 'captcha', 'type'],
  },
  {
    said: 'login code (SMS)',
    calls: ['sms.login'],
    takes: ['countryDialingCode', 'mobileNum', 'geetest'],
    gives: ['expiredMinutes', 'success', 'message'],
  },
  { said: 'member info (auth)', calls: ['account.member'], method: 'GET', auth: true },
  { said: 'menu / whitelabel', calls: ['site.menu', 'site.permission'], method: 'GET' },
  {
    said: 'register',
    calls: ['account.register'],
    method: 'PUT',
    sealed: true,
    takes: registration,
  },
  {
    said: 'registerMobile',
    calls: ['account.registerMobile'],
    method: 'PUT',
    sealed: true,
    takes: ['registerUrl', 'affiliateCode', 'referralCode', 'domain', 'registerMethod'],
  },
  {
    said: 'change password (auth)',
    calls: ['account.changePassword'],
    method: 'POST',
    auth: true,
    sealed: true,
    takes: ['oldPassword', 'newPassword', 'confirmNewPassword'],
  },
  {
    said: 'affiliate check',
    calls: ['account.affiliateCheck'],
    method: 'GET',
    takes: ['code', 'domain'],
  },
  { said: 'register settings (set-register)', calls: ['account.registerSettings'], method: 'GET' },
  {
    said: 'forgot password',
    calls: ['account.forgotPassword'],
    method: 'POST',
    takes: ['username', 'email'],
  },
  {
    said: 'set password by phone',
    calls: ['account.setPasswordByPhone'],
    method: 'POST',
    sealed: true,
    takes: ['newPassword', 'mobileNum', 'verificationCode'],
  },
  {
    said: 'free play login',
    calls: ['account.freePlay'],
    method: 'POST',
    sealed: true,
    takes: ['os', 'platform', 'randomString'],
  },
  { said: 'captcha', calls: ['account.captcha'], method: 'GET' },
  {
    said: 'registration validation rules',
    calls: ['account.registrationRules'],
    method: 'GET',
    gives: ['enabled', 'required', 'minLength', 'maxLength', 'acceptedPattern', 'patternId'],
  },
  {
    said: 'icon (auth), avatar (auth), permission (adds current host as url), system status',
    calls: ['site.icons', 'account.avatar', 'site.permission', 'site.status'],
    method: 'GET',
  },
  { said: 'logout (auth)', calls: ['account.logout'], method: 'DELETE', auth: true },
  { said: 'first login', calls: ['account.firstLogin'], auth: true },
  { said: 'country codes', calls: ['site.countryCodes'] },
  { said: 'forgot-password code', calls: ['sms.forgotPassword'], gives: ['expirationTime'] },
  {
    said: 'registration SMS by username or mobile',
    calls: ['sms.registrationByUsername', 'sms.registrationByMobile'],
    method: 'POST',
  },
];

/** The pieces of the text below the table, each up to a bracket, unchanged. */
export const specifiedPieces: readonly SpecifiedCall[] = [
  {
    said: 'games list',
    calls: ['games.list'],
    takes: [
      'clientType',
      'platform',
      'channel',
      'merchant',
      'gameType',
      'vassalage',
      'gameClassify',
      'gameName',
      'minBet',
      'minLineNum',
      'language',
      'pageNo',
      'pageSize',
    ],
    gives: ['games', 'totalPages'],
  },
  {
    said: 'hot games',
    calls: ['games.hot'],
    takes: ['merchantCode', 'isPlatform', 'vassalage', 'platform', 'language'],
  },
  {
    said: 'recent games',
    calls: ['games.recent'],
    takes: ['clientType', 'vassalage', 'language'],
    gives: ['list', 'totalPages'],
  },
  {
    said: 'favourite games',
    calls: ['games.favourites'],
    takes: ['clientType', 'platform', 'language', 'gameType'],
    gives: ['content', 'totalPages'],
  },
  { said: 'favourite ids', calls: ['games.favouriteIds'] },
  {
    said: 'add and remove favourite',
    calls: ['games.addFavourite', 'games.removeFavourite'],
    takes: ['nodeId', 'vendor', 'gameType'],
  },
  { said: 'game vendor', calls: ['games.vendors'], takes: ['merchantCode', 'platform'] },
  { said: 'game announcements', calls: ['games.announcements'] },
  { said: 'vassalage game type', calls: ['games.vendorGameTypes'] },
  { said: 'pvp rooms', calls: ['pvp.rooms'] },
  { said: 'pvp launch', calls: ['pvp.launch'] },
  {
    said: 'launch address',
    calls: ['games.launch'],
    takes: [
      'gameId',
      'nodeId',
      'accountType',
      'confirmTrans',
      'vassalage',
      'launchMode',
      'platform',
      'clientType',
      'merchantCode',
      'language',
    ],
    gives: ['game_url', 'game_url2'],
  },
  { said: 'game menus', calls: ['site.menu'] },
  { said: 'popular games', calls: ['games.popular'] },
  { said: 'winner rank list', calls: ['boards.winnerRank'] },
  {
    said: 'Lottery: lobby launch',
    calls: ['lottery.launch'],
    takes: ['lottoArea', 'launchMode', 'lottoView', 'device', 'backUrl', 'language'],
  },
  { said: 'VN lottery menus', calls: ['lottery.menus'], takes: ['prizeMode', 'device'] },
  {
    said: 'popular lottery',
    calls: ['lottery.popular'],
    takes: ['count', 'prizeMode', 'device', 'language'],
  },
  { said: 'Vietnamese numbers', calls: ['lottery.vietnameseNumbers'], takes: ['count'] },
  { said: 'opened numbers', calls: ['lottery.opened'] },
  { said: 'recent lottery', calls: ['lottery.recent'] },
  {
    said: 'mission summary and leaderboard',
    calls: ['boards.missionSummary', 'boards.missionLeaderboard'],
  },
  { said: 'Account and home: balance', calls: ['wallet.balance'], gives: ['sumBalance'] },
  { said: 'consolidated wallet', calls: ['wallet.consolidated'] },
  { said: 'merchant wallet', calls: ['wallet.merchant'], gives: ['isSingle'] },
  { said: 'wallet transfer', calls: ['wallet.transfer'], method: 'POST' },
  { said: 'unread message count', calls: ['messages.unread'], gives: ['unread'] },
  {
    said: 'notice',
    calls: ['content.notices'],
    takes: ['types', 'platform', 'execution'],
    gives: ['player', 'banners', 'popup', 'promotion'],
  },
  { said: 'logged-in announcements', calls: ['content.memberAnnouncements'], auth: true },
  { said: 'routers', calls: ['site.domains'], gives: ['domainList', 'speed'] },
  {
    said: 'consolidated contracts',
    calls: ['agents.consolidatedContracts'],
    gives: ['dailysalreqtype', 'divtypereq', 'contracthoursalreq', 'realtimesalreqtype'],
  },
  { said: 'dividend request', calls: ['agents.dividendRequest'] },
  { said: 'daily salary', calls: ['agents.dailySalary'] },
  { said: 'hourly salary contract', calls: ['agents.hourlySalaryContract'], method: 'POST' },
  { said: 'real-time salary contract', calls: ['agents.realTimeSalaryContract'], method: 'POST' },
  { said: 'raffle promotion', calls: ['promotions.enter'], method: 'POST' },
  { said: 'feedback', calls: ['feedback.send'], method: 'PUT' },
  { said: 'help centre', calls: ['help.centre'] },
  { said: 'winner board', calls: ['boards.winnerBoard'] },
  { said: 'Points: balance', calls: ['points.balance'], auth: true },
  { said: 'reward list', calls: ['points.rewards'], auth: true },
  { said: 'redeem', calls: ['points.redeem'], auth: true, sealed: true },
  { said: 'redeemed list', calls: ['points.redeemed'], auth: true },
  { said: 'config', calls: ['points.config'], auth: true },
  { said: 'convert points', calls: ['points.convert'], auth: true, sealed: true },
  { said: 'member transaction detail', calls: ['points.transactions'], auth: true },
];
