/** How the windows of the providers behave now. */
export interface ProviderBehaviour {
  /** Whoever chooses an account is not confirmed. */
  readonly refuses: boolean;
  /** How much later the window shows anything, in milliseconds. */
  readonly latencyMilliseconds: number;
}

/** Everything works. */
export const workingProvider: ProviderBehaviour = { refuses: false, latencyMilliseconds: 0 };
