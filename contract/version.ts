/**
 * The version of the contract, as semver. A major one breaks a client or a server of before, a minor
 * one adds, a patch changes nothing that either of them sees. `npm run contract-changes -- --bump`
 * writes the version that the changes ask for; a test refuses a lower one.
 */
export const CONTRACT_VERSION = '1.2.0';

/** The form of a version. */
export const contractVersionPattern = /^\d+\.\d+\.\d+$/u;

/** Header of every API response: the version of the contract that the server keeps. */
export const CONTRACT_VERSION_HEADER = 'x-contract-version';
